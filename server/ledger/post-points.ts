import { type PointEntry, postRemovedEntry, postRestoredEntry } from '#core/progress/points.ts';
import type { Db, PostRow, Tx } from '#server/db/schema.ts';
import { TransactionConflict } from '#server/db/transaction.ts';
import { addWeeklyPoints, appendEntry } from './award-points.ts';
import { changeStanding, type StandingChange } from './change-standing.ts';
import { weekOf } from './periods.ts';

type Post = Pick<PostRow, 'id' | 'kind' | 'user_id'>;

/**
 * Takes back what a post and its votes earned, or gives it again: an entry of its own, and the ranking in the weeks in
 * which it was earned. The author must be held; `also` moves with it.
 */
export async function movePostPoints(
  tx: Tx,
  post: Post,
  direction: 'removed' | 'restored',
  now: number,
  also: StandingChange,
): Promise<void> {
  const earned = await findEarned(tx, post);
  const sum = earned.reduce((all, { points }) => all + points, 0);
  const makeEntry = direction === 'removed' ? postRemovedEntry : postRestoredEntry;
  const item = { type: post.kind, id: post.id };
  const entry = makeEntry(item, sum, await countEntries(tx, post, makeEntry(item, sum, 0).kind));
  if (!(await appendEntry(tx, post.user_id, entry, now))) throw new TransactionConflict();
  const { standing } = await changeStanding(
    tx,
    post.user_id,
    { ...also, add: { ...also.add, influence_score: entry.points } },
    now,
  );
  const sign = direction === 'removed' ? -1 : 1;
  for (const { points, created_at } of earned) {
    if (points > 0) await addWeeklyPoints(tx, standing, sign * points, weekOf(created_at));
  }
}

/** What the ledger says that a post and its votes brought. */
const findEarned = (db: Db, post: Post): Promise<{ points: number; created_at: number }[]> =>
  db
    .selectFrom('point_entries')
    .select(['points', 'created_at'])
    .where('user_id', '=', post.user_id)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('kind', '=', 'contribution'),
          eb('ref', 'in', [`${post.kind}:${post.id}`, `later:${post.kind}:${post.id}`]),
        ]),
        and([eb('kind', '=', 'vote_received'), eb('ref', 'like', `${post.kind}:${post.id}:%`)]),
      ]),
    )
    .orderBy('id')
    .execute();

/** How often this has happened to the post before. */
async function countEntries(db: Db, post: Post, kind: PointEntry['kind']): Promise<number> {
  const { entries } = await db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('user_id', '=', post.user_id)
    .where('kind', '=', kind)
    .where('ref', 'like', `${post.kind}:${post.id}:%`)
    .executeTakeFirstOrThrow();
  return entries;
}
