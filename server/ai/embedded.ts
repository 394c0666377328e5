import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { type Assessment, assess } from '#core/games/desafio-negocio/assess.ts';
import { feedback } from '#core/games/desafio-negocio/feedback.ts';
import { reply } from '#core/games/desafio-negocio/reply.ts';
import { tellStory } from '#core/games/minha-historia/tell-story.ts';
import type { Ai } from './engine.ts';

const judged = (challengeId: ChallengeId, assessment: Assessment) => ({
  assessment,
  feedback: feedback(challengeId, assessment),
});

/** The engine that needs no model: nothing leaves the server, and it always answers. */
export const embeddedAi: Ai = {
  usesModel: false,
  async answer(challengeId, talk, message, seed) {
    const { text, talk: after, assessment } = reply(challengeId, talk, message, seed);
    const said = { text, engine: 'embedded' } as const;
    return after.closed ? { ...said, judgement: judged(challengeId, assessment) } : said;
  },
  async judge(challengeId, lines) {
    return judged(challengeId, assess(challengeId, lines));
  },
  async tell(templateId, fields, seed) {
    return { ...tellStory(templateId, fields, seed), engine: 'embedded' };
  },
};
