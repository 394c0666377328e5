import { day } from '#core/progress/day.ts';

/** The number of the week an instant falls in; any fixed beginning of the week serves. */
export const weekOf = (now: number): number => Math.floor(now / (7 * day));

/** How many days the ranking's periods look back. */
export const periodDays = { week: 7, month: 30, quarter: 90 } as const;

export type Period = keyof typeof periodDays;

/** When a period that ends now began. */
export const periodStart = (period: Period, now: number): number => now - periodDays[period] * day;

/** Some day of so many weeks, this one included, may lie in the quarter that ends now. */
export const maxWeeksOfQuarter = Math.ceil(periodDays.quarter / 7) + 1;
