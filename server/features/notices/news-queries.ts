import type { NotNull } from 'kysely';
import type { Visit } from '#core/progress/visit.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { NamedRow } from '#server/http/show-member.ts';

/** When somebody was last here. */
export async function findVisit(db: Db, id: number): Promise<Visit | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['visited_at', 'news_since'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { visitedAt: row.visited_at, newsSince: row.news_since };
}

/** Notes that another visit began. */
export async function setVisit(db: Db, id: number, { visitedAt, newsSince }: Visit): Promise<void> {
  await db
    .updateTable('users')
    .set({ visited_at: visitedAt, news_since: newsSince })
    .where('id', '=', id)
    // Two screens may open at once: the one that comes second finds the visit begun.
    .where('visited_at', newsSince === null ? 'is' : '=', newsSince)
    .execute();
}

/** Those who came to live here since an instant and have been here, the newest first. */
export const findArrived = (
  db: Db,
  { id, communityId }: Scope & { id: number },
  since: number,
  limit: number,
): Promise<(NamedRow & { came_by: string | null })[]> =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'hidden_at', 'came_by'])
    .where('community_id', '=', communityId)
    .where('settled_at', '>', since)
    .where('id', '<>', id)
    .where('seen_at', 'is not', null)
    .where('suspended_at', 'is', null)
    .orderBy('settled_at', 'desc')
    .limit(limit)
    .execute();

/** Pairs of people who agreed to meet, of whom one is among these. */
export async function findMeetings(db: Db, ids: readonly number[], limit: number): Promise<number[][]> {
  const rows = await db
    .selectFrom('connections')
    .select(['one_id', 'other_id'])
    .where(({ or, eb }) => or([eb('one_id', 'in', ids), eb('other_id', 'in', ids)]))
    .where('one_id', 'is not', null)
    .where('other_id', 'is not', null)
    .$narrowType<{ one_id: NotNull; other_id: NotNull }>()
    .limit(limit)
    .execute();
  return rows.map(({ one_id, other_id }) => [one_id, other_id]);
}
