import { type Kysely, sql } from 'kysely';
import { instant, keyType, type Migration } from './column-types.ts';

/** What begins at nothing: what established members gave, and what newcomers gave on the day of the bounds. */
const counted = [
  'active_days',
  'counted_connections',
  'counted_idea_votes',
  'counted_story_votes',
  'day_newcomer_votes',
  'day_newcomer_connections',
];

export const mutualTies: Migration = async (db) => {
  for (const name of counted) {
    await db.schema
      .alterTable('standings')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable('standings').addColumn('established_at', instant).execute();
  await noticeEstablished(db);
  await countGifts(db);
  await createAsks(db);
  await createDeferred(db);
  await createRestingNames(db);
};

/** Whatever is kept of what members did, and when. */
const acts = sql`(
  select user_id, created_at as at from posts
  union all select voter_id, created_at from votes where voter_id is not null
  union all select user_id, started_at from conversations
  union all select user_id, joined_at from team_members
  union all select user_id, created_at from point_entries where kind in ('game_completed', 'leadership')
)`;

/** A day is that of America/Sao_Paulo; someone established came back after a first day of 24 hours. */
async function noticeEstablished(db: Kysely<unknown>): Promise<void> {
  await sql`update standings set active_days = found.days from (
      select user_id, count(distinct (at - 10800000) / 86400000) as days from ${acts} as acts group by user_id
    ) as found where found.user_id = standings.user_id`.execute(db);
  await sql`update standings set active_days = 1 where active_days = 0 and active_day is not null`.execute(
    db,
  );
  await sql`update standings set established_at = found.at from (
      select acts.user_id, max(acts.at) as at from ${acts} as acts
      inner join users on users.id = acts.user_id
      group by acts.user_id, users.created_at having max(acts.at) >= users.created_at + 86400000
    ) as found where found.user_id = standings.user_id and standings.games_completed > 0`.execute(db);
}

/** Counts for each member what established members gave. */
async function countGifts(db: Kysely<unknown>): Promise<void> {
  await sql`update standings set counted_connections = found.given from (
      select user_id, count(*) as given from (
        select one_id as user_id, other_id as giver_id from connections
        union all select other_id, one_id from connections
      ) as sides
      inner join (select user_id as established_id from standings where established_at is not null) as givers
        on established_id = giver_id
      group by user_id
    ) as found where found.user_id = standings.user_id`.execute(db);
  await sql`update standings set counted_idea_votes = found.ideas, counted_story_votes = found.stories from (
      select posts.user_id, sum(case when kind = 'story' then 1 else 0 end) as stories,
        sum(case when kind = 'story' then 0 else 1 end) as ideas
      from votes inner join posts on posts.id = votes.post_id
      inner join (select user_id as established_id from standings where established_at is not null) as givers
        on established_id = voter_id
      group by posts.user_id
    ) as found where found.user_id = standings.user_id`.execute(db);
}

async function createAsks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('connection_asks')
    .addColumn('asker_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('asked_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('asked_at', instant, (column) => column.notNull())
    .addColumn('declined_at', instant)
    .addPrimaryKeyConstraint('connection_asks_key', ['asker_id', 'asked_id'])
    .execute();
  await db.schema.createIndex('connection_asks_asked').on('connection_asks').column('asked_id').execute();
}

async function createDeferred(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deferred_gifts')
    .addColumn('giver_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('receiver_id', keyType, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('votes', 'integer', (column) => column.notNull())
    .addColumn('connections', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('deferred_gifts_key', ['giver_id', 'receiver_id'])
    .execute();
  await db.schema.createIndex('deferred_gifts_receiver').on('deferred_gifts').column('receiver_id').execute();
}

async function createRestingNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('resting_names')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('until', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('resting_names_until').on('resting_names').column('until').execute();
}
