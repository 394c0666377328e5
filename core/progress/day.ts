/** Milliseconds. */
export const hour = 3_600_000;
export const day = 24 * hour;

/** America/Sao_Paulo as a fixed UTC-3: Brazil has had no daylight saving time since 2019. */
export const saoPauloOffset = 3 * hour;

/** The day that `now` falls in, in America/Sao_Paulo: from its midnight (inclusive) to the next (exclusive). */
export const dayOf = (now: number): { from: number; to: number } => {
  const from = Math.floor((now - saoPauloOffset) / day) * day + saoPauloOffset;
  return { from, to: from + day };
};

/** The number of the day that `now` falls in, for what is counted by day. */
export const dayNumber = (now: number): number => Math.floor((now - saoPauloOffset) / day);

/** From the Monday before the first of all days: that one was a Thursday. */
const daysSinceMonday = 3;

/** The number of the week that `now` falls in: from Monday to Sunday, in America/Sao_Paulo. */
export const weekNumber = (now: number): number => Math.floor((dayNumber(now) + daysSinceMonday) / 7);

/** When a week begins. */
export const weekStart = (week: number): number => (7 * week - daysSinceMonday) * day + saoPauloOffset;
