import { assess } from '#core/games/desafio-negocio/assess.ts';
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

/** What the judge gave, once a talk: some are measured by themselves and among others. */
const given = new WeakMap<GradedTalk, number>();
function judge(talk: GradedTalk): number {
  const score = given.get(talk) ?? assess(talk.challengeId, talk.lines).score;
  given.set(talk, score);
  return score;
}

/** Compares the judge's scores with the grades: mean absolute error in points, shares in percent. */
export function measure(talks: readonly GradedTalk[]): Measure {
  const judged = talks.map((talk) => ({ ...talk, given: judge(talk) }));
  const errors = judged.map(({ given, score }) => Math.abs(given - score));
  const share = (most: number) =>
    Math.round((errors.filter((error) => error <= most).length / talks.length) * 100);
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
