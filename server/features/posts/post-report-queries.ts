import { sql } from 'kysely';
import { compileForIds } from '#server/db/compile-once.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { type SeenPost, seenBy, type Viewer } from './queries.ts';

const maxListed = 50;

const findReasons = compileForIds((db, ids) =>
  db
    .selectFrom('reports')
    .select(['post_id', 'reason'])
    .where('post_id', 'in', ids)
    .where('reason', '<>', ''),
);

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
  const reports = await findReasons(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    reasons: reports.filter(({ post_id }) => post_id === row.id).map(({ reason }) => reason),
  }));
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
