import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('relativeTime', () => {
  it.each([
    ['a clock that runs ahead', -5 * minute, 'há poucos minutos'],
    ['now', 0, 'há poucos minutos'],
    ['just under an hour', hour - 1, 'há poucos minutos'],
    ['an hour', hour, 'há 1 hora'],
    ['just under two hours', 2 * hour - 1, 'há 1 hora'],
    ['two hours', 2 * hour, 'há 2 horas'],
    ['just under a day', day - 1, 'há 23 horas'],
    ['a day', day, 'há 1 dia'],
    ['just under two days', 2 * day - 1, 'há 1 dia'],
    ['two days', 2 * day, 'há 2 dias'],
    ['years', 1200 * day, 'há 1.200 dias'],
  ])('%s', (_, elapsed, text) => {
    const now = Date.parse('2026-03-10T12:00:00Z');
    expect(relativeTime(now - elapsed, now)).toBe(text);
  });
});
