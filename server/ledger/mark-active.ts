import { sql } from 'kysely';
import { dayNumber } from '#core/progress/day.ts';
import { fairness } from '#core/progress/fairness.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { onlyRow } from '#server/db/only-row.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { HeldMember } from '#server/db/transaction.ts';
import { changeStanding } from './change-standing.ts';
import { addToCounters, readBuckets } from './counters.ts';
import { establish } from './establish.ts';
import { heldMember, lockMembers } from './lock-members.ts';

/** Who did something in the last days is active. */
export const windowDays = 30;

const selectBeginning = compileOnce((tx, userId: number) =>
  tx.selectFrom('users').select('created_at').where('id', '=', userId),
);

/**
 * Notes that the member did something today, and whether someone who has finished a game is past the first day: what
 * an established member gives counts, and this returns whether the member is one. It comes first in a transaction,
 * and holds the others whom the act is about: all locks are taken in one order.
 */
export async function markActive(
  tx: Tx,
  userId: number,
  now: number,
  others: readonly number[] = [],
): Promise<boolean> {
  await lockMembers(tx, [userId, ...others]);
  const member = heldMember(tx, userId);
  if (member.established_at === null && member.games_completed > 0 && (await isPastFirstDay(tx, userId, now)))
    await establish(tx, userId, now);
  const isNewDay = await countDay(tx, member, dayNumber(now));
  // Leaders are identified by their days too.
  if (isNewDay) await changeStanding(tx, userId, {}, now);
  return member.established_at !== null;
}

async function isPastFirstDay(tx: Tx, userId: number, now: number): Promise<boolean> {
  return now >= onlyRow(await selectBeginning(tx, userId)).created_at + fairness.firstDay;
}

const raiseDay = compileOnce((tx, userId: number, today: number, before: number) =>
  tx
    .updateTable('standings')
    .set((standings) => ({ active_day: today, active_days: standings('active_days', '+', 1) }))
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(active_day, -1) = ${before}`)
    .returning('user_id'),
);

async function countDay(tx: Tx, member: HeldMember, today: number): Promise<boolean> {
  const { user_id: userId, active_day: before } = member;
  if (before !== null && before >= today) return false;
  const moved = await raiseDay(tx, userId, today, before ?? -1);
  if (moved.length === 0) return false;
  member.active_day = today;
  const previous =
    before === null ? { name: 'participants', by: 1 } : { name: 'active', bucket: before, by: -1 };
  addToCounters(tx, member, [{ name: 'active', bucket: today, by: 1 }, previous]);
  return true;
}

/** How many members did something in the last 30 days. */
export async function countActive(db: Db, scope: Scope, now: number): Promise<number> {
  const today = dayNumber(now);
  const days = await readBuckets(db, scope, 'active', today - windowDays + 1, today);
  return days.reduce((sum, { value }) => sum + value, 0);
}
