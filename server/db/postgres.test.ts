import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { outageOf } from './outage.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a pool of connections', () => {
  let holder: TestDatabase;
  let pool: Kysely<Schema>;
  beforeAll(async () => {
    holder = await openTestDatabase();
    pool = new Kysely<Schema>(postgresDialect(holder.location.databaseUrl ?? '', { size: 1, patience: 500 }));
  });
  afterAll(async () => {
    await pool.destroy();
    await holder.remove();
  });

  const connection = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(pool)).rows[0]?.pid;

  it('has a statement that waits too long for a lock ended by the database, and keeps the connection', async () => {
    const before = await connection();
    await holder.db.transaction().execute(async (tx) => {
      await sql`lock table posts`.execute(tx);
      const failure: unknown = await sql`select id from posts`.execute(pool).catch((error) => error);
      expect(outageOf(failure)).toBe('locked');
      // Nothing is left behind that goes on waiting.
      const { rows } = await sql`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      );
      expect(rows).toEqual([]);
    });
    expect(await connection()).toBe(before);
  });

  it('knows a database that is closed to everybody as one that is out of reach', async () => {
    const { databaseUrl = '' } = holder.location;
    const name = `closed_${randomUUID().replaceAll('-', '')}`;
    await sql.raw(`create database ${name} allow_connections false`).execute(holder.db);
    const closed = new Kysely<Schema>(
      postgresDialect(Object.assign(new URL(databaseUrl), { pathname: name }).href, { size: 1 }),
    );
    const failure: unknown = await sql`select 1`.execute(closed).catch((error) => error);
    await closed.destroy();
    await sql.raw(`drop database ${name}`).execute(holder.db);
    expect(outageOf(failure)).toBe('unreachable');
  });

  it('gives up a connection whose statements were prepared for another schema', async () => {
    const read = () => pool.selectFrom('write_probe').selectAll().execute();
    await read();
    await sql`alter table write_probe add column note text`.execute(holder.db);
    const failure: unknown = await read().catch((error) => error);
    expect(outageOf(failure)).toBe('unreachable');
    expect(await read()).toEqual([]);
  });
});
