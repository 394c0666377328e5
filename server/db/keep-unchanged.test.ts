import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { firstCommunity } from './community-ids.ts';
import { keepsUnchanged, keepUnchanged, keepUnchangedBy } from './keep-unchanged.ts';
import { openBeside } from './open.ts';
import type { Db } from './schema.ts';

const onSqlite = process.env.TEST_ENGINE === 'sqlite';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

const setCount = (db: Db, name: string, value: number) =>
  db
    .insertInto('counters')
    .values({ community_id: firstCommunity, name, bucket: 0, shard: 0, value })
    .onConflict((conflict) =>
      conflict.columns(['community_id', 'name', 'bucket', 'shard']).doUpdateSet({ value }),
    )
    .execute();

function countAsking() {
  const asked: string[] = [];
  const find = keepUnchanged(async (db, name: string) => {
    asked.push(name);
    const query = db.selectFrom('counters').select('value').where('name', '=', name);
    return (await query.executeTakeFirst())?.value;
  });
  return { asked, find };
}

it('what is stored is asked for again once something was committed, whatever it was', async () => {
  const { db } = database;
  const { asked, find } = countAsking();
  await setCount(db, 'um', 1);
  expect(await find(db, 'um')).toBe(1);
  expect(await find(db, 'um')).toBe(1);
  expect(asked).toHaveLength(onSqlite ? 1 : 2);
  await setCount(db, 'outro', 7);
  expect(await find(db, 'um')).toBe(1);
  expect(asked).toHaveLength(onSqlite ? 2 : 3);
  await setCount(db, 'um', 2);
  expect(await find(db, 'um')).toBe(2);
});

it('a change by another program is seen from the next turn of the event loop', async () => {
  const { db, location } = database;
  const { find } = countAsking();
  await setCount(db, 'de fora', 1);
  const beside = await openBeside(location);
  for (let value = 2; value < 12; value++) {
    await setCount(beside.db, 'de fora', value);
    await turn();
    expect(await find(db, 'de fora')).toBe(value);
  }
  await beside.close();
});

it('a transaction sees what it has written itself, and what it takes back was never there', async () => {
  const { db } = database;
  const { find } = countAsking();
  await setCount(db, 'dentro', 1);
  const taken = db.transaction().execute(async (tx) => {
    expect(await find(db, 'dentro')).toBe(1);
    await setCount(tx, 'dentro', 2);
    expect(await find(tx, 'dentro')).toBe(2);
    expect(await find(db, 'dentro')).toBe(1);
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await find(db, 'dentro')).toBe(1);
});

it('of what was read before a commit nothing is kept after it', async () => {
  const { db } = database;
  let go = () => {};
  const isLate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await setCount(db, 'tarde', 1);
  const find = keepUnchanged(async (db, name: string) => {
    const query = db.selectFrom('counters').select('value').where('name', '=', name);
    const found = await query.executeTakeFirst();
    await isLate;
    return found?.value;
  });
  const early = find(db, 'tarde');
  // On PostgreSQL it has to be sent first.
  await db.selectFrom('counters').select('value').execute();
  await setCount(db, 'tarde', 2);
  go();
  await early;
  expect(await find(db, 'tarde')).toBe(2);
});

it('that nothing was found is not kept', async () => {
  const { asked, find } = countAsking();
  expect(await find(database.db, 'ninguém')).toBeUndefined();
  expect(await find(database.db, 'ninguém')).toBeUndefined();
  expect(asked).toHaveLength(2);
});

it('what goes by a key is kept by it alone, and of too many the oldest is let go', async () => {
  const { db } = database;
  const asked: number[] = [];
  const find = keepUnchangedBy(
    ({ id }: { id: number }) => String(id),
    async (_db, { id }) => {
      asked.push(id);
      return id * 10;
    },
    2,
  );
  const answers = [];
  for (const id of [1, 2, 1, 3, 2, 1]) answers.push(await find(db, { id }));
  expect(answers).toEqual([10, 20, 10, 30, 20, 10]);
  expect(asked).toEqual(onSqlite ? [1, 2, 3, 1] : [1, 2, 1, 3, 2, 1]);
});

it('it is known where anything is kept; in a transaction nothing is', async () => {
  const { db } = database;
  expect(keepsUnchanged(db)).toBe(onSqlite);
  await db.transaction().execute(async (tx) => expect(keepsUnchanged(tx)).toBe(false));
});
