import { type Kysely, sql } from 'kysely';
import { type Engine, instant, key, keyType, type Migration } from './column-types.ts';

/** Rounds of questions on who is looked to, what each person answered, and what was told of it once it was over. */
export const rounds: Migration = async (db, engine) => {
  await createRounds(db, engine);
  await createAnswers(db);
  await createTold(db);
};

async function createRounds(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('rounds')
    .addColumn('id', keyType, key(engine))
    .addColumn('community_id', keyType, (column) =>
      column.notNull().references('communities.id').onDelete('cascade'),
    )
    .addColumn('opened_by', keyType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('questions', 'text', (column) => column.notNull())
    .addColumn('opened_at', instant, (column) => column.notNull())
    .addColumn('ends_at', instant, (column) => column.notNull())
    .addColumn('closed_at', instant)
    .addColumn('told', 'text')
    .execute();
  await sql`create unique index rounds_open on rounds (community_id) where closed_at is null`.execute(db);
  await db.schema.createIndex('rounds_community').on('rounds').columns(['community_id', 'id']).execute();
  await db.schema.createIndex('rounds_opened_by').on('rounds').column('opened_by').execute();
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('round_answers')
    .addColumn('round_id', keyType, (column) => column.notNull().references('rounds.id').onDelete('cascade'))
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('question', 'integer', (column) => column.notNull())
    .addColumn('outside', 'text', (column) => column.notNull())
    .addColumn('answered_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('round_answers_once', ['round_id', 'user_id', 'question'])
    .execute();
  await db.schema.createIndex('round_answers_user').on('round_answers').column('user_id').execute();
  await db.schema
    .createTable('round_names')
    .addColumn('round_id', keyType, (column) => column.notNull().references('rounds.id').onDelete('cascade'))
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('question', 'integer', (column) => column.notNull())
    .addColumn('named_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('round_names_once', ['round_id', 'user_id', 'question', 'named_id'])
    .execute();
  await db.schema.createIndex('round_names_user').on('round_names').column('user_id').execute();
  await db.schema.createIndex('round_names_named').on('round_names').column('named_id').execute();
  await db.schema
    .createTable('naming_refusals')
    .addColumn('user_id', keyType, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('since', instant, (column) => column.notNull())
    .execute();
}

async function createTold(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('round_told')
    .addColumn('round_id', keyType, (column) => column.notNull().references('rounds.id').onDelete('cascade'))
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('round_told_once', ['round_id', 'user_id'])
    .execute();
  await db.schema.createIndex('round_told_user').on('round_told').column('user_id').execute();
}
