import { sql } from 'kysely';
import type { ErrorCode } from '#core/contract/errors.ts';
import { dayNumber } from '#core/progress/day.ts';
import { fairness } from '#core/progress/fairness.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { onlyRow } from '#server/db/only-row.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';

const bounds = {
  day_posts: { max: fairness.postsPerDay, code: 'post_limit' },
  day_votes: { max: fairness.votesPerDay, code: 'vote_limit' },
  day_connections: { max: fairness.connectionsPerDay, code: 'connection_limit' },
  day_messages: { max: fairness.teamMessagesPerDay, code: 'message_limit' },
  day_replies: { max: fairness.repliesPerDay, code: 'reply_limit' },
  day_reports: { max: fairness.reportsPerDay, code: 'report_limit' },
} as const satisfies Record<string, { max: number; code: ErrorCode }>;

const columns = [
  ...(Object.keys(bounds) as Bound[]),
  'day_newcomer_votes',
  'day_newcomer_connections',
] as const;

type Bound = keyof typeof bounds;

/** Adds to what was done today; whatever was done on another day is forgotten. */
const addCounts = compileOnce((tx, userId: number, today: number, ...added: number[]) => {
  const counts = columns.map((column, place) => [
    column,
    sql<number>`case when bound_day = ${today} then ${sql.ref(column)} else 0 end + ${added[place]}`,
  ]);
  return tx
    .updateTable('standings')
    .set({ ...Object.fromEntries(counts), bound_day: today })
    .where('user_id', '=', userId)
    .returning(columns);
});

/** Counts one more of something today; returns how many there were before. */
export async function addToday(
  tx: Tx,
  userId: number,
  column: (typeof columns)[number],
  now: number,
): Promise<number> {
  const added = columns.map((one) => (one === column ? 1 : 0));
  return onlyRow(await addCounts(tx, userId, dayNumber(now), ...added))[column] - 1;
}

/** The same for what a day has a bound of: refused beyond it. */
export async function countToday(tx: Tx, userId: number, column: Bound, now: number): Promise<number> {
  const before = await addToday(tx, userId, column, now);
  if (before >= bounds[column].max) throw new Refusal(bounds[column].code);
  return before;
}
