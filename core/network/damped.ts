import { networkModel } from './model.ts';
import type { Star } from './stars.ts';

interface Votes {
  to: number;
  votes: readonly [all: number, ...rest: number[]];
  /** What they would weigh, what bursts left of it, what returns and circles left of that, and stars of that. */
  full: number;
  shared: number;
  weight: number;
  left: number;
}

interface SharedTie {
  one: number;
  other: number;
  weights: readonly [all: number, ...rest: number[]];
  isDamped: boolean;
}

interface Seen {
  flows: readonly Votes[];
  ties: readonly SharedTie[];
  stars: readonly Star[];
  /** Places of those who are known beyond a circle of their own. */
  known: ReadonlySet<number>;
}

/**
 * Those who got most of their votes in bursts, in return or in a circle; those who got most of all ties and votes from
 * satellites, since some votes by such accounts may reach anybody; and the satellites whom nobody else knows. Nobody can help being voted for, and
 * who greets whoever comes is no cheat: who is known besides is marked only by votes in return, and what satellites gave
 * them counts for nothing.
 */
export function findDamped({ flows, ties, stars, known }: Seen): Set<number> {
  const votes = new Map<number, Received>();
  const all = new Map<number, Received>();
  for (const { to, votes: given, full, shared, weight, left } of flows) {
    receive(votes, to, given[0], known.has(to) ? shared : full, weight);
    if (!known.has(to)) receive(all, to, given[0], weight, left);
  }
  for (const { one, other, weights, isDamped } of ties) {
    for (const place of [one, other])
      if (!known.has(place)) receive(all, place, 1, weights[0], isDamped ? 0 : weights[0]);
  }
  const satellites = stars.flatMap((star) => [...star.satellites]).filter((place) => !known.has(place));
  return new Set([...satellites, ...mostlyTaken(votes), ...mostlyTaken(all)]);
}

/** Those of whose votes and ties most of the weight was taken away. */
function mostlyTaken(sums: ReadonlyMap<number, Received>): number[] {
  const { votes: fewest, share } = networkModel.damped;
  return [...sums]
    .filter(([, { count, full, weight }]) => count >= fewest && weight <= full * (1 - share))
    .map(([place]) => place);
}

interface Received {
  count: number;
  full: number;
  weight: number;
}

function receive(
  sums: Map<number, Received>,
  place: number,
  count: number,
  full: number,
  weight: number,
): void {
  const before = sums.get(place) ?? { count: 0, full: 0, weight: 0 };
  sums.set(place, {
    count: before.count + count,
    full: before.full + full,
    weight: before.weight + weight,
  });
}
