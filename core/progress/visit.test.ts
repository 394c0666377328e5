import { expect, it } from 'vitest';
import { hour } from './day.ts';
import { visitOf } from './visit.ts';

it('begins anew after some hours, and remembers the one before', () => {
  const first = visitOf({ visitedAt: null, newsSince: null }, 1000);
  expect(first).toEqual({ visitedAt: 1000, newsSince: null });
  expect(visitOf(first, 1000 + 3 * hour)).toBe(first);
  const second = visitOf(first, 1000 + 4 * hour);
  expect(second).toEqual({ visitedAt: 1000 + 4 * hour, newsSince: 1000 });
  expect(visitOf(second, 1000 + 5 * hour)).toBe(second);
});
