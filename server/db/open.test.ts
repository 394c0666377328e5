import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { openDatabase } from './open.ts';

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

  it.runIf(!onSqlite)('migrates once when several servers start together', async () => {
    database = await openTestDatabase();
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(database.location)));
    expect(await opened[0]?.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await Promise.all(opened.map((one) => one.close()));
  });
});
