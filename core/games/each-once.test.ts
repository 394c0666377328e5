import { expect, test } from 'vitest';
import { eachOnce } from './each-once.ts';

test.each([
  [['a', 'b'], true],
  [['b', 'a'], true],
  [['a'], false],
  [['a', 'a'], false],
  [['a', 'c'], false],
  [['a', 'b', 'b'], false],
  [[], false],
])('%j against a and b: %s', (ids, answer) => {
  expect(eachOnce(ids, ['a', 'b'])).toBe(answer);
});
