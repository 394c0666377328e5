import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { firstCommunity } from './community-ids.ts';
import { compileForIds, compileOnce } from './compile-once.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

let built = 0;
const addCount = compileOnce((db, name: string, bucket: number, value: number) => {
  built++;
  return db
    .insertInto('counters')
    .values({ community_id: firstCommunity, name, bucket, shard: 0, value })
    .onConflict((conflict) =>
      conflict.columns(['community_id', 'name', 'bucket', 'shard']).doUpdateSet({ value }),
    );
});
const findCounts = compileForIds((db, buckets, name: string) => {
  built++;
  return db
    .selectFrom('counters')
    .select(['bucket', 'value'])
    .where('bucket', 'in', buckets)
    .where('name', '=', name)
    .orderBy('bucket');
});

it('a statement is built once and given other values each time, in transactions too', async () => {
  const { db } = database;
  for (let bucket = 1; bucket <= 5; bucket++) await addCount(db, 'um', bucket, bucket * 10);
  await addCount(db, 'um', 1, 11);
  await addCount(db, 'outro', 1, 99);
  await db.transaction().execute(async (tx) => {
    await addCount(tx, 'um', 6, 60);
    expect(await findCounts(tx, [6], 'um')).toEqual([{ bucket: 6, value: 60 }]);
  });
  expect(built).toBe(2);
});

it('a value that is left out is left out of the statement, and a row names its columns', async () => {
  const { db } = database;
  const findFrom = compileOnce((db, name: string, from: number | undefined) => {
    const all = db.selectFrom('counters').select(['bucket', 'value']).where('name', '=', name);
    return (from === undefined ? all : all.where('bucket', '>=', from)).orderBy('bucket');
  });
  const addRows = compileOnce((db, ...rows: { name: string; bucket: number; value: number }[]) =>
    db.insertInto('counters').values(rows.map((row) => ({ ...row, community_id: firstCommunity, shard: 0 }))),
  );
  await addRows(db, { name: 'linha', bucket: 1, value: 10 }, { value: 20, bucket: 2, name: 'linha' });
  await addRows(db, { name: 'linha', bucket: 3, value: 30 });
  const valuesFrom = async (from?: number) =>
    (await findFrom(db, 'linha', from)).map(({ bucket, value }) => [bucket, value]);
  const all = [
    [1, 10],
    [2, 20],
    [3, 30],
  ];
  expect(await valuesFrom()).toEqual(all);
  expect(await valuesFrom(2)).toEqual(all.slice(1));
  expect(await valuesFrom()).toEqual(all);
});

it('a list of any length finds each of its ids once', async () => {
  const { db } = database;
  const valuesOf = async (...ids: number[]) => (await findCounts(db, ids, 'um')).map(({ value }) => value);
  expect(await valuesOf()).toEqual([]);
  expect(await valuesOf(1)).toEqual([11]);
  expect(await valuesOf(3, 1)).toEqual([11, 30]);
  expect(await valuesOf(1, 2, 3)).toEqual([11, 20, 30]);
  expect(await valuesOf(5, 4, 3, 2, 1)).toEqual([11, 20, 30, 40, 50]);
  const before = built;
  expect(await valuesOf(2, 4, 5, 7)).toEqual([20, 40, 50]);
  expect(await valuesOf(6, 2, 1)).toEqual([11, 20, 60]);
  expect(built).toBe(before);
});
