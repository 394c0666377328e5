import { setImmediate as pause } from 'node:timers/promises';
import { compileForIds } from '#server/db/compile-once.ts';
import type { Db, ReviewRow, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Member } from '#server/http/route.ts';
import type { NamedRow } from '#server/http/show-member.ts';
import { type FactRow, factColumns } from '#server/ledger/facts.ts';
import { slices } from '#server/network/snapshot.ts';
import type { ExportedRow } from './exported-network.ts';

const selectNames = compileForIds((db, ids) =>
  db.selectFrom('users').select(['id', 'username', 'hidden_at']).where('id', 'in', ids),
);

/** The names of those of these members who are still here; many are read page by page, and requests in between. */
export async function findNames(db: Db, ids: readonly number[]): Promise<Map<number, NamedRow>> {
  const names = new Map<number, NamedRow>();
  for (const some of slices(ids)) {
    for (const row of await selectNames(db, some)) names.set(row.id, row);
    await pause();
  }
  return names;
}

/** Those who hide their names, in the order of their ids. */
export async function findHidden(db: Db, { communityId }: Scope): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('community_id', '=', communityId)
    .where('hidden_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Everybody in a community, as files tell of them. */
export async function findExported(db: Db, { communityId }: Scope): Promise<Map<number, ExportedRow>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('standings', 'standings.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.hidden_at', 'users.seen_at'])
    .select(['standings.influence_score', 'standings.games_completed'])
    .where('users.community_id', '=', communityId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Keeps a request for a review; false while an earlier one waits for its answer. */
export async function insertReview(
  tx: Tx,
  { id, communityId }: Member,
  message: string,
  now: number,
): Promise<boolean> {
  const added = await tx
    .insertInto('reviews')
    .values({ community_id: communityId, user_id: id, message, requested_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The last review a member asked for. */
export const findLastReview = (db: Db, userId: number): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The requests of a community without an answer, oldest first, each with what its member has reached. */
export const findOpenReviews = (
  db: Db,
  { communityId }: Scope,
  limit: number,
): Promise<(ReviewRow & FactRow & { username: string })[]> =>
  db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .innerJoin('standings', 'standings.user_id', 'reviews.user_id')
    .select(factColumns)
    .selectAll('reviews')
    .select('users.username')
    .where('reviews.community_id', '=', communityId)
    .where('reviews.answered_at', 'is', null)
    .orderBy('reviews.id')
    .limit(limit)
    .execute();

/** Of which community a request is, and whose. */
export const findReview = (
  db: Db,
  id: number,
): Promise<Pick<ReviewRow, 'community_id' | 'user_id'> | undefined> =>
  db.selectFrom('reviews').select(['community_id', 'user_id']).where('id', '=', id).executeTakeFirst();

/** Answers a request; tells whose it was, unless it had its answer or is none. */
export const setReviewAnswer = (
  tx: Tx,
  id: number,
  answer: string,
  now: number,
): Promise<{ user_id: number } | undefined> =>
  tx
    .updateTable('reviews')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
