import { type Kysely, sql } from 'kysely';
import { nameSkeleton } from '#server/db/name-skeleton.ts';
import type { Migration } from './column-types.ts';

const rowsAtOnce = 500;

/** Names that look alike are one name. Of those that do already, the oldest account has it and the others keep theirs. */
export const nameSkeletons: Migration = async (db) => {
  await db.schema.alterTable('users').addColumn('username_skeleton', 'text').execute();
  const { rows } = await sql<{
    id: number;
    username: string;
  }>`select id, username from users order by id desc`.execute(db);
  const oldest = [...new Map(rows.map(({ id, username }) => [nameSkeleton(username), id]))];
  for (let from = 0; from < oldest.length; from += rowsAtOnce) {
    await write(db, oldest.slice(from, from + rowsAtOnce));
  }
  await db.schema.createIndex('users_look').unique().on('users').column('username_skeleton').execute();
};

async function write(db: Kysely<unknown>, skeletons: readonly (readonly [string, number])[]): Promise<void> {
  const values = sql.join(skeletons.map(([skeleton, id]) => sql`(${skeleton}, ${id})`));
  await sql`update users set username_skeleton = looks.column1 from (values ${values}) as looks
    where users.id = cast(looks.column2 as integer)`.execute(db);
}
