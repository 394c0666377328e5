import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile } from '#server/db/data-folder.ts';
import { openDatabase } from '#server/db/open.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeBackup } from './make-backup.ts';
import { lastNight } from './names.ts';
import { makeNightly } from './nightly.ts';
import { restorePostgres } from './restore-postgres.ts';
import { restoreSqlite } from './restore-sqlite.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const now = Date.UTC(2026, 2, 11, 12);
const onSqlite = process.env.TEST_ENGINE === 'sqlite';

describe.runIf(onSqlite)('a copy of a folder', () => {
  const dataDir = () => server.database.location.dataDir;
  const backUp = () => makeBackup(server.database.location, { now, reason: 'pedido' });
  const names = async () => {
    const again = await openDatabase(server.database.location);
    const rows = await again.db.selectFrom('users').select('username').orderBy('id').execute();
    await again.close();
    return rows.map(({ username }) => username);
  };

  it('is made while the server writes, whole and for its owner only', async () => {
    const writing = Promise.all(['ana', 'bia', 'caio', 'davi'].map((name) => server.member(name)));
    const { file, holdings } = await backUp();
    await writing;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(holdings?.members).toBeLessThanOrEqual(4);
    expect(readdirSync(join(dataDir(), 'backups'))).toEqual(['rota-viva-20260311-120000-pedido.db']);
  });

  it('takes the place of one that was never finished, and leaves what somebody makes just now', async () => {
    const folder = join(dataDir(), 'backups');
    mkdirSync(folder);
    const abandoned = 'rota-viva-20260301-030000-noite.db.part';
    const underWay = 'rota-viva-20260311-115959-pedido.db.part';
    for (const [name, age] of [
      [abandoned, 48],
      [underWay, 1],
    ] as const) {
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), new Date(now), new Date(now - age * 3_600_000));
    }
    await backUp();
    expect(readdirSync(folder).toSorted()).toEqual([underWay, 'rota-viva-20260311-120000-pedido.db']);
  });

  it('never takes the name of another, begun in the same second or made before', async () => {
    const files = (await Promise.all([backUp(), backUp()])).concat(await backUp()).map(({ file }) => file);
    expect(files.map((file) => file.slice(-16)).toSorted()).toEqual(
      ['0', '1', '2'].map((second) => `12000${second}-pedido.db`),
    );
    expect(readdirSync(join(dataDir(), 'backups'))).toHaveLength(3);
  });

  it('is restored, and what was there before is kept', async () => {
    await server.member('ana');
    const { file } = await backUp();
    await server.member('bia');
    await server.database.close();
    const { holdings, before } = await restoreSqlite(file, dataDir(), now);
    expect(holdings).toEqual({ members: 1, posts: 0, entries: 0 });
    expect(await names()).toEqual(['ana']);
    await restoreSqlite(before ?? '', dataDir(), now + 1);
    expect(await names()).toEqual(['ana', 'bia']);
  });

  it('takes along what a stopped server left beside its file', async () => {
    await server.member('ana');
    const source = databaseFile(dataDir());
    const copied = join(dataDir(), 'copied.db');
    for (const suffix of ['', '-wal']) writeFileSync(copied + suffix, readFileSync(source + suffix));
    await server.database.close();
    expect((await restoreSqlite(copied, dataDir(), now)).holdings.members).toBe(1);
  });

  it('is not restored under a server that runs', async () => {
    const { file } = await backUp();
    await expect(restoreSqlite(file, dataDir(), now)).rejects.toThrow('já está em uso');
  });

  /** A plain copy that takes its time: the first half from before, the rest from after. */
  const tornCopy = async (): Promise<string> => {
    const source = databaseFile(dataDir());
    const { db } = server.database;
    const write = async (from: number) => {
      await sql`with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${from} + 400)
        insert into events (event, created_at) select '{"filling":"' || hex(randomblob(200)) || '"}', i from n`.execute(
        db,
      );
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    };
    await write(0);
    const early = readFileSync(source);
    await sql`delete from events where id % 2 = 0`.execute(db);
    await write(1000);
    const late = readFileSync(source);
    const half = Math.floor(early.length / 8192) * 4096;
    const torn = join(dataDir(), 'torn.db');
    writeFileSync(torn, Buffer.concat([early.subarray(0, half), late.subarray(half)]));
    return torn;
  };

  it.each([
    ['torn by writes', tornCopy],
    [
      'cut short',
      async () => {
        const { file } = await backUp();
        writeFileSync(file, readFileSync(file).subarray(0, 20_000));
        return file;
      },
    ],
    [
      'no database',
      async () => {
        const file = join(dataDir(), 'letter.db');
        writeFileSync(file, 'Prezada cooperativa, segue em anexo a ata da reunião.');
        return file;
      },
    ],
    [
      'empty',
      async () => {
        const file = join(dataDir(), 'empty.db');
        writeFileSync(file, '');
        return file;
      },
    ],
    [
      'with sums that do not add up',
      async () => {
        await sql`update standings set influence_score = 7`.execute(server.database.db);
        const { file } = await backUp();
        await sql`update standings set influence_score = 0`.execute(server.database.db);
        return file;
      },
    ],
  ])('that is %s is refused, and nothing changes', async (_, make) => {
    await server.member('ana');
    const file = await make();
    await server.database.close();
    const before = readFileSync(databaseFile(dataDir())).toString('base64');
    const files = readdirSync(dataDir()).sort();
    await expect(restoreSqlite(file, dataDir(), now)).rejects.toThrow(/cópia/);
    expect(readFileSync(databaseFile(dataDir())).toString('base64') === before).toBe(true);
    expect(readdirSync(dataDir()).sort()).toEqual(files);
    expect(await names()).toEqual(['ana']);
  });
});

describe('the nightly copy', () => {
  const lines: string[] = [];
  const log = {
    info: (_: object, line: string) => void lines.push(line),
    error: (_: object, line: string) => void lines.push(line),
  };
  let made: number;
  beforeEach(() => {
    made = 0;
    lines.length = 0;
  });
  const look = (at = now, isFull = false) =>
    makeNightly({
      db: server.database.db,
      clock: () => at,
      log,
      make: async () => {
        if (isFull) throw new Error('no space left');
        made++;
        return { file: 'copy' };
      },
    });

  it('is made once a night, by one of those who look', async () => {
    const looks = await Promise.all([look(), look(), look()]);
    expect(looks.sort()).toEqual(['made', 'not needed', 'not needed']);
    expect(await look(now + 3_600_000)).toBe('not needed');
    expect(await look(now + 24 * 3_600_000)).toBe('made');
    expect(made).toBe(2);
  });

  it('that fails is logged, and made at the next look', async () => {
    expect(await look(now, true)).toBe('failed');
    expect(lines).toEqual(['a cópia de segurança não foi feita']);
    expect(await look()).toBe('made');
  });

  it('that was begun by a server that is gone is made by another', async () => {
    const gone = { night: lastNight(now), begun_at: now - 5 * 3_600_000, made_at: null };
    await server.database.db.insertInto('backup_nights').values(gone).execute();
    expect(await look()).toBe('not needed');
    expect(await look(now + 2 * 3_600_000)).toBe('made');
  });
});

/** How many members a database of the same server has; it goes away afterwards. */
async function countAndDrop(name: string, url: string): Promise<number> {
  const kept = new URL(url);
  kept.pathname = `/${name}`;
  const { db, close } = await openDatabase({ databaseUrl: kept.href, dataDir: '' });
  const members = await db.selectFrom('users').select('id').execute();
  await close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database ${name}`);
  await client.end();
  return members.length;
}

const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0;

describe.runIf(!onSqlite)('a copy of a PostgreSQL database', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-copies-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const backUp = () => makeBackup({ ...server.database.location, dataDir }, { now, reason: 'pedido' });

  it.runIf(hasPrograms)(
    'is restored under the same name once the servers are gone, and not before',
    async () => {
      const databaseUrl = server.database.location.databaseUrl ?? '';
      await server.member('ana');
      const { file } = await backUp();
      expect(statSync(file).mode & 0o777).toBe(0o600);
      await server.member('bia');
      await expect(restorePostgres(file, databaseUrl, now)).rejects.toThrow('está em uso');
      await server.app.close();
      await server.database.close();
      const { holdings, before } = await restorePostgres(file, databaseUrl, now);
      expect(holdings).toEqual({ members: 1, posts: 0, entries: 0 });
      expect(await countAndDrop(before, databaseUrl)).toBe(2);
      writeFileSync(file, readFileSync(file).subarray(0, 3000));
      await expect(restorePostgres(file, databaseUrl, now)).rejects.toThrow('pg_restore');
    },
  );

  it('says which program is missing', async () => {
    const path = process.env.PATH;
    process.env.PATH = dataDir;
    try {
      await expect(backUp()).rejects.toThrow('Falta o programa pg_dump');
    } finally {
      process.env.PATH = path;
    }
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
  });
});
