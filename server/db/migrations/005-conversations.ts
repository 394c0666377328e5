import { instant, key, keyType, type Migration } from './column-types.ts';

export const conversations: Migration = async (db, engine) => {
  await db.schema
    .createTable('conversations')
    .addColumn('id', keyType, key(engine))
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('challenge_id', 'text', (column) => column.notNull())
    .addColumn('messages', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer')
    .addColumn('feedback', 'text')
    .addColumn('objectives', 'text', (column) => column.notNull())
    .addColumn('started_at', instant, (column) => column.notNull())
    .addColumn('completed_at', instant)
    .execute();
  await db.schema.createIndex('conversations_user').on('conversations').columns(['user_id', 'id']).execute();
};
