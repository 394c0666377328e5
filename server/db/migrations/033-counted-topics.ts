import type { Migration } from './column-types.ts';

/** Whether a post counts its author under its topics: not where the community knew nobody who had met them. */
export const countedTopics: Migration = async (db) => {
  await db.schema
    .alterTable('post_topics')
    .addColumn('counted', 'integer', (one) => one.notNull().defaultTo(1))
    .execute();
};
