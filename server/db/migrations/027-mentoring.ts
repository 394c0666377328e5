import type { Kysely } from 'kysely';
import { type Engine, instant, key, keyType, type Migration } from './column-types.ts';

/** Leaders who offer help, pairs of people with a goal, and what they write each other. */
export const mentoring: Migration = async (db, engine) => {
  await createPairs(db, engine);
  await db.schema
    .createTable('mentoring_messages')
    .addColumn('id', keyType, key(engine))
    .addColumn('mentoring_id', keyType, (column) =>
      column.notNull().references('mentorings.id').onDelete('cascade'),
    )
    .addColumn('author_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('mentoring_messages_pair')
    .on('mentoring_messages')
    .columns(['mentoring_id', 'id'])
    .execute();
  await db.schema
    .createIndex('mentoring_messages_author')
    .on('mentoring_messages')
    .column('author_id')
    .execute();
};

async function createPairs(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('mentor_offers')
    .addColumn('user_id', keyType, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('offered_at', instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mentorings')
    .addColumn('id', keyType, key(engine))
    .addColumn('mentor_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('learner_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('goal', 'text', (column) => column.notNull())
    .addColumn('asked_at', instant, (column) => column.notNull())
    .addColumn('accepted_at', instant)
    .addColumn('ended_at', instant)
    .addColumn('mentor_done_at', instant)
    .addColumn('learner_done_at', instant)
    .addColumn('finished_at', instant)
    .addUniqueConstraint('mentorings_once', ['mentor_id', 'learner_id'])
    .execute();
  await db.schema.createIndex('mentorings_learner').on('mentorings').column('learner_id').execute();
}
