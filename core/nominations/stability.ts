import { hypergeometric } from './hypergeometric.ts';
import { nominationModel } from './model.ts';
import { correlate, ranksOfCounts } from './ranks.ts';

/**
 * How sure the order is, as the correlation stability coefficient of R's bootnet: the largest share of the answers that can
 * be left out such that the ranks still agree with those of all answers (0.7 or more) in 95% of the samples; 0 if none can.
 * What is left of a count when answers are left out is drawn from the count alone (hypergeometric): so it can be reckoned
 * from counts that were shifted, and tells no more of a single answer than they do.
 */
export function stabilityOf(
  counts: readonly number[],
  respondents: number,
  dice: (bound: number) => number,
): number {
  const ranks = ranksOfCounts(Int32Array.from(counts));
  const { drops, samples, keptCorrelation, keptIn } = nominationModel;
  let stability = 0;
  for (const share of drops) {
    const kept = respondents - Math.round(respondents * share);
    if (kept === respondents) continue;
    const leftOf = new Map(
      [...new Set(counts)].map((count) => [count, whatIsLeft(count, respondents, kept)]),
    );
    const draws = counts.map((count) => leftOf.get(count));
    const left = new Int32Array(counts.length);
    const isKept = (): boolean => {
      for (let place = 0; place < left.length; place++) left[place] = draws[place]?.[dice(outcomes)] ?? 0;
      return correlate(ranksOfCounts(left), ranks) >= keptCorrelation;
    };
    if (holds(isKept, samples, keptIn)) stability = share;
  }
  return stability;
}

/** Whether enough of the samples pass; no more are taken than it needs to know. */
function holds(passes: () => boolean, samples: number, share: number): boolean {
  let mayFail = Math.floor(samples * (1 - share) + 1e-9);
  for (let sample = 0; sample < samples; sample++) if (!passes() && mayFail-- === 0) return false;
  return true;
}

/** As many outcomes stand for all of a draw, each equally likely. */
const outcomes = 4096;

/** How many of those who named somebody are among the answers that are kept: outcomes to draw one of. */
function whatIsLeft(count: number, respondents: number, kept: number): Int32Array {
  const { from, chances } = hypergeometric({ all: respondents, marked: count, drawn: kept });
  const drawn = new Int32Array(outcomes);
  let [at, sum] = [0, chances[0] ?? 0];
  for (let outcome = 0; outcome < outcomes; outcome++) {
    while (at < chances.length - 1 && sum <= (outcome + 0.5) / outcomes) sum += chances[++at] ?? 0;
    drawn[outcome] = from + at;
  }
  return drawn;
}
