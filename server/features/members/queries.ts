import type { Scope } from '#server/db/care-tables.ts';
import type { Db, EntryRow } from '#server/db/schema.ts';

/** A member's ledger, newest first; `before` goes on from an entry already seen. */
export async function findEntries(
  db: Db,
  userId: number,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<EntryRow[]> {
  const entries = db.selectFrom('point_entries').selectAll().where('user_id', '=', userId);
  const older = before === undefined ? entries : entries.where('id', '<', before);
  return older.orderBy('id', 'desc').limit(limit).execute();
}

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
