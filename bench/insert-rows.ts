import type { Insertable } from 'kysely';
import type { Db, Schema } from '#server/db/schema.ts';

/** Adds many rows, some at a time; those that are there already stay as they are. */
export async function insertRows<T extends keyof Schema>(
  db: Db,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) {
    const some = rows.slice(from, from + 500);
    await db
      .insertInto(table)
      .values(some as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Adds people who never sign in. */
export const insertMembers = (db: Db, ids: readonly number[], since: number): Promise<void> =>
  insertRows(
    db,
    'users',
    ids.map((id) => ({
      id,
      username: `membro ${id}`,
      username_key: `membro ${id}`,
      email: `m${id}@x.com`,
      email_key: `m${id}@x.com`,
      password_hash: 'x',
      created_at: since,
    })),
  );
