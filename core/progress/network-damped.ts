import { networkModel } from './network-model.ts';
import type { Star } from './network-stars.ts';

interface Votes {
  to: number;
  votes: readonly [all: number, ...rest: number[]];
  full: number;
  weight: number;
}

interface SharedTie {
  one: number;
  other: number;
  weights: readonly [all: number, ...rest: number[]];
  isDamped: boolean;
}

/**
 * Those who got most of their votes in bursts, in return or in a circle; those who got most of all ties and votes from
 * satellites, since some votes by such accounts may reach anybody; and the satellites.
 */
export function findDamped(
  weighed: readonly Votes[],
  flows: readonly Votes[],
  ties: readonly SharedTie[],
  stars: readonly Star[],
): Set<number> {
  const { votes: fewest, share } = networkModel.damped;
  const damped = new Set(stars.flatMap(({ satellites }) => [...satellites]));
  const votes = new Map<number, Received>();
  const all = new Map<number, Received>();
  for (const { to, votes: given, full, weight } of weighed) receive(votes, to, given[0], full, weight);
  for (const { to, votes: given, full, weight } of flows) receive(all, to, given[0], full, weight);
  for (const { one, other, weights, isDamped } of ties) {
    for (const place of [one, other]) receive(all, place, 1, weights[0], isDamped ? 0 : weights[0]);
  }
  for (const [place, { count, full, weight }] of [...votes, ...all]) {
    if (count >= fewest && weight <= full * (1 - share)) damped.add(place);
  }
  return damped;
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
