import type { Db } from '#server/db/schema.ts';

/** Those a member is connected with, newest first. */
export async function findConnections(
  db: Db,
  userId: number,
  limit: number,
): Promise<{ id: number; username: string }[]> {
  const side = (own: 'one_id' | 'other_id', their: 'one_id' | 'other_id') =>
    db
      .selectFrom('connections')
      .innerJoin('users', 'users.id', `connections.${their}`)
      .select(['users.id', 'users.username', 'connections.id as connection'])
      .where(`connections.${own}`, '=', userId)
      .orderBy('connections.id', 'desc')
      .limit(limit)
      .execute();
  const both = [...(await side('one_id', 'other_id')), ...(await side('other_id', 'one_id'))];
  return both
    .sort((first, second) => second.connection - first.connection)
    .slice(0, limit)
    .map(({ id, username }) => ({ id, username }));
}

/** Whether there is such a member. */
export const memberExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
