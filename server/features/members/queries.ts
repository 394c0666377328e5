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

/** Whether a member keeps the name out of rankings. */
export async function isHidden(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('hidden_at').where('id', '=', userId).executeTakeFirst();
  return row !== undefined && row.hidden_at !== null;
}
