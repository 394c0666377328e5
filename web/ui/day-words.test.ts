import { expect, test } from 'vitest';
import { clockTime, dayWords, longDate } from './day-words.ts';

const moments = ['2026-01-02T03:04:05.000Z', '2026-03-31T12:00:00.000Z', '2024-02-29T23:59:59.000Z'];

test.each(moments)('%s is written as the browser itself writes it in Brazil', (moment) => {
  const as = (options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', options).format(new Date(moment));
  expect(dayWords(moment)).toBe(as());
  expect(longDate(moment)).toBe(as({ day: 'numeric', month: 'long', year: 'numeric' }));
  expect(clockTime(moment)).toBe(as({ hour: '2-digit', minute: '2-digit' }));
});
