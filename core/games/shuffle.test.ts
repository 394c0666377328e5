import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle } from './shuffle.ts';

const lists = fc.array(fc.anything(), { maxLength: 30 });

test('any shuffle is a permutation and leaves its list alone', () => {
  fc.assert(
    fc.property(lists, fc.integer(), (items, seed) => {
      const indices = [...items.keys()];
      const before = [...items];
      expect(shuffle(indices, seed).toSorted((a, b) => a - b)).toEqual(indices);
      shuffle(items, seed);
      expect(items).toEqual(before);
    }),
  );
});

test('the seed alone decides the order', () => {
  fc.assert(
    fc.property(lists, fc.integer(), (items, seed) => {
      expect(shuffle(items, seed)).toEqual(shuffle(items, seed));
    }),
  );
});

test('every order of four is as likely as the others, even for seeds in a row', () => {
  const counts = new Map<string, number>();
  const draws = 48_000;
  for (let seed = 0; seed < draws; seed += 1) {
    const order = shuffle(['a', 'b', 'c', 'd'], seed).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const expected = draws / 24;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(counts.size).toBe(24);
  // 23 degrees of freedom: a fair shuffle exceeds 49.7 once in a thousand tries.
  expect(chiSquare).toBeLessThan(49.7);
});
