import { sql } from 'kysely';
import { instant, key, keyType, type Migration } from './column-types.ts';

export const posts: Migration = async (db, engine) => {
  await db.schema
    .createTable('posts')
    .addColumn('id', keyType, key(engine))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('votes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reports', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hidden_at', instant)
    .addColumn('reviewed_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('posts_user').on('posts').column('user_id').execute();
  // Hidden posts are left out of the feed's indexes, so that many of them do not slow it down.
  await sql`create index posts_kind on posts (kind, id desc) where hidden_at is null`.execute(db);
  await sql`create index posts_hidden on posts (hidden_at) where hidden_at is not null`.execute(db);
  await db.schema
    .createTable('votes')
    .addColumn('id', keyType, key(engine))
    .addColumn('post_id', keyType, (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('voter_id', keyType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('votes_once', ['post_id', 'voter_id'])
    .execute();
  await db.schema.createIndex('votes_voter').on('votes').column('voter_id').execute();
  await db.schema
    .createTable('reports')
    .addColumn('post_id', keyType, (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('reporter_id', keyType, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('reports_key', ['post_id', 'reporter_id'])
    .execute();
  await db.schema.createIndex('reports_reporter').on('reports').column('reporter_id').execute();
  await db.schema
    .createTable('post_topics')
    .addColumn('post_id', keyType, (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_topics_key', ['post_id', 'key'])
    .execute();
  await db.schema
    .createIndex('post_topics_feed')
    .on('post_topics')
    .columns(['key', 'post_id desc'])
    .execute();
  await db.schema
    .createTable('topic_weeks')
    .addColumn('week', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('posts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('topic_weeks_key', ['week', 'key'])
    .execute();
  await db.schema.createIndex('topic_weeks_top').on('topic_weeks').columns(['week', 'posts desc']).execute();
};
