import { type Kysely, sql } from 'kysely';
import { type Engine, instant, key, keyType, type Migration } from './column-types.ts';

/** Answers to ideas and stories, the goal a community has each week, and since when things are new to somebody. */
export const secondDay: Migration = async (db, engine) => {
  await createReplies(db, engine);
  await createWeeks(db);
  await db.schema.alterTable('users').addColumn('visited_at', instant).execute();
  await db.schema.alterTable('users').addColumn('news_since', instant).execute();
  await sql`create index users_arrived on users (community_id, created_at)`.execute(db);
};

async function createReplies(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const [table, column] of [
    ['posts', 'replies'],
    ['standings', 'day_replies'],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (one) => one.notNull().defaultTo(0))
      .execute();
  await db.schema
    .createTable('replies')
    .addColumn('id', keyType, key(engine))
    .addColumn('community_id', keyType, (column) => column.notNull())
    .addColumn('post_id', keyType, (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('votes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reports', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('report_weight', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hidden_at', instant)
    .addColumn('removed_at', instant)
    .addColumn('removed_for', 'text')
    .addColumn('reviewed_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('reply_votes')
    .addColumn('id', keyType, key(engine))
    .addColumn('reply_id', keyType, (column) => column.notNull().references('replies.id').onDelete('cascade'))
    .addColumn('voter_id', keyType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('reply_votes_once', ['reply_id', 'voter_id'])
    .execute();
  await db.schema
    .createTable('reply_reports')
    .addColumn('reply_id', keyType, (column) => column.notNull().references('replies.id').onDelete('cascade'))
    .addColumn('reporter_id', keyType, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('weight', 'integer', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('reply_reports_key', ['reply_id', 'reporter_id'])
    .execute();
  for (const index of [
    sql`create index replies_thread on replies (post_id, id desc) where hidden_at is null`,
    // What a deleted post takes along is found whether it is hidden or not.
    sql`create index replies_post on replies (post_id)`,
    sql`create index replies_user on replies (user_id)`,
    sql`create index replies_hidden on replies (community_id, hidden_at) where hidden_at is not null`,
    sql`create index replies_reported on replies (community_id, id) where reports > 0 and reviewed_at is null`,
    sql`create index reply_votes_voter on reply_votes (voter_id)`,
    sql`create index reply_reports_reporter on reply_reports (reporter_id)`,
  ])
    await index.execute(db);
}

async function createWeeks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('weekly_goals')
    .addColumn('community_id', keyType, (column) =>
      column.notNull().references('communities.id').onDelete('cascade'),
    )
    .addColumn('week', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'integer', (column) => column.notNull())
    .addColumn('reached', 'integer')
    .addColumn('told_at', instant)
    .addPrimaryKeyConstraint('weekly_goals_once', ['community_id', 'week'])
    .execute();
  await sql`create index weekly_goals_untold on weekly_goals (week) where told_at is null`.execute(db);
  await db.schema
    .createTable('weekly_acts')
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('week', 'integer', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('weekly_acts_once', ['user_id', 'week', 'act'])
    .execute();
  await db.schema.alterTable('standings').addColumn('shared_week', 'integer').execute();
  await db.schema
    .alterTable('standings')
    .addColumn('shared_weeks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
