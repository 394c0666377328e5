import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hands, runSeconds, secondsToWait, typingSeconds } from './hands.ts';

test.each([
  ['', 3],
  ['x', 3],
  ['a'.repeat(36), 3],
  ['a'.repeat(37), 4],
  ['a'.repeat(240), 20],
  ['a'.repeat(5000), 120],
])('a text takes the time of its letters: %#', (text, seconds) => {
  expect(typingSeconds([text])).toBe(seconds);
});

test('several texts are written one after the other', () => {
  expect(typingSeconds(['a'.repeat(60), 'b'.repeat(48), 'c'])).toBe(12);
});

test.each([
  ['what it claims', 12, 40, 40],
  ['never less than hands need', 12, 8, 12],
  ['what hands need where it claims nothing', 12, undefined, 12],
  ['an hour where it was left open', 12, 90_000, 3600],
])('a run takes %s', (_, needed, claimed, seconds) => {
  expect(runSeconds(needed, claimed)).toBe(seconds);
});

const now = Date.UTC(2026, 2, 10);
const second = 1000;

test.each([
  ['a fresh account has the grace', now, hands.grace, 0],
  ['and not a second more', now, hands.grace + 1, 1],
  ['a minute of life is a minute more', now - 60 * second, hands.grace + 60, 0],
  ['what was played is gone', now + 40 * second, 30, 10],
  ['part of a second is waited for whole', now + 500, hands.grace, 1],
])('%s', (_, playedUntil, seconds, wait) => {
  expect(secondsToWait(playedUntil, seconds, now)).toBe(wait);
});

test('whoever waits as long as told fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 3600 }), (ahead, seconds) => {
      const wait = secondsToWait(now + ahead, seconds, now);
      expect(secondsToWait(now + ahead, seconds, now + wait * second)).toBe(0);
    }),
  );
});
