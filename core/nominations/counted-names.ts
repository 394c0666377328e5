import { type Ballot, type Heard, inDegree, together } from './ballots.ts';
import { type Asking, type Estimate, estimate, mostNaming } from './interval.ts';
import { nominationModel } from './model.ts';
import { drawShift, mostOf } from './secrecy.ts';

/** How often each place was named, by shifted counts alone. */
interface CountedNames {
  /** By those who belong to the community. */
  own: number[];
  /** With what strangers add to it. */
  all: number[];
  /** With its interval; null where those who belong gave so few names that it may be nothing but the shift. */
  told: (Estimate | null)[];
}

export interface Counting extends Asking {
  people: number;
  coin: (bound: number) => number;
}

/**
 * How many of those who belong named one of the few who are most named by shifted counts: one number with one shift, in which a
 * small village shows that it agrees sooner than in the many counts with many.
 */
export function countCovered(
  { own }: Heard,
  counts: readonly number[],
  coin: (bound: number) => number,
): number {
  const order = counts.map((count, place) => ({ count, place }));
  order.sort((one, other) => other.count - one.count || one.place - other.place);
  const first = new Set(order.slice(0, nominationModel.few).map(({ place }) => place));
  const covered = together(own).filter((list) => list.some((place) => first.has(place)));
  return covered.length + drawShift(coin);
}

/** Counts the names in some of what was answered, and forgets who gave them. */
export function countNames(
  { own: ownBallots, beside: otherBallots }: Heard,
  listsOf: (ballots: readonly Ballot[]) => (readonly number[])[],
  { people, coin, ...asking }: Counting,
): CountedNames {
  const shifted = (ballots: readonly Ballot[]): number[] =>
    Array.from(
      inDegree(listsOf(ballots), people),
      (count) => count + drawShift(coin, nominationModel.spread[asking.of]),
    );
  const own = shifted(ownBallots);
  const beside = otherBallots && shifted(otherBallots);
  const max = beside ? mostOf(asking.answered) : mostNaming(asking);
  const bounded = (count: number): number => Math.max(0, Math.min(max, count));
  const sum = (count: number, others: number | undefined): number =>
    others === undefined ? bounded(count) : bounded(withOthers(bounded(count), bounded(others)));
  return {
    own,
    all: own.map((count, place) => sum(count, beside?.[place])),
    told: own.map((count, place) => {
      if (count < nominationModel.toldFrom[asking.of]) return null;
      const first = estimate(count, asking);
      if (!beside) return first;
      const second = estimate(beside[place] ?? 0, asking);
      return {
        count: sum(first.count, second.count),
        low: sum(first.low, second.low),
        high: sum(first.high, second.high),
      };
    }),
  };
}

/**
 * What the names by strangers add: one for each of the community from the third on, at most. They are shifted by
 * themselves and bounded by a shifted count: where a single answer opened the door to many at once, it would be seen.
 */
const withOthers = (own: number, others: number): number =>
  own + Math.max(0, Math.min(others, own - nominationModel.vouchers + 1));
