import type { Db, Schema } from '#server/db/schema.ts';

/** Adds many rows, some at a time; those that are there already stay as they are. */
export async function insertRows<T extends keyof Schema>(
  db: Db,
  table: T,
  rows: readonly object[],
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
