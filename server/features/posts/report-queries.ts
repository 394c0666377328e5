import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { lockCounter } from '#server/ledger/counters.ts';
import { type SeenPost, seenBy, toSeen, type Viewer } from './queries.ts';

const maxListed = 50;

/** What was reported and waits for a review, what is hidden first, with the reasons given. */
export async function findReported(db: Db, viewer: Viewer): Promise<(SeenPost & { reasons: string[] })[]> {
  const rows = await seenBy(db, viewer)
    .where('posts.reports', '>', 0)
    .where('posts.reviewed_at', 'is', null)
    .orderBy(sql`case when posts.hidden_at is null then 1 else 0 end`)
    .orderBy('posts.report_weight', 'desc')
    .orderBy('posts.reports', 'desc')
    .orderBy('posts.id')
    .limit(maxListed)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const reports = await db
    .selectFrom('reports')
    .select(['post_id', 'reason'])
    .where('post_id', 'in', ids)
    .where('reason', '<>', '')
    .execute();
  return rows.map((row) => ({
    ...toSeen(row),
    reasons: reports.filter(({ post_id }) => post_id === row.id).map(({ reason }) => reason),
  }));
}

/** Adds a report; false when this member had reported the post. */
export async function insertReport(
  tx: Tx,
  report: { post_id: number; reporter_id: number; reason: string; weight: number; created_at: number },
): Promise<boolean> {
  const added = await tx
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['post_id', 'reporter_id']).doNothing())
    .returning('post_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether a report of this member weighs on another post of the same author that nobody has reviewed. */
export const weighsOnAuthor = async (tx: Tx, reporterId: number, authorId: number): Promise<boolean> =>
  (await tx
    .selectFrom('reports')
    .innerJoin('posts', 'posts.id', 'reports.post_id')
    .select('posts.id')
    .where('reports.reporter_id', '=', reporterId)
    .where('reports.weight', '>', 0)
    .where('posts.user_id', '=', authorId)
    .where('posts.reviewed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Counts a report on its post; returns what all of them weigh now. */
export const addReport = (tx: Tx, postId: number, weight: number): Promise<{ report_weight: number }> =>
  tx
    .updateTable('posts')
    .set((posts) => ({
      reports: posts('reports', '+', 1),
      report_weight: posts('report_weight', '+', weight),
    }))
    .where('id', '=', postId)
    .returning('report_weight')
    .executeTakeFirstOrThrow();

/** How many posts are hidden; whoever hides one waits here until the other who does so is done. */
export async function countHidden(tx: Tx, scope: Scope): Promise<number> {
  await lockCounter(tx, scope, 'hiding');
  const { hidden } = await tx
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number>().as('hidden'))
    .where('community_id', '=', scope.communityId)
    .where('hidden_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return hidden;
}

/** Hides a post until it is reviewed, unless a review has cleared it. */
export async function hidePost(tx: Tx, postId: number, now: number): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ hidden_at: now })
    .where('id', '=', postId)
    .where('hidden_at', 'is', null)
    .where('reviewed_at', 'is', null)
    .execute();
}

/** Who reported a post and waits for a review of it. */
export async function findReporters(db: Db, postId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('posts', 'posts.id', 'reports.post_id')
    .select('reports.reporter_id')
    .where('reports.post_id', '=', postId)
    .where('posts.reviewed_at', 'is', null)
    .orderBy('reports.reporter_id')
    .execute();
  return rows.map(({ reporter_id }) => reporter_id);
}

/** Shows a reported post for good; false when there is none that waits. */
export async function clearPost(tx: Tx, postId: number, now: number): Promise<boolean> {
  const changed = await tx
    .updateTable('posts')
    .set({ hidden_at: null, reviewed_at: now })
    .where('id', '=', postId)
    .where('reports', '>', 0)
    .where('reviewed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Counts a report without cause against those who made it, or takes one back from those who were right. */
export async function countJudgement(tx: Tx, userIds: readonly number[], wasRight: boolean): Promise<void> {
  const affected = tx.updateTable('standings').where('user_id', 'in', userIds);
  await (wasRight ? affected.where('false_reports', '>', 0) : affected)
    .set((standings) => ({ false_reports: standings('false_reports', wasRight ? '-' : '+', 1) }))
    .execute();
}
