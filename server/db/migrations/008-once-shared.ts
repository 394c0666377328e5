import type { Migration } from './column-types.ts';

export const onceShared: Migration = async (db) => {
  await db.schema.alterTable('posts').addColumn('run_id', 'text').execute();
  await db.schema.createIndex('posts_once').unique().on('posts').columns(['user_id', 'run_id']).execute();
};
