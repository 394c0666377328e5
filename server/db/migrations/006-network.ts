import { type Kysely, sql } from 'kysely';
import { type Engine, instant, key, keyType, type Migration } from './column-types.ts';

export const network: Migration = async (db, engine) => {
  await db.schema.alterTable('users').addColumn('hidden_at', instant).execute();
  await sql`create index teams_completed on teams (completed_at, id) where completed_at is not null`.execute(
    db,
  );
  await createSnapshots(db);
  await createReviews(db, engine);
};

async function createSnapshots(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('network_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('snapshot_id', 'text')
    .addColumn('model_version', 'integer')
    .addColumn('computed_at', instant)
    .addColumn('mark', 'text')
    .addColumn('lease_holder', 'text')
    .addColumn('lease_until', instant, (column) => column.notNull())
    .execute();
  await sql`insert into network_state (id, lease_until) values (1, 0)`.execute(db);
  await db.schema
    .createTable('network_parts')
    .addColumn('snapshot_id', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('network_parts_key', ['snapshot_id', 'part'])
    .execute();
}

async function createReviews(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('id', keyType, key(engine))
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('requested_at', instant, (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', instant)
    .execute();
  await db.schema.createIndex('reviews_user').on('reviews').columns(['user_id', 'id']).execute();
  // One open request a member, however often it is sent.
  await sql`create unique index reviews_open on reviews (user_id) where answered_at is null`.execute(db);
}
