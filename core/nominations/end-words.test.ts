import { expect, it } from 'vitest';
import { endWords } from './end-words.ts';

it.each([
  ['2026-11-22T17:05:00.000Z', -180, 'domingo, 22 de novembro, às 14:05'],
  // Further west the same moment is on the day before.
  ['2026-11-22T02:30:00.000Z', -180, 'sábado, 21 de novembro, às 23:30'],
  ['2027-03-01T02:00:00.000Z', -300, 'domingo, 28 de fevereiro, às 21:00'],
])('%s, %i minutes from UTC, is %s', (endsAt, minutesAhead, words) => {
  expect(endWords(endsAt, minutesAhead * 60_000)).toBe(words);
});
