import { type TradeId, tradeOf } from '#core/content/trades.ts';

// Goes with everything else of the member when they leave this device.
const keyOf = (userId: number): string => `trade:${userId}:own`;

/** What the member does, as this device knows it: games begin before the server has answered. */
export const keptTrade = (userId: number): TradeId | undefined =>
  tradeOf(localStorage.getItem(keyOf(userId)))?.id;

export function keepTrade(userId: number, trade: TradeId | null): void {
  try {
    if (trade) localStorage.setItem(keyOf(userId), trade);
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Where the storage is full or forbidden, the games begin as for everybody.
  }
}
