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
    const drawOf = new Map<number, () => number>();
    for (const count of new Set(counts)) drawOf.set(count, whatIsLeft({ count, respondents, kept }, dice));
    const draws = counts.map((count) => drawOf.get(count) ?? (() => 0));
    const isKept = (): boolean =>
      correlate(ranksOfCounts(Int32Array.from(draws, (draw) => draw())), ranks) >= keptCorrelation;
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

const fine = 2 ** 30;

/** Draws how many of those who named somebody are among the answers that are kept. */
function whatIsLeft(
  { count, respondents, kept }: { count: number; respondents: number; kept: number },
  dice: (bound: number) => number,
): () => number {
  const fewest = Math.max(0, count - (respondents - kept));
  const most = Math.min(count, kept);
  if (fewest === most) return () => most;
  const sums: number[] = [];
  // From the likeliest outwards, so that no weight is too small for the next.
  const middle = Math.min(most, Math.max(fewest, Math.floor(((count + 1) * (kept + 1)) / (respondents + 2))));
  const weights = new Float64Array(most - fewest + 1);
  const ratio = (left: number): number =>
    ((count - left) * (kept - left)) / ((left + 1) * (respondents - count - kept + left + 1));
  weights[middle - fewest] = 1;
  for (let left = middle; left < most; left++)
    weights[left + 1 - fewest] = (weights[left - fewest] ?? 0) * ratio(left);
  for (let left = middle; left > fewest; left--)
    weights[left - 1 - fewest] = (weights[left - fewest] ?? 0) / ratio(left - 1);
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    sums.push(sum);
  }
  return () => {
    const drawn = (dice(fine) / fine) * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((sums[half] ?? 0) > drawn) high = half;
      else low = half + 1;
    }
    return fewest + low;
  };
}
