import { day } from './day.ts';
import { formatNumber } from './wording.ts';

const week = 7 * day;

export interface Trend {
  label: string;
  direction: 'up' | 'down' | 'flat';
}

/** The two weeks that are compared, the last one ending now; each from `from` (inclusive) to `to` (exclusive). */
export const trendWeeks = (now: number) => ({
  thisWeek: { from: now - week, to: now },
  previousWeek: { from: now - 2 * week, to: now - week },
});

/** What stands there until a member's own weeks can be compared; apart from the other samples, which come later. */
export const sampleTrend: Trend = { label: '+12% esta semana', direction: 'up' };

/** Whole days since the first entry of a ledger, the measure of whether a trend can be told. */
export const ledgerDays = (firstEntryAt: number | null, now: number): number =>
  firstEntryAt === null ? 0 : Math.max(0, Math.floor((now - firstEntryAt) / day));

const signed = (value: number, unit: string): Trend => ({
  label: `${value > 0 ? '+' : value < 0 ? '-' : ''}${formatNumber(Math.abs(value))}${unit} esta semana`,
  direction: value > 0 ? 'up' : value < 0 ? 'down' : 'flat',
});

/** How the points of a week compare with the week before; after a week without points there is no percentage. */
export const trendOf = (points: { thisWeek: number; previousWeek: number }): Trend =>
  points.previousWeek <= 0
    ? signed(points.thisWeek, ' pts')
    : signed(Math.round(((points.thisWeek - points.previousWeek) / points.previousWeek) * 100), '%');
