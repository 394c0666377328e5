import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { loadVersion, openRaw } from '#server/testing/history/load.ts';
import { createPlace } from '#server/testing/test-database.ts';

let place: Awaited<ReturnType<typeof createPlace>>;
beforeEach(async () => {
  place = await createPlace();
});
afterEach(() => place.erase());

it('counts a round that was under way, and leaves alone one that was told', async () => {
  // The last version in which this was not kept.
  await loadVersion('031-settled', place.location);
  const before = openRaw(place.location);
  await sql`update users set came_by = 'card', seen_at = created_at`.execute(before);
  const { rows } = await sql<{ id: number }>`select id from users order by id`.execute(before);
  const [ana, bia, caio] = rows.map(({ id }) => id);
  await sql`update users set suspended_at = 1 where id = ${caio}`.execute(before);
  const at = Date.UTC(2030, 0, 1);
  for (const [id, told] of [
    [1, '{}'],
    [2, null],
  ] as const) {
    await sql`insert into rounds (id, community_id, questions, opened_at, ends_at, closed_at, told)
      values (${id}, 1, '[]', ${at}, ${at + 1}, ${id === 1 ? at : null}, ${told})`.execute(before);
    for (const [userId, question] of [
      [ana, 0],
      [ana, 1],
      [bia, 0],
      [caio, 0],
    ])
      await sql`insert into round_answers (round_id, user_id, question, outside, answered_at)
        values (${id}, ${userId}, ${question}, '[]', ${at})`.execute(before);
  }
  await before.destroy();
  const { db, close } = await openDatabase(place.location);
  expect(await db.selectFrom('rounds').select(['id', 'members']).orderBy('id').execute()).toEqual([
    { id: 1, members: 0 },
    { id: 2, members: rows.length - 1 },
  ]);
  const counted = await db
    .selectFrom('round_answers')
    .select(['round_id', 'user_id'])
    .distinct()
    .where('counted', '=', 1)
    .orderBy('user_id')
    .execute();
  expect(counted).toEqual([ana, bia].map((user_id) => ({ round_id: 2, user_id })));
  const sums = db.selectFrom('counters').select(['bucket', 'value']).where('name', '=', 'round-answered');
  expect(await sums.execute()).toEqual([{ bucket: 2, value: 2 }]);
  await close();
});
