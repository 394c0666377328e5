import { sql } from 'kysely';
import { dayNumber } from '#core/progress/day.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { TransactionConflict } from '#server/db/transaction.ts';
import { addToCounters, readBuckets } from './counters.ts';

const windowDays = 30;

/** Notes that the member did something today; each member is counted on the last such day only. */
export async function markActive(tx: Tx, userId: number, now: number): Promise<void> {
  const today = dayNumber(now);
  const standing = await tx
    .selectFrom('standings')
    .select('active_day')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!standing) throw new TransactionConflict();
  const { active_day: before } = standing;
  if (before !== null && before >= today) return;
  const moved = await tx
    .updateTable('standings')
    .set({ active_day: today })
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(active_day, -1) = ${before ?? -1}`)
    .returning('user_id')
    .executeTakeFirst();
  if (!moved) return;
  const previous =
    before === null ? { name: 'participants', by: 1 } : { name: 'active', bucket: before, by: -1 };
  await addToCounters(tx, userId, [{ name: 'active', bucket: today, by: 1 }, previous]);
}

/** How many members did something in the last 30 days. */
export async function countActive(db: Db, now: number): Promise<number> {
  const today = dayNumber(now);
  const days = await readBuckets(db, 'active', today - windowDays + 1, today);
  return days.reduce((sum, { value }) => sum + value, 0);
}

/** Takes a member out of the counts of those who ever did something. */
export async function uncountActive(tx: Tx, userId: number, activeDay: number | null): Promise<void> {
  if (activeDay === null) return;
  await addToCounters(tx, userId, [
    { name: 'active', bucket: activeDay, by: -1 },
    { name: 'participants', by: -1 },
  ]);
}
