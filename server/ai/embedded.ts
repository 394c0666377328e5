import { assess } from '#core/games/desafio-negocio/assess.ts';
import { feedback } from '#core/games/desafio-negocio/feedback.ts';
import { reply } from '#core/games/desafio-negocio/reply.ts';
import { tellStory } from '#core/games/minha-historia/tell-story.ts';
import type { Ai } from './engine.ts';

/** The engine that needs no model: nothing leaves the server, and it always answers. */
export const embeddedAi: Ai = {
  usesModel: false,
  async answer(challengeId, talk, message, seed) {
    const { text, talk: after } = reply(challengeId, talk, message, seed);
    return { text, closed: after.closed, engine: 'embedded' };
  },
  async judge(challengeId, lines) {
    const assessment = assess(challengeId, lines);
    return { assessment, feedback: feedback(challengeId, assessment) };
  },
  async tell(templateId, fields, seed) {
    return { ...tellStory(templateId, fields, seed), engine: 'embedded' };
  },
};
