import { type Kysely, sql } from 'kysely';
import { type Engine, instant, key, keyType, type Migration } from './column-types.ts';

/** Where whoever registers without an invite lives; all that was there before belongs to it. */
const first = 1;

/** Communities, those who take care of them, ways in and back in, and what is told to each person. */
export const communities: Migration = async (db, engine) => {
  await createCommunities(db, engine);
  await placeEverything(db);
  await placeSums(db);
  await createWaysIn(db);
  await createCare(db, engine);
  await createNotices(db, engine);
};

async function createCommunities(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('communities')
    .addColumn('id', keyType, key(engine))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull().check(sql`entry in ('open', 'invited')`))
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await sql`insert into communities (name, place, entry, created_at) values ('Rota Viva', '', 'open', 0)`.execute(
    db,
  );
  await db.schema
    .createTable('carers')
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('community_id', keyType, (column) => column.references('communities.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) =>
      column.notNull().check(sql`role in ('facilitator', 'coordinator')`),
    )
    .addColumn('since', instant, (column) => column.notNull())
    .addCheckConstraint('carers_place', sql`(role = 'coordinator') = (community_id is null)`)
    .execute();
  await sql`create unique index carers_once on carers (user_id, coalesce(community_id, 0))`.execute(db);
  await db.schema.createIndex('carers_community').on('carers').column('community_id').execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** Whatever belongs to a community carries its id, and is found by it first. */
async function placeEverything(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'standings', 'weekly_points', 'posts', 'teams', 'post_topics', 'reviews'])
    await db.schema
      .alterTable(table)
      .addColumn('community_id', keyType, (column) => column.notNull().defaultTo(first))
      .execute();
  await db.schema.alterTable('events').addColumn('community_id', keyType).execute();
  // Grows with what changes in a community; its snapshot is old while it has seen less.
  await db.schema
    .alterTable('network_state')
    .addColumn('wanted', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`insert into network_state (id, lease_until) values (0, 0)`.execute(db);
  await sql`update network_state set mark = '0'`.execute(db);
  for (const [column, type] of [
    ['suspended_at', instant],
    ['suspended_for', 'text'],
    ['seen_at', instant],
    ['came_by', 'text'],
  ] as const)
    await db.schema.alterTable('users').addColumn(column, type).execute();
  await db.schema
    .alterTable('users')
    .addColumn('notices_read', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('standings')
    .addColumn('day_messages', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('posts').addColumn('removed_at', instant).execute();
  await db.schema.alterTable('posts').addColumn('removed_for', 'text').execute();
  for (const index of [
    'users_hidden',
    'standings_score',
    'standings_connections',
    'standings_posts',
    'standings_leaders',
    'standings_counted_connections',
    'weekly_points_top',
    'posts_kind',
    'posts_hidden',
    'posts_reported',
    'post_topics_feed',
    'teams_open',
    'teams_completed',
  ])
    await db.schema.dropIndex(index).execute();
  for (const index of [
    sql`create index users_community on users (community_id, id)`,
    sql`create index users_hidden on users (community_id, id) where hidden_at is not null`,
    sql`create index users_seen on users (community_id, seen_at)`,
    sql`create index users_suspended on users (community_id, id) where suspended_at is not null`,
    sql`create index standings_to_play on standings (community_id, user_id) where games_completed = 0`,
    sql`create index standings_score on standings (community_id, influence_score desc, user_id)`,
    sql`create index standings_connections on standings (community_id, connections desc, user_id)`,
    sql`create index standings_posts on standings (community_id, posts desc, user_id)`,
    sql`create index standings_leaders on standings (community_id, influence_score desc, user_id)
      where conector is not null`,
    sql`create index standings_counted_connections on standings
      (community_id, counted_connections desc, user_id)`,
    sql`create index weekly_points_top on weekly_points (community_id, week, points desc, user_id)`,
    // Hidden posts are left out of the feed's indexes, so that many of them do not slow it down.
    sql`create index posts_feed on posts (community_id, id desc) where hidden_at is null`,
    sql`create index posts_kind on posts (community_id, kind, id desc) where hidden_at is null`,
    sql`create index posts_hidden on posts (community_id, hidden_at) where hidden_at is not null`,
    sql`create index posts_reported on posts (community_id, id) where reports > 0 and reviewed_at is null`,
    sql`create index post_topics_feed on post_topics (community_id, key, post_id desc)`,
    sql`create index teams_open on teams (community_id, quiz_id, id) where completed_at is null`,
    sql`create index teams_waiting on teams (community_id, id desc) where completed_at is null`,
    sql`create index teams_completed on teams (community_id, completed_at, id) where completed_at is not null`,
    sql`create index reviews_waiting on reviews (community_id, id) where answered_at is null`,
  ])
    await index.execute(db);
  // Whoever did something was last seen on that day, the others when they came.
  await sql`update users set seen_at = coalesce(
    (select cast(active_day as bigint) * 86400000 + 10800000 from standings where user_id = users.id),
    created_at)`.execute(db);
}

/** Sums have the community in their keys, which only a new table can have. */
async function placeSums(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('counters').renameTo('counters_before').execute();
  await db.schema
    .createTable('counters')
    .addColumn('community_id', keyType, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('shard', 'integer', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('counters_of_community', ['community_id', 'name', 'bucket', 'shard'])
    .execute();
  await sql`insert into counters (community_id, name, bucket, shard, value)
    select case when name = 'leader-model' then 0 else ${sql.lit(first)} end, name, bucket, shard, value
    from counters_before`.execute(db);
  await sql`insert into counters (community_id, name, bucket, shard, value)
    select ${sql.lit(first)}, 'teams-completed', 0, 0, count(*) from teams where completed_at is not null`.execute(
    db,
  );
  await db.schema.dropTable('counters_before').execute();
  await db.schema.alterTable('topic_weeks').renameTo('topic_weeks_before').execute();
  await db.schema
    .createTable('topic_weeks')
    .addColumn('community_id', keyType, (column) => column.notNull())
    .addColumn('week', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('posts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('topic_weeks_of_community', ['community_id', 'week', 'key'])
    .execute();
  await sql`insert into topic_weeks (community_id, week, key, tag, posts)
    select ${sql.lit(first)}, week, key, tag, posts from topic_weeks_before`.execute(db);
  await db.schema.dropTable('topic_weeks_before').execute();
  await sql`create index topic_weeks_top on topic_weeks (community_id, week, posts desc)`.execute(db);
}

/** Invites can be said aloud; whatever lets somebody act as a person is kept as a hash only. */
async function createWaysIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invites')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('community_id', keyType, (column) =>
      column.notNull().references('communities.id').onDelete('cascade'),
    )
    .addColumn('made_by', keyType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('max_uses', 'integer', (column) => column.notNull())
    .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('revoked_at', instant)
    .addCheckConstraint('invites_bounded', sql`uses <= max_uses`)
    .execute();
  await db.schema
    .createIndex('invites_community')
    .on('invites')
    .columns(['community_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('recoveries')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('recovery', 'card', 'first')`))
    .addColumn('user_id', keyType, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('made_by', keyType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('used_at', instant)
    .execute();
  await db.schema.createIndex('recoveries_user').on('recoveries').column('user_id').execute();
  await db.schema.createIndex('recoveries_over').on('recoveries').column('expires_at').execute();
  await db.schema
    .createTable('help_requests')
    .addColumn('user_id', keyType, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('asked_at', instant, (column) => column.notNull())
    .execute();
}

async function createCare(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('care_log')
    .addColumn('id', keyType, key(engine))
    .addColumn('community_id', keyType, (column) => column.references('communities.id').onDelete('cascade'))
    .addColumn('carer_id', keyType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('person_id', keyType, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('care_log_community').on('care_log').columns(['community_id', 'id']).execute();
  await db.schema.createIndex('care_log_person').on('care_log').columns(['person_id', 'id']).execute();
  await db.schema.createIndex('care_log_carer').on('care_log').column('carer_id').execute();
}

/** A notice without a person is for everyone of its community, or of all of them. */
async function createNotices(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('id', keyType, key(engine))
    .addColumn('user_id', keyType, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('community_id', keyType, (column) => column.references('communities.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('fold_key', 'text', (column) => column.notNull())
    .addColumn('actor_id', keyType, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('notices_of').on('notices').columns(['user_id', 'id']).execute();
  await sql`create unique index notices_folded on notices (user_id, fold_key)
    where user_id is not null`.execute(db);
  await db.schema.createIndex('notices_actor').on('notices').column('actor_id').execute();
  await sql`create index notices_to_all on notices (community_id, id) where user_id is null`.execute(db);
  await db.schema
    .createTable('team_messages')
    .addColumn('id', keyType, key(engine))
    .addColumn('team_id', keyType, (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('author_id', keyType, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('team_messages_team').on('team_messages').columns(['team_id', 'id']).execute();
  await db.schema
    .createIndex('team_messages_once')
    .unique()
    .on('team_messages')
    .columns(['author_id', 'run_id'])
    .execute();
}
