import { writeFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createNarrowDatabase } from '#server/testing/narrow-database.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { firstCommunity } from './community-ids.ts';
import { lockFile } from './data-folder.ts';
import { openBeside, openDatabase } from './open.ts';
import type { Db } from './schema.ts';

let database: TestDatabase;
afterEach(() => database.remove());

const onSqlite = process.env.TEST_ENGINE === 'sqlite';

describe('openDatabase', () => {
  it('may be opened again and again: migrations run once', async () => {
    database = await openTestDatabase();
    if (onSqlite) await database.close();
    const again = await openDatabase(database.location);
    expect(await again.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await again.close();
  });

  it.runIf(onSqlite)('remembers in memory what a transaction may have to take back', async () => {
    database = await openTestDatabase();
    const ask = sql`select temp_store from pragma_temp_store`;
    const { rows } = await database.db.transaction().execute((tx) => ask.execute(tx));
    expect(rows).toEqual([{ temp_store: 2 }]);
  });

  it.runIf(onSqlite)('lets one server hold the folder', async () => {
    database = await openTestDatabase();
    await expect(openDatabase(database.location)).rejects.toThrow('já está em uso');
  });

  it.runIf(onSqlite)(
    'takes nothing that stands in the file of the lock for damage, and still sees who holds it',
    async () => {
      database = await openTestDatabase();
      const { location } = database;
      await database.close();
      writeFileSync(lockFile(location.dataDir), 'lixo '.repeat(100));
      const again = await openDatabase(location);
      writeFileSync(lockFile(location.dataDir), 'lixo '.repeat(100));
      await expect(openDatabase(location)).rejects.toThrow('já está em uso');
      await again.close();
    },
  );

  it.runIf(!onSqlite)('refuses a new database that cannot keep every letter', async () => {
    database = await openTestDatabase();
    const { name, location, erase } = await createNarrowDatabase(database);
    const opening = openDatabase(location);
    await expect(opening).rejects.toThrow(`O banco ${name} guarda os textos em LATIN1 e não em UTF8.`);
    await erase();
  });

  it.runIf(!onSqlite)('migrates once when several servers start together', async () => {
    database = await openTestDatabase();
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(database.location)));
    expect(await opened[0]?.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await Promise.all(opened.map((one) => one.close()));
  });
});

it('a program beside the server reads first and writes then, though the server writes meanwhile', async () => {
  database = await openTestDatabase();
  const { db, location } = database;
  const count = (at: Db, name: string) =>
    at
      .insertInto('counters')
      .values({ community_id: firstCommunity, name, bucket: 0, shard: 0, value: 1 })
      .execute();
  const beside = await openBeside(location);
  let meanwhile: Promise<unknown> | undefined;
  await beside.db.transaction().execute(async (tx) => {
    await tx.selectFrom('counters').select('name').execute();
    meanwhile = count(db, 'do servidor');
    for (let turns = 0; turns < 10; turns++) await turn();
    await count(tx, 'ao lado');
  });
  await meanwhile;
  await beside.close();
  const rows = await db.selectFrom('counters').select('name').execute();
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['ao lado', 'do servidor']));
});
