const hour = 3_600_000;
const day = 24 * hour;

/** America/Sao_Paulo as a fixed UTC-3: Brazil has had no daylight saving time since 2019. */
const saoPauloOffset = 3 * hour;

/** The day that `now` falls in, in America/Sao_Paulo: from its midnight (inclusive) to the next (exclusive). */
export const dayOf = (now: number): { from: number; to: number } => {
  const from = Math.floor((now - saoPauloOffset) / day) * day + saoPauloOffset;
  return { from, to: from + day };
};
