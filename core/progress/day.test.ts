import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayOf, weekNumber, weekStart } from './day.ts';

const at = (iso: string) => Date.parse(iso);

describe('dayOf', () => {
  it.each([
    ['midnight belongs to its own day', '2026-03-10T03:00:00.000Z', '2026-03-10T03:00:00.000Z'],
    ['the last instant belongs to the day before', '2026-03-10T02:59:59.999Z', '2026-03-09T03:00:00.000Z'],
    [
      'the evening is still today although it is tomorrow in UTC',
      '2026-03-11T01:30:00Z',
      '2026-03-10T03:00:00Z',
    ],
    ['the same in January, without daylight saving time', '2026-01-15T03:00:00Z', '2026-01-15T03:00:00Z'],
  ])('%s', (_, now, from) => expect(dayOf(at(now)).from).toBe(at(from)));

  it('has a number that changes at its midnight', () => {
    const midnight = at('2026-03-10T03:00:00.000Z');
    expect([midnight - 1, midnight, midnight + 86_399_999].map(dayNumber)).toEqual([20_521, 20_522, 20_522]);
  });

  it('agrees with the time zone database', () => {
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
    const instants = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
    fc.assert(
      fc.property(instants, (now) => {
        const { from, to } = dayOf(now);
        expect(from).toBeLessThanOrEqual(now);
        expect(to).toBeGreaterThan(now);
        expect(calendar.format(from)).toBe(calendar.format(now));
        expect(calendar.format(from - 1)).not.toBe(calendar.format(now));
      }),
    );
  });
});

describe('a week', () => {
  it('begins on Monday at midnight and ends with Sunday', () => {
    const monday = at('2026-03-09T03:00:00.000Z');
    const week = weekNumber(monday);
    expect(weekNumber(monday - 1)).toBe(week - 1);
    expect(weekNumber(at('2026-03-16T02:59:59.999Z'))).toBe(week);
    expect(weekNumber(at('2026-03-16T03:00:00.000Z'))).toBe(week + 1);
    expect(weekStart(week)).toBe(monday);
  });
});
