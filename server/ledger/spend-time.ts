import { hands, secondsToWait } from '#core/progress/hands.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findStanding } from './standing.ts';

const advanceClock = compileOnce((tx, userId: number, ms: number, latest: number) =>
  tx
    .updateTable('standings')
    .set((standings) => ({ played_until: standings('played_until', '+', ms) }))
    .where('user_id', '=', userId)
    .where('played_until', '<=', latest)
    .returning('user_id'),
);

/**
 * Takes the time that something needs off the member's play clock, or refuses until it fits: all that one person plays
 * and writes, sent late or at once, lies one after the other between the account's first moment and now.
 */
export async function spendTime(tx: Tx, userId: number, seconds: number, now: number): Promise<void> {
  const ms = Math.ceil(seconds * 1000);
  const spent = await advanceClock(tx, userId, ms, now + hands.grace * 1000 - ms);
  if (spent.length > 0) return;
  const { played_until: until } = await findStanding(tx, userId);
  throw new Refusal('too_fast', { retryAfter: Math.max(1, secondsToWait(until, seconds, now)) });
}
