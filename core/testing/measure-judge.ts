import { type Assessment, assess } from '#core/games/desafio-negocio/judge/assess.ts';
import { feedback } from '#core/games/desafio-negocio/judge/feedback.ts';
import type { GradedTalk } from './graded.ts';

/** Kinds of conversation that try to win without negotiating; a few of them also say something worth a grade. */
const cheating = new Set(['cheat', 'copied']);
const mostForCheats = 30;

interface Measure {
  talks: number;
  meanError: number;
  within15: number;
  within25: number;
  highestCheat: number;
}

interface Judgement extends Assessment {
  /** What the person reads of it. */
  words: string;
}

/** What the judge said, once a talk: some are measured by themselves and among others. */
const given = new WeakMap<GradedTalk, Judgement>();
export function judge(talk: GradedTalk): Judgement {
  const known = given.get(talk);
  if (known) return known;
  const assessment = assess(talk.challengeId, talk.lines);
  const judgement = { ...assessment, words: feedback(talk.challengeId, assessment) };
  given.set(talk, judgement);
  return judgement;
}

/** Compares the judge's scores with the grades: mean absolute error in points, shares in percent. */
export function measure(talks: readonly GradedTalk[]): Measure {
  const judged = talks.map((talk) => ({ ...talk, given: judge(talk).score }));
  const errors = judged.map(({ given, score }) => Math.abs(given - score));
  const share = (max: number) =>
    Math.round((errors.filter((error) => error <= max).length / talks.length) * 100);
  const cheats = judged
    .filter(({ kind, score }) => cheating.has(kind) && score <= mostForCheats)
    .map(({ given }) => given);
  return {
    talks: talks.length,
    meanError: Math.round((errors.reduce((sum, error) => sum + error, 0) / talks.length) * 10) / 10,
    within15: share(15),
    within25: share(25),
    highestCheat: Math.max(0, ...cheats),
  };
}
