import { inDegree } from './ballots.ts';
import { nominationModel } from './model.ts';
import { correlate, ranksOfCounts } from './ranks.ts';

/**
 * How sure the order is, as the correlation stability coefficient of R's bootnet: the largest share of the answers that can
 * be left out such that the ranks still agree with those of all answers (0.7 or more) in 95% of the samples; 0 if none can.
 */
export function stabilityOf(
  lists: readonly (readonly number[])[],
  people: number,
  dice: (bound: number) => number,
): number {
  const all = inDegree(lists, people);
  const ranks = ranksOfCounts(all);
  const { drops, samples, keptCorrelation, keptIn } = nominationModel;
  const order = lists.map((_, place) => place);
  let stability = 0;
  for (const share of drops) {
    const left = Math.round(lists.length * share);
    if (left === 0) continue;
    const isKept = (): boolean => {
      const counts = leaveOut(all, lists, draw(order, left, dice));
      return correlate(ranksOfCounts(counts), ranks) >= keptCorrelation;
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

function leaveOut(
  all: Int32Array,
  lists: readonly (readonly number[])[],
  out: readonly number[],
): Int32Array {
  const counts = all.slice();
  for (const place of out) for (const named of lists[place] ?? []) counts[named] = (counts[named] ?? 0) - 1;
  return counts;
}

/** So many of the places, each set of them equally likely; the order is shuffled for it. */
function draw(order: number[], many: number, dice: (bound: number) => number): number[] {
  for (let at = 0; at < many; at++) {
    const other = at + dice(order.length - at);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order.slice(0, many);
}
