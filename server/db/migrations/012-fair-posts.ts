import { sql } from 'kysely';
import type { Migration } from './column-types.ts';

const number = 'integer';

/** Posts count once by what they say, and reports weigh by who makes them. */
export const fairPosts: Migration = async (db) => {
  await db.schema.alterTable('posts').addColumn('text_key', 'text').execute();
  await db.schema
    .alterTable('posts')
    .addColumn('report_weight', number, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('reports')
    .addColumn('weight', number, (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ['day_reports', 'false_reports']) {
    await db.schema
      .alterTable('standings')
      .addColumn(name, number, (column) => column.notNull().defaultTo(0))
      .execute();
  }
  // What was published before counts as it did.
  await sql`update posts set text_key = 'post ' || id`.execute(db);
  await db.schema
    .createIndex('posts_said_once')
    .unique()
    .on('posts')
    .columns(['user_id', 'text_key'])
    .execute();
  await sql`create index posts_reported on posts (id) where reports > 0 and reviewed_at is null`.execute(db);
};
