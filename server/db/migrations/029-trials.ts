import { sql } from 'kysely';
import { instant, key, keyType, type Migration } from './column-types.ts';

/** Challenges that leaders try before everybody sees them, and what they think of them. */
export const trials: Migration = async (db, engine) => {
  await db.schema
    .createTable('trials')
    .addColumn('id', keyType, key(engine))
    .addColumn('community_id', keyType, (column) =>
      column.notNull().references('communities.id').onDelete('cascade'),
    )
    .addColumn('challenge_id', 'text', (column) => column.notNull())
    .addColumn('opened_by', keyType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('opened_at', instant, (column) => column.notNull())
    .addColumn('ends_at', instant, (column) => column.notNull())
    .addColumn('ended_at', instant)
    .execute();
  await sql`create unique index trials_open on trials (community_id, challenge_id) where ended_at is null`.execute(
    db,
  );
  await db.schema.createIndex('trials_community').on('trials').columns(['community_id', 'id']).execute();
  await db.schema.createIndex('trials_opened_by').on('trials').column('opened_by').execute();
  await db.schema
    .createTable('trial_ratings')
    .addColumn('trial_id', keyType, (column) => column.notNull().references('trials.id').onDelete('cascade'))
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('rated_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('trial_ratings_key', ['trial_id', 'user_id'])
    .execute();
  await db.schema.createIndex('trial_ratings_user').on('trial_ratings').column('user_id').execute();
};
