import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/open.ts';
import { loadVersion, versions } from '#server/testing/history/load.ts';
import { createFolder, type Place } from '#server/testing/places.ts';
import { createPlace } from '#server/testing/test-database.ts';
import { moveData } from './move-data.ts';

const onPostgres = process.env.TEST_ENGINE === 'postgres';

describe.runIf(onPostgres)('moving to PostgreSQL', () => {
  let place: Place;
  let folder: Place;
  let dataDir: string;
  beforeEach(async () => {
    place = await createPlace();
    folder = createFolder();
    ({ dataDir } = folder.location);
    await loadVersion(versions.at(-1) ?? '', { dataDir });
  });
  afterEach(async () => {
    await folder.erase();
    await place.erase();
  });

  const databaseUrl = () => place.location.databaseUrl ?? '';
  const change = async (statement: string): Promise<void> => {
    const { db, close } = await openDatabase({ dataDir });
    await sql.raw(statement).execute(db);
    await close();
  };
  const readAll = async ({ db }: Database): Promise<Record<string, unknown>> => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
    const read = async (name: string) => {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
      return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    };
    return Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await read(name)])));
  };

  it('takes every row of every table along, and goes on counting', async () => {
    await change(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1201)
      insert into events (event, created_at) select '{"n":' || i || ',"ç":"ã"}', i from n`);
    await change('delete from events where id > 1200');
    expect(await moveData(dataDir, databaseUrl())).toEqual({ members: 3, posts: 2, entries: 6 });
    const source = await openDatabase({ dataDir });
    const target = await openDatabase(place.location);
    expect(await readAll(target)).toEqual(await readAll(source));
    const event = { audience: null, event: '{}', created_at: 1 };
    const added = await target.db
      .insertInto('events')
      .values(event)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(1203);
    await source.close();
    await target.close();
  });

  it('refuses a database that has data', async () => {
    await moveData(dataDir, databaseUrl());
    await expect(moveData(dataDir, databaseUrl())).rejects.toThrow('já tem dados');
  });

  it('takes a database in which a server has spent a night alone', async () => {
    const target = await openDatabase(place.location);
    await target.db.insertInto('backup_nights').values({ night: 1, begun_at: 1, made_at: 1 }).execute();
    await target.close();
    expect((await moveData(dataDir, databaseUrl())).members).toBe(3);
  });

  it('refuses a folder that a server works in, and data that do not add up', async () => {
    const server = await openDatabase({ dataDir });
    await expect(moveData(dataDir, databaseUrl())).rejects.toThrow('já está em uso');
    await server.close();
    await change('update standings set influence_score = influence_score + 1');
    await expect(moveData(dataDir, databaseUrl())).rejects.toThrow('não fecham');
  });

  it('leaves nothing behind when something fails on the way, and can be tried again', async () => {
    await change(`insert into reviews (user_id, message, requested_at, answered_at)
      values (1, 'a' || char(0) || 'b', 1, 1)`);
    await expect(moveData(dataDir, databaseUrl())).rejects.toThrow();
    const target = await openDatabase(place.location);
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([]);
    await target.close();
    await change('delete from reviews where requested_at = 1');
    expect((await moveData(dataDir, databaseUrl())).members).toBe(3);
  });
});
