import { type Kysely, sql } from 'kysely';
import { type Engine, instant, key, keyType, type Migration } from './column-types.ts';

export const community: Migration = async (db, engine) => {
  await createTeams(db, engine);
  await createTies(db, engine);
  await db.schema
    .createTable('events')
    .addColumn('id', keyType, key(engine))
    .addColumn('audience', 'text')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('events_time').on('events').column('created_at').execute();
};

async function createTeams(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('teams')
    .addColumn('id', keyType, key(engine))
    .addColumn('quiz_id', 'integer', (column) => column.notNull())
    .addColumn('leader_id', keyType, (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('completed_at', instant)
    .execute();
  await sql`create index teams_open on teams (quiz_id, id) where completed_at is null`.execute(db);
  await db.schema
    .createTable('team_members')
    .addColumn('team_id', keyType, (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('part', 'integer', (column) => column.notNull().check(sql`part between 1 and 3`))
    .addColumn('joined_at', instant, (column) => column.notNull())
    .addColumn('seen_at', instant)
    .addPrimaryKeyConstraint('team_members_key', ['team_id', 'user_id'])
    .addUniqueConstraint('team_members_part', ['team_id', 'part'])
    .execute();
  await db.schema.createIndex('team_members_user').on('team_members').column('user_id').execute();
  await db.schema
    .createTable('team_answers')
    .addColumn('team_id', keyType, (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('part', 'integer', (column) => column.notNull().check(sql`part between 1 and 3`))
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('team_answers_key', ['team_id', 'part'])
    .execute();
}

async function createTies(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('connections')
    .addColumn('id', keyType, key(engine))
    .addColumn('one_id', keyType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('other_id', keyType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('connections_once', ['one_id', 'other_id'])
    .addCheckConstraint('connections_ordered', sql`one_id < other_id`)
    .execute();
  await db.schema.createIndex('connections_other').on('connections').column('other_id').execute();
  await db.schema
    .createTable('vote_days')
    .addColumn('voter_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('author_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('votes', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('vote_days_key', ['voter_id', 'author_id', 'day'])
    .execute();
  await db.schema.createIndex('vote_days_author').on('vote_days').column('author_id').execute();
}
