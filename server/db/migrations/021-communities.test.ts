import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadVersion, versions } from '#server/testing/history/load.ts';
import { createPlace } from '#server/testing/test-database.ts';

let place: Awaited<ReturnType<typeof createPlace>>;
beforeEach(async () => {
  place = await createPlace();
});
afterEach(() => place.erase());

const before = versions.filter((version) => version < '021').at(-1) ?? '';
const placed = [
  'users',
  'standings',
  'weekly_points',
  'posts',
  'teams',
  'post_topics',
  'reviews',
  'topic_weeks',
];

it('puts all that there was into the first community, and loses no sum', async () => {
  await loadVersion(before, place.location);
  const { db, close } = await openDatabase(place.location);
  for (const table of placed) {
    const { rows } = await sql<{ community_id: number; count: number }>`
      select community_id, count(*) as count from ${sql.table(table)} group by community_id`.execute(db);
    expect({ table, of: rows.map(({ community_id }) => community_id) }).toEqual({
      table,
      of: rows.length === 0 ? [] : [firstCommunity],
    });
  }
  const sum = async (name: string) =>
    (
      await db
        .selectFrom('counters')
        .select(({ fn }) => fn.sum<number>('value').as('value'))
        .where('community_id', '=', firstCommunity)
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).value;
  const count = async (table: 'users' | 'posts', column = 'id') =>
    (
      await sql<{
        count: number;
      }>`select count(${sql.ref(column)}) as count from ${sql.table(table)}`.execute(db)
    ).rows[0]?.count;
  expect(await sum('members')).toBe(await count('users'));
  expect(await count('users')).toBeGreaterThan(0);
  // Whoever was there before has been seen.
  expect(await count('users', 'seen_at')).toBe(await count('users'));
  expect(await db.selectFrom('communities').select(['id', 'entry']).execute()).toEqual([
    { id: firstCommunity, entry: 'open' },
  ]);
  expect(await db.selectFrom('carers').selectAll().execute()).toEqual([]);
  await close();
});
