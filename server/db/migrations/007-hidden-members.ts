import { sql } from 'kysely';
import type { Migration } from './column-types.ts';

/** Few members hide their names, and every look at the network has to know which. */
export const hiddenMembers: Migration = async (db) => {
  await sql`create index users_hidden on users (id) where hidden_at is not null`.execute(db);
};
