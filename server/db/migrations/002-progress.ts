import type { Kysely } from 'kysely';
import { type Engine, instant, key, keyType, type Migration } from './column-types.ts';

/** What begins at nothing and is only ever counted on. */
const counted = [
  'influence_score',
  'games_completed',
  'connections',
  'activities',
  'badges',
  'teams_completed',
  'teams_led',
  'ideas',
  'idea_votes',
  'most_votes_on_one_idea',
  'stories',
  'story_votes',
  'posts',
  'jornada_flawless',
  'challenges_won',
  'flawless_chains',
  'best_flip_score',
  'bound_day',
  'day_posts',
  'day_votes',
  'day_connections',
];

/** What is unknown at first. */
const unknown = ['conector', 'estrategista', 'porta_voz', 'pioneiro', 'active_day'];

export const progress: Migration = async (db, engine) => {
  await createStandings(db);
  await createLedger(db, engine);
  await createGames(db);
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('shard', 'integer', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('counters_key', ['name', 'bucket', 'shard'])
    .execute();
};

async function createStandings(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('standings')
    .addColumn('user_id', keyType, (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    );
  for (const name of counted) {
    table = table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0));
  }
  for (const name of unknown) table = table.addColumn(name, 'integer');
  await table.execute();
  await db.schema
    .createIndex('standings_score')
    .on('standings')
    .columns(['influence_score desc', 'user_id'])
    .execute();
  await db.schema
    .createIndex('standings_connections')
    .on('standings')
    .columns(['connections desc', 'user_id'])
    .execute();
  await db.schema.createIndex('standings_posts').on('standings').columns(['posts desc', 'user_id']).execute();
}

async function createLedger(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('point_entries')
    .addColumn('id', keyType, key(engine))
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('balance', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('point_entries_once', ['user_id', 'kind', 'ref'])
    .execute();
  await db.schema
    .createIndex('point_entries_time')
    .on('point_entries')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createTable('weekly_points')
    .addColumn('week', 'integer', (column) => column.notNull())
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('points', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('weekly_points_key', ['week', 'user_id'])
    .execute();
  await db.schema
    .createIndex('weekly_points_top')
    .on('weekly_points')
    .columns(['week', 'points desc', 'user_id'])
    .execute();
  await db.schema.createIndex('weekly_points_user').on('weekly_points').column('user_id').execute();
  await db.schema
    .createTable('member_badges')
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('badge', 'text', (column) => column.notNull())
    .addColumn('earned_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('member_badges_key', ['user_id', 'badge'])
    .execute();
  await db.schema
    .createTable('feats')
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('feat', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('feats_key', ['user_id', 'feat'])
    .execute();
}

async function createGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_progress')
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('game_id', 'integer', (column) => column.notNull())
    .addColumn('best_score', 'integer', (column) => column.notNull())
    .addColumn('best_percent', 'integer', (column) => column.notNull())
    .addColumn('verified_percent', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('completed_at', instant)
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('game_progress_key', ['user_id', 'game_id'])
    .execute();
  await db.schema
    .createTable('game_runs')
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_runs_key', ['user_id', 'run_id'])
    .execute();
}
