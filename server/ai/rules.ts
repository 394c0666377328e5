import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { reply } from '#core/games/desafio-negocio/answer/reply.ts';
import type { Talk } from '#core/games/desafio-negocio/answer/turn.ts';
import { type Assessment, assess } from '#core/games/desafio-negocio/judge/assess.ts';
import { agree, type Claim, checkRubric } from '#core/games/desafio-negocio/judge/check-rubric.ts';
import { feedback } from '#core/games/desafio-negocio/judge/feedback.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import type { Judgement, PersonaAnswer } from './engine.ts';

/** What the rules of the negotiation are asked: the persona's next words, or what a conversation is worth. */
export type RulesQuestion = { challengeId: ChallengeId } & (
  | { talk: Talk; message: string; seed: string }
  | { lines: readonly Line[]; claims?: readonly Claim[] }
);
export type RulesAnswer = PersonaAnswer | Judgement;

const judged = (challengeId: ChallengeId, assessment: Assessment): Judgement => ({
  assessment,
  feedback: feedback(challengeId, assessment),
});

/** Answers by the rules alone; with the claims of a model, both must agree. */
export function answerByRules(question: RulesQuestion): RulesAnswer {
  const { challengeId } = question;
  if ('lines' in question) {
    const { lines, claims } = question;
    const own = assess(challengeId, lines);
    return judged(challengeId, claims ? agree(own, checkRubric(challengeId, lines, claims)) : own);
  }
  const { text, talk, assessment } = reply(challengeId, question.talk, question.message, question.seed);
  const said = { text, engine: 'embedded' } as const;
  return talk.closed ? { ...said, judgement: judged(challengeId, assessment) } : said;
}
