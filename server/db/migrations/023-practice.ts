import { instant, keyType, type Migration } from './column-types.ts';

/** What each member got wrong in the games, and how far they have come in learning it. */
export const practice: Migration = async (db) => {
  await db.schema
    .createTable('practice')
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('answered_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('practice_once', ['user_id', 'item'])
    .execute();
};
