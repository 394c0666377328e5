import { instant, keyType, type Migration } from './column-types.ts';

/** Certificates that members published of what they did. */
export const certificates: Migration = async (db) => {
  await db.schema
    .createTable('certificates')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('made_at', instant, (column) => column.notNull())
    .addColumn('revoked_at', instant)
    .addColumn('revoked_by', keyType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('revoked_for', 'text')
    .addUniqueConstraint('certificates_once', ['user_id', 'kind', 'ref'])
    .execute();
  await db.schema.createIndex('certificates_revoked_by').on('certificates').column('revoked_by').execute();
};
