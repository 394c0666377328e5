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
  const fewest = Math.max(0, count - (respondents - kept));
  const most = Math.min(count, kept);
  const weights = new Float64Array(most - fewest + 1);
  const ratio = (left: number): number =>
    ((count - left) * (kept - left)) / ((left + 1) * (respondents - count - kept + left + 1));
  // From the likeliest outwards, so that no weight is too small for the next.
  const middle = Math.min(most, Math.max(fewest, Math.floor(((count + 1) * (kept + 1)) / (respondents + 2))));
  weights[middle - fewest] = 1;
  for (let left = middle; left < most; left++)
    weights[left + 1 - fewest] = (weights[left - fewest] ?? 0) * ratio(left);
  for (let left = middle; left > fewest; left--)
    weights[left - 1 - fewest] = (weights[left - fewest] ?? 0) / ratio(left - 1);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const drawn = new Int32Array(outcomes);
  let [at, sum] = [0, weights[0] ?? 0];
  for (let outcome = 0; outcome < outcomes; outcome++) {
    while (at < most - fewest && sum <= ((outcome + 0.5) / outcomes) * all) sum += weights[++at] ?? 0;
    drawn[outcome] = fewest + at;
  }
  return drawn;
}
