import { expect, it } from 'vitest';
import { coverOf } from './cover-of.ts';

/** Of a community of so many, where each has a place like their id less one. */
function cover(
  people: number,
  ids: readonly number[],
  ties: readonly [number, number][],
  unsure: readonly number[] = [],
) {
  const named = ids.map((id) => ({
    id,
    username: `m${id}`,
    fullName: null,
    together: unsure.includes(id) ? null : { count: 5, low: 4, high: 6 },
  }));
  const places = new Map(Array.from({ length: people }, (_, place) => [place + 1, place]));
  const told = coverOf(named, places, {
    people: Array.from({ length: people }),
    ties: ties.map(([one, other]) => ({ one: one - 1, other: other - 1 })),
  });
  return told.map(({ id, reached }) => [id, reached]);
}

it('takes whoever adds most by ties to either side, until four in five are reached', () => {
  const ties: [number, number][] = [
    [2, 3],
    [1, 2],
    [2, 4],
    [4, 5],
  ];
  expect(cover(5, [1, 2, 5], ties)).toEqual([[2, 4]]);
  expect(cover(6, [1, 2, 5], ties)).toEqual([
    [2, 4],
    [5, 5],
  ]);
});

it('leaves out whom the network has not seen, and of whom nothing could be told', () => {
  expect(cover(2, [1, 2, 3], [[1, 2]], [1])).toEqual([[2, 2]]);
  expect(cover(2, [3], [])).toEqual([]);
});

it('takes ten at most', () => {
  const ids = Array.from({ length: 20 }, (_, at) => at + 1);
  expect(cover(20, ids, []).at(-1)).toEqual([10, 10]);
});
