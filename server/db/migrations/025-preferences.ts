import type { Kysely } from 'kysely';
import type { Migration } from './column-types.ts';

/** What a person said of themselves on arriving: their trade, and how they like to read. Null where they did not say. */
export const preferences: Migration = async (db) => {
  await addColumn(db, 'trade', 'text');
  await addColumn(db, 'reads_aloud', 'integer');
  await addColumn(db, 'reads_calmly', 'integer');
};

const addColumn = (db: Kysely<unknown>, name: string, type: 'text' | 'integer'): Promise<void> =>
  db.schema.alterTable('users').addColumn(name, type).execute();
