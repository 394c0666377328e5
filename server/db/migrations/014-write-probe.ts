import { keyType, type Migration } from './column-types.ts';

/** Where it is tried whether the database can be written to; between two tries it is empty. */
export const writeProbe: Migration = async (db) => {
  await db.schema
    .createTable('write_probe')
    .addColumn('id', keyType, (column) => column.primaryKey())
    .addColumn('filling', 'text', (column) => column.notNull())
    .execute();
};
