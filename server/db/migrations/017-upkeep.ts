import { instant, type Migration } from './column-types.ts';

/** By what text each step changed these data, and for which nights somebody makes or made a backup. */
export const upkeep: Migration = async (db) => {
  await db.schema
    .createTable('migration_fingerprints')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('backup_nights')
    .addColumn('night', 'integer', (column) => column.primaryKey())
    .addColumn('begun_at', instant, (column) => column.notNull())
    .addColumn('made_at', instant)
    .execute();
};
