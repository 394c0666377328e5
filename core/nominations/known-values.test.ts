import { describe, expect, it } from 'vitest';
import { dice } from '#core/games/chance.ts';
import { inDegree } from './ballots.ts';
import { estimate } from './interval.ts';
import { nominationModel } from './model.ts';
import { rankCorrelation } from './ranks.ts';
import { stabilityOf } from './stability.ts';

// All expected values are those of `known-values.py`, made with networkx, numpy and scipy.

/** Krackhardt's kite (1990), and the marriages of Florentine families (Padgett, 1994): a tie is a naming each way. */
const kite = [
  [1, 2, 3, 5],
  [0, 3, 4, 6],
  [0, 3, 5],
  [0, 1, 2, 4, 5, 6],
  [1, 3, 6],
  [0, 2, 3, 6, 7],
  [1, 3, 4, 5, 7],
  [5, 6, 8],
  [7, 9],
  [8],
];
const florentine = [
  [1],
  [0, 5, 6, 7, 8, 9],
  [3, 4, 5],
  [2, 4, 11],
  [2, 3, 6, 11],
  [2, 1],
  [1, 4, 7],
  [1, 6, 12],
  [1, 13, 12],
  [1, 10],
  [9],
  [3, 4, 12],
  [7, 8, 11, 14],
  [8],
  [12],
];

/** Everyone names some by a power of chance; numbers of Park and Miller, so that any language draws the same. */
function generated(people: number, names: number, power: number): number[][] {
  let state = 2026;
  return Array.from({ length: people }, () => {
    const named = new Set<number>();
    while (named.size < names) {
      state = (state * 48271) % 2147483647;
      named.add(Math.floor(people * (state / 2147483647) ** power));
    }
    return [...named];
  });
}

const networks = [
  {
    name: "Krackhardt's kite",
    lists: kite,
    degrees: [4, 4, 3, 6, 3, 5, 5, 3, 2, 1],
    stability: 0.2056,
    correlation: [-0.526648, -0.880051, 0.202176],
  },
  {
    name: 'Florentine families',
    lists: florentine,
    degrees: [1, 6, 3, 3, 4, 2, 3, 3, 3, 2, 1, 3, 4, 1, 1],
    stability: 0.2056,
    correlation: [0.501589, -0.04886, 0.818334],
  },
  {
    name: 'sixty who agree',
    lists: generated(60, 8, 2),
    degrees: [
      43, 21, 21, 13, 13, 15, 7, 16, 14, 17, 13, 5, 9, 6, 7, 12, 3, 10, 8, 8, 3, 6, 7, 6, 3, 6, 6, 5, 13, 9,
      5, 9, 8, 5, 6, 3, 8, 10, 4, 5, 6, 6, 10, 3, 4, 2, 2, 3, 1, 4, 6, 6, 6, 6, 6, 4, 4, 3, 5, 5,
    ],
    stability: 0.5167,
    correlation: [0.131288, -0.127965, 0.373745],
  },
  {
    name: 'sixty who name three',
    lists: generated(60, 3, 2),
    degrees: [
      28, 9, 10, 3, 5, 5, 4, 4, 4, 6, 8, 3, 3, 1, 1, 3, 1, 4, 2, 3, 3, 1, 2, 1, 1, 4, 1, 2, 6, 7, 1, 3, 0, 2,
      1, 1, 1, 4, 0, 2, 2, 2, 2, 0, 4, 1, 2, 1, 0, 0, 2, 1, 2, 3, 1, 1, 0, 2, 2, 2,
    ],
    stability: 0.4389,
    correlation: [0.03293, -0.222925, 0.284541],
  },
  {
    name: 'a round in which everyone names the next, and the last the second',
    lists: Array.from({ length: 30 }, (_, place) => [place === 29 ? 1 : place + 1]),
    degrees: [0, 2, ...Array.from({ length: 28 }, () => 1)],
    stability: 0,
    correlation: [0.182574, -0.193221, 0.511656],
  },
];

describe.each(networks)('of $name', ({ lists, degrees, stability, correlation }) => {
  const people = lists.length;

  it('how often each is named is known', () => {
    expect([...inDegree(lists, people)]).toEqual(degrees);
  });

  it('so is the stability by leaving out whole answers, within a step', () => {
    const [first = 0, second = 0] = nominationModel.drops;
    const found = stabilityOf(degrees, people, dice(5));
    if (stability === 0) expect(found).toBe(0);
    else expect(Math.abs(found - stability)).toBeLessThanOrEqual(second - first + 1e-4);
  });

  it('so is the rank correlation with something that has ties', () => {
    const activity = degrees.map((_, place) => (place * 7) % 5);
    const { value, low, high } = rankCorrelation(degrees, activity) ?? {};
    for (const [place, one] of [value, low, high].entries())
      expect(one).toBeCloseTo(correlation[place] ?? 0, 5);
  });
});

it.each([
  ['together', 6, 10, 14, 0, 9],
  ['together', 9, 30, 34, 5, 12],
  ['together', 12, 40, 100, 7, 17],
  ['together', 17, 30, 34, 14, 20],
  ['together', 30, 60, 200, 23, 37],
  ['together', 90, 500, 1000, 78, 103],
  ['question', 9, 15, 25, 0, 14],
  ['question', 14, 40, 100, 5, 22],
  ['question', 30, 170, 200, 24, 37],
] as const)(
  'the interval %s of %i, as %i of %i answered, is %i to %i',
  (of, count, answered, members, low, high) => {
    expect(estimate(count, { answered, members, of })).toEqual({ count, low, high });
  },
);
