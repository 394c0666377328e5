import { compileForIds, compileOnce } from '#server/db/compile-once.ts';
import type { Db, EntryRow } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';

const selectEntries = compileOnce((db, userId: number, limit: number, before: number | undefined) => {
  const entries = db.selectFrom('point_entries').selectAll().where('user_id', '=', userId);
  const older = before === undefined ? entries : entries.where('id', '<', before);
  return older.orderBy('id', 'desc').limit(limit);
});

/** A member's ledger, newest first; `before` goes on from an entry already seen. */
export const findEntries = (
  db: Db,
  userId: number,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<EntryRow[]> => selectEntries(db, userId, limit, before);

/** Whether a member lives in the community and keeps the name out of no ranking. */
export async function isShown(db: Db, { communityId }: Scope, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('hidden_at')
    .where('id', '=', userId)
    .where('community_id', '=', communityId)
    .executeTakeFirst();
  return row?.hidden_at === null;
}

const selectShownNames = compileForIds((db, ids, communityId: CommunityId) =>
  db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .where('community_id', '=', communityId)
    .where('hidden_at', 'is', null),
);

/** Those of these people who may be named to others of the community, by their ids. */
export async function findShownNames(
  db: Db,
  { communityId }: Scope,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await selectShownNames(db, ids, communityId);
  return new Map(rows.map(({ id, username }) => [id, username]));
}

const selectOwnPosts = compileForIds((db, ids, userId: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'kind', 'title', 'body'])
    .where('id', 'in', ids)
    .where('user_id', '=', userId),
);

/** What a member's own posts say: ideas by their text, stories by their title. */
export async function findOwnPosts(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await selectOwnPosts(db, ids, userId);
  return new Map(rows.map(({ id, kind, title, body }) => [id, kind === 'story' ? title : body]));
}
