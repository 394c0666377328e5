import { sql } from 'kysely';
import { instant, type Migration } from './column-types.ts';

/** Since when each person lives in their community: what happened there before was among others. */
export const settled: Migration = async (db) => {
  await db.schema
    .alterTable('users')
    .addColumn('settled_at', instant, (column) => column.notNull().defaultTo(0))
    .execute();
  // When people moved was not kept. Who came by an invite did so after it was made, and that may be after they registered.
  await sql`update users set settled_at = coalesce(
    (select case when invites.created_at > users.created_at then invites.created_at end
      from invites where invites.code = users.came_by), created_at)`.execute(db);
  await sql`drop index users_arrived`.execute(db);
  await sql`create index users_arrived on users (community_id, settled_at)`.execute(db);
};
