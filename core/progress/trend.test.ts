import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerDays, trendOf, trendWeeks } from './trend.ts';

const day = 86_400_000;

describe('trendOf', () => {
  it.each([
    [112, 100, '+12% esta semana', 'up'],
    [92, 100, '-8% esta semana', 'down'],
    [100, 100, '0% esta semana', 'flat'],
    [0, 100, '-100% esta semana', 'down'],
    [1350, 100, '+1.250% esta semana', 'up'],
    [1001, 1000, '0% esta semana', 'flat'],
    [999, 1000, '0% esta semana', 'flat'],
    [101, 100, '+1% esta semana', 'up'],
    [99, 100, '-1% esta semana', 'down'],
    [3, 1, '+200% esta semana', 'up'],
    [150, 0, '+150 pts esta semana', 'up'],
    [0, 0, '0 pts esta semana', 'flat'],
  ])('%d after %d is %s', (thisWeek, previousWeek, label, direction) => {
    expect(trendOf({ thisWeek, previousWeek })).toEqual({ label, direction });
  });

  it('the sign and the direction always say the same', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (thisWeek, previousWeek) => {
        const { label, direction } = trendOf({ thisWeek, previousWeek });
        expect(label).toMatch({ up: /^\+[1-9]/, down: /^-[1-9]/, flat: /^0/ }[direction]);
        if (direction === 'up') expect(thisWeek).toBeGreaterThan(previousWeek);
        if (direction === 'down') expect(thisWeek).toBeLessThan(previousWeek);
      }),
    );
  });
});

describe('the weeks of a trend', () => {
  it('touch without a gap and end now', () => {
    expect(trendWeeks(20 * day)).toEqual({
      thisWeek: { from: 13 * day, to: 20 * day },
      previousWeek: { from: 6 * day, to: 13 * day },
    });
  });

  it.each([
    [null, 0],
    [20 * day, 0],
    [21 * day, 0],
    [6 * day + 1, 13],
    [6 * day, 14],
  ])('a ledger that starts at %s is %d days old', (first, days) => {
    expect(ledgerDays(first, 20 * day)).toBe(days);
  });
});
