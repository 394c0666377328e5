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

it('lets people live where they do since they registered, or since the invite by which they moved', async () => {
  // The last version in which this was not kept.
  await loadVersion('030-opinions', place.location);
  const before = openRaw(place.location);
  const [ana, bia, caio] = (
    await sql<{
      id: number;
      created_at: number;
    }>`select id, created_at from users order by id limit 3`.execute(before)
  ).rows;
  const codes = [
    { code: 'ANTES2', madeAt: Number(bia?.created_at) - 1000, person: bia },
    { code: 'DEPOIS', madeAt: Number(caio?.created_at) + 1000, person: caio },
  ];
  for (const { code, madeAt, person } of codes) {
    await sql`insert into invites (code, community_id, max_uses, created_at, expires_at)
      values (${code}, 1, 9, ${madeAt}, ${madeAt + 1000})`.execute(before);
    await sql`update users set came_by = ${code} where id = ${person?.id}`.execute(before);
  }
  await before.destroy();
  const { db, close } = await openDatabase(place.location);
  const settled = await db.selectFrom('users').select(['id', 'settled_at']).orderBy('id').limit(3).execute();
  expect(settled).toEqual([
    { id: ana?.id, settled_at: Number(ana?.created_at) },
    { id: bia?.id, settled_at: Number(bia?.created_at) },
    { id: caio?.id, settled_at: Number(caio?.created_at) + 1000 },
  ]);
  await close();
});
