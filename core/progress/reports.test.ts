import { expect, it } from 'vitest';
import { hidingWeight, maxHidden, reportWeight } from './reports.ts';

it('a report weighs half of what it did after each one without cause, and nothing in the end', () => {
  expect([0, 1, 2, 3, 4, 9].map(reportWeight)).toEqual([8, 4, 2, 1, 0, 0]);
});

it('three full reports hide, two and a halved one do not', () => {
  expect(3 * reportWeight(0)).toBe(hidingWeight);
  expect(2 * reportWeight(0) + reportWeight(1)).toBeLessThan(hidingWeight);
});

it.each([
  [0, 1],
  [1, 1],
  [39, 1],
  [40, 2],
  [72, 3],
  [1000, 50],
])('of %i posts, reports hide at most %i', (posts, max) => {
  expect(maxHidden(posts)).toBe(max);
});
