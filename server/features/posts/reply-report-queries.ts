import { sql } from 'kysely';
import { compileForIds } from '#server/db/compile-once.ts';
import type { Db, ReplyRow, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { recount } from './reply-queries.ts';

/** An answer of the community that no carer took away, hidden or not. */
export const findReply = (db: Db, { communityId }: Scope, id: number): Promise<ReplyRow | undefined> =>
  db
    .selectFrom('replies')
    .selectAll()
    .where('id', '=', id)
    .where('community_id', '=', communityId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** The answer of an id, of whatever community. */
export const findReplyAnywhere = (db: Db, id: number): Promise<ReplyRow | undefined> =>
  db.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirst();

/** Hides an answer; how many its post has then, or nothing where it was hidden or a review had cleared it. */
export async function hideReply(
  tx: Tx,
  id: number,
  now: number,
  { evenReviewed = false } = {},
): Promise<number | undefined> {
  const visible = tx.updateTable('replies').set({ hidden_at: now }).where('id', '=', id);
  const hidden = await (evenReviewed ? visible : visible.where('reviewed_at', 'is', null))
    .where('hidden_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return hidden && recount(tx, hidden, -1);
}

/** Shows a reported answer for good; how many its post has then, or nothing when none waited. */
export async function clearReply(tx: Tx, reply: ReplyRow, now: number): Promise<number | undefined> {
  const changed = await tx
    .updateTable('replies')
    .set({ reviewed_at: now })
    .where('id', '=', reply.id)
    .where('reports', '>', 0)
    .where('reviewed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed && recount(tx, reply, await show(tx, reply.id));
}

/** Takes an answer away; false when it was. It must be hidden already. */
export async function markReplyRemoved(
  tx: Tx,
  reply: ReplyRow,
  reason: string,
  now: number,
): Promise<boolean> {
  const removed = await tx
    .updateTable('replies')
    .set({ removed_at: now, removed_for: reason, reviewed_at: now })
    .where('id', '=', reply.id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (removed) addToCounters(tx, reply, [{ name: 'replies', by: -1 }]);
  return removed !== undefined;
}

/** Gives an answer back; how many its post has then, or nothing when it was there. */
export async function markReplyRestored(tx: Tx, reply: ReplyRow): Promise<number | undefined> {
  const restored = await tx
    .updateTable('replies')
    .set({ removed_at: null, removed_for: null })
    .where('id', '=', reply.id)
    .where('removed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!restored) return undefined;
  addToCounters(tx, reply, [{ name: 'replies', by: 1 }]);
  return recount(tx, reply, await show(tx, reply.id));
}

/** Shows an answer again: 1 where it was hidden, else 0. */
async function show(tx: Tx, id: number): Promise<0 | 1> {
  const shown = await tx
    .updateTable('replies')
    .set({ hidden_at: null })
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return shown ? 1 : 0;
}

const maxListed = 50;

const findReasons = compileForIds((db, ids) =>
  db
    .selectFrom('reply_reports')
    .select(['reply_id', 'reason'])
    .where('reply_id', 'in', ids)
    .where('reason', '<>', ''),
);

const withPost = (db: Db, { communityId }: Scope) =>
  db
    .selectFrom('replies')
    .innerJoin('users', 'users.id', 'replies.user_id')
    .innerJoin('posts', 'posts.id', 'replies.post_id')
    .selectAll('replies')
    .select(['users.username', 'posts.title'])
    .where('replies.community_id', '=', communityId)
    .limit(maxListed);

/** Answers that were reported and wait for a review, what is hidden first, with the reasons given. */
export async function findReportedReplies(db: Db, scope: Scope) {
  const rows = await withPost(db, scope)
    .where('replies.reports', '>', 0)
    .where('replies.reviewed_at', 'is', null)
    .orderBy(sql`case when replies.hidden_at is null then 1 else 0 end`)
    .orderBy('replies.report_weight', 'desc')
    .orderBy('replies.id')
    .execute();
  const reports = await findReasons(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    reasons: reports.filter(({ reply_id }) => reply_id === row.id).map(({ reason }) => reason),
  }));
}

/** Answers that were taken away, the last first. */
export const findRemovedReplies = (db: Db, scope: Scope) =>
  withPost(db, scope)
    .where('replies.hidden_at', 'is not', null)
    .where('replies.removed_at', 'is not', null)
    .orderBy('replies.removed_at', 'desc')
    .orderBy('replies.id', 'desc')
    .execute();
