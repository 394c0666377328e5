import { sql } from 'kysely';
import type { Migration } from './column-types.ts';

/** The first of those identified as leaders, and of those with most connections that count, are found at once. */
export const identifiedLeaders: Migration = async (db) => {
  await sql`create index standings_leaders on standings (influence_score desc, user_id)
    where conector is not null`.execute(db);
  await db.schema
    .createIndex('standings_counted_connections')
    .on('standings')
    .columns(['counted_connections desc', 'user_id'])
    .execute();
};
