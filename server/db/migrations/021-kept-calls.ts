import { instant, type Migration } from './column-types.ts';

/** Calls that came under an id of the client's, so that one sent again after a lost answer is done once. */
export const keptCalls: Migration = async (db) => {
  await db.schema
    .createTable('kept_calls')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_calls_key', ['user_id', 'run_id'])
    .execute();
};
