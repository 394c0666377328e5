import { dice } from '#core/games/chance.ts';
import type { Tie } from '#core/network/ties.ts';
import { day } from '#core/progress/day.ts';

/** A made village: who is there, and what they did with each other. */
interface Village {
  ties: Tie[];
  established: Set<number>;
  vouched: Map<number, number | null>;
  carers: Set<number>;
  all: Set<number>;
}

const largest = 40;
const oldestDays = 120;
const farthestNeighbour = 4;

/**
 * Neighbours who connect, team up and vote, the same for the same number; and at the edge, by turns, somebody with accounts of
 * their own, a circle that votes in turns, a family behind one person, and one that nobody has met.
 */
export function villageOf(number: number, now: number): Village {
  const roll = dice(number);
  const size = 3 + roll(largest);
  const ties: Tie[] = [];
  const when = (days = oldestDays): number => now - roll(days * 24) * (day / 24);
  const vote = (from: number, to: number, times: number): void => {
    for (let time = 0; time < times; time++) ties.push({ kind: 'vote', from, to, at: when() });
  };
  const meet = (from: number, to: number, days?: number): void => {
    ties.push({ kind: 'connection', from, to, at: when(days) });
  };
  for (let one = 1; one <= size; one++) {
    for (let times = roll(4); times > 0; times--) {
      const other = 1 + ((one + roll(farthestNeighbour)) % size);
      meet(one, other);
      if (roll(3) === 0) ties.push({ kind: 'team', from: one, to: other, at: when() });
      vote(1 + roll(size), other, roll(5));
    }
  }
  const edge = Array.from({ length: 2 + roll(12) }, (_, at) => size + 1 + at);
  const [kind, gate, second] = [number % 6, 1 + roll(size), 1 + roll(size)];
  for (const [at, one] of edge.entries()) {
    const next = edge[(at + 1) % edge.length] ?? one;
    if (kind === 0) {
      meet(gate, one, 1 + roll(20));
      vote(one, gate, 1 + roll(3));
    } else if (kind === 1) vote(one, next, 3);
    else meet(one, next);
    if (kind === 2 && at === 0) meet(one, gate);
    if (kind === 3 && at < 2) meet(one, at === 0 ? gate : second);
    if (kind === 4) vote(one, gate, roll(4));
    if (roll(6) === 0) vote(gate, one, 2);
  }
  const ids = [...Array.from({ length: size }, (_, at) => at + 1), ...edge];
  const established = new Set(ids.filter(() => roll(8) > 0));
  const withCard = ids.filter(() => roll(9) === 0);
  return {
    ties,
    established,
    vouched: new Map(withCard.map((id) => [id, roll(3) === 0 ? null : 1 + roll(size)])),
    carers: new Set(number % 2 === 0 ? [1 + roll(size)] : []),
    all: new Set(ids.slice(0, ids.length - roll(2))),
  };
}
