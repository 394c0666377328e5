import { keyType, type Migration } from './column-types.ts';

/** Whom those who take care would name themselves, beside a round and never mixed into it. */
export const opinions: Migration = async (db) => {
  await db.schema
    .createTable('round_opinions')
    .addColumn('round_id', keyType, (column) => column.notNull().references('rounds.id').onDelete('cascade'))
    .addColumn('carer_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('named_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('round_opinions_key', ['round_id', 'carer_id', 'named_id'])
    .execute();
  await db.schema.createIndex('round_opinions_carer').on('round_opinions').column('carer_id').execute();
  await db.schema.createIndex('round_opinions_named').on('round_opinions').column('named_id').execute();
};
