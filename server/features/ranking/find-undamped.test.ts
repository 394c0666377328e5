import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findUndamped } from './find-undamped.ts';

const own = { connections: 0, votes: 0, teams: 0 };
const damped = { groups: 0, bridged: 0, isDamped: true, isKnown: false, own };

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  const numbers = sql`with recursive n(i) as (select 100 union all select i + 1 from n where i < 1000)`;
  await sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at) ${numbers}
    select i, 'membro ' || i, 'membro ' || i, 'm' || i, 'm' || i, 'x', 0 from n`.execute(server.database.db);
  await sql`insert into standings (user_id, influence_score, conector, established_at) ${numbers}
    select i, i, 5, 1 from n`.execute(server.database.db);
});
afterAll(() => server.close());

it('does not read a large community through where nobody leads', async () => {
  let looked = 0;
  const placeOf = () => {
    looked++;
    return damped;
  };
  const scope = { communityId: firstCommunity };
  const wanted = { order: 'leaders', count: 5 } as const;
  expect(await findUndamped(server.database.db, { placeOf }, scope, wanted)).toEqual([]);
  expect(looked).toBeGreaterThan(100);
  expect(looked).toBeLessThanOrEqual(500);
});

it('goes by what is left without what comes through the member alone', async () => {
  const { db } = server.database;
  const connected = (id: number, counted_connections: number) =>
    db.updateTable('standings').set({ counted_connections }).where('user_id', '=', id).execute();
  for (const [id, counted] of [
    [100, 9],
    [101, 5],
    [102, 5],
  ] as const)
    await connected(id, counted);
  const placeOf = (id: number) => ({
    ...damped,
    isDamped: false,
    isKnown: true,
    own: { ...own, connections: id === 100 ? 8 : 0 },
  });
  const scope = { communityId: firstCommunity };
  const wanted = { order: 'countedConnections', count: 2 } as const;
  const found = await findUndamped(db, { placeOf }, scope, wanted);
  expect(found.map(({ id, fair }) => [id, fair])).toEqual([
    [101, 5],
    [102, 5],
  ]);
  // Where none count yet, all of them are told as they are.
  await db.updateTable('standings').set({ connections: 9 }).where('user_id', '=', 100).execute();
  const any = await findUndamped(db, { placeOf }, scope, { order: 'connections', count: 1 });
  expect(any.map(({ id, fair }) => [id, fair])).toEqual([[100, 9]]);
});

it('looks no further than the first where all have the same', async () => {
  await sql`update standings set influence_score = 7`.execute(server.database.db);
  let looked = 0;
  const placeOf = () => {
    looked++;
    return { ...damped, isDamped: false, isKnown: true };
  };
  const scope = { communityId: firstCommunity };
  const wanted = { order: 'leaders', count: 5 } as const;
  const found = await findUndamped(server.database.db, { placeOf }, scope, wanted);
  expect(found.map(({ id }) => id)).toEqual([100, 101, 102, 103, 104]);
  expect(looked).toBe(5);
});
