import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { openDatabase } from './open.ts';
import { outageOf } from './outage.ts';

describe.runIf(process.env.TEST_ENGINE === 'sqlite')('a disk that is full', () => {
  let server: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const stream = { write: (line: string) => void lines.push(line) };
    server = await startTestApp({ logger: { level: 'info', stream } });
  });
  afterAll(() => server.close());

  const setRoom = (pages: number) =>
    sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(server.database.db);
  /** Takes the pages that are free inside the file. */
  const fill = async () => {
    const row = { snapshot_id: 'cheio', body: 'x'.repeat(3000) };
    const insert = (part: number) =>
      server.database.db
        .insertInto('network_parts')
        .values({ ...row, part })
        .execute();
    for (let part = 0; (await insert(part).catch(() => 'full')) !== 'full'; part++);
  };
  const logged = (what: string) => lines.filter((line) => line.includes(what)).length;
  const readiness = () => {
    server.clock.now += 2000;
    return server.send({ method: 'GET', url: '/readyz' });
  };

  it('is told once, refuses writing with a sentence, lets read, and is over by itself', async () => {
    const ana = await server.member('ana');
    const submitLong = (start: string) =>
      ana.call('submit', {
        body: { question: 'P?', answer: `${start} ${'não é só pão, é união. '.repeat(40)}` },
      });
    expect(await readiness()).toMatchObject({ status: 200 });
    await setRoom(1);
    await fill();
    for (let times = 0; times < 8 && (await submitLong(`${times}`)).status === 201; times++);
    for (const start of ['primeira', 'segunda', 'terceira', 'quarta']) {
      expect(await submitLong(start)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '30' },
        body: { code: 'cannot_save' },
      });
    }
    expect(await readiness()).toMatchObject({ status: 503, body: { cause: 'full' } });
    expect(await ana.call('me')).toMatchObject({ status: 200 });
    expect([logged('o disco dos dados está cheio'), logged('rollback'), logged('request failed')]).toEqual([
      1, 0, 0,
    ]);
    await setRoom(1_000_000);
    expect(await readiness()).toMatchObject({ status: 200 });
    expect(await ana.call('submit', { body: { question: 'P?', answer: 'Cabe de novo' } })).toMatchObject({
      status: 201,
    });
    expect(logged('o banco de dados voltou')).toBe(1);
  });

  it('damaged data stays told of', async () => {
    server.app.health.note(Object.assign(new Error('x'), { code: 'SQLITE_CORRUPT' }));
    expect(await readiness()).toMatchObject({ status: 503, body: { cause: 'damaged' } });
    expect(await readiness()).toMatchObject({ status: 503 });
  });
});

describe.runIf(process.env.TEST_ENGINE === 'sqlite' && process.platform !== 'win32')(
  'a file that is taken away',
  () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-moved-'));
    const [file, elsewhere] = [join(dataDir, 'rota-viva.db'), join(dataDir, 'elsewhere.db')];
    let server: TestApp;
    beforeAll(async () => {
      server = await startTestApp({ database: await openTestDatabase({ dataDir }) });
    });
    afterAll(async () => {
      await server.close();
      rmSync(dataDir, { recursive: true });
    });

    it('takes no more writes until the same one is back, and is read meanwhile', async () => {
      const ana = await server.member('ana');
      const readiness = () => {
        server.clock.now += 2000;
        return server.send({ method: 'GET', url: '/readyz' });
      };
      const submit = (answer: string) => ana.call('submit', { body: { question: 'P?', answer } });
      const refused = { status: 503, body: { code: 'cannot_save' } };

      renameSync(file, elsewhere);
      expect(await submit('Ninguém acharia esta ideia')).toMatchObject(refused);
      expect(await readiness()).toMatchObject({ status: 503, body: { cause: 'moved' } });
      expect(await ana.call('me')).toMatchObject({ status: 200 });
      // The thread of the network finds nothing to open: that is no news.
      server.app.health.note(Object.assign(new Error('x'), { code: 'SQLITE_CANTOPEN' }));
      expect(server.app.health.outage()).toBe('moved');

      copyFileSync(elsewhere, file);
      expect(await submit('Nem esta, ao lado de uma cópia')).toMatchObject(refused);
      expect(await readiness()).toMatchObject({ status: 503, body: { cause: 'moved' } });

      // A clock that is set back meanwhile does not keep it from being noticed.
      server.clock.now -= 3_600_000;
      renameSync(elsewhere, file);
      expect(await readiness()).toMatchObject({ status: 200 });
      server.clock.now += 3_600_000;
      expect(await submit('Esta já se acha de novo')).toMatchObject({ status: 201 });
      const { rows } = await sql<{ body: string }>`select body from posts`.execute(server.database.db);
      expect(rows.map(({ body }) => body)).toEqual(['Esta já se acha de novo']);
    });
  },
);

describe.runIf(process.env.TEST_ENGINE === 'sqlite')('a damaged file', () => {
  it.each([
    ['overwritten', (bytes: Buffer) => bytes.fill('x', 0, 4096)],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['copied while it was written', (bytes: Buffer) => bytes.fill(0, 8 * 4096, 12 * 4096)],
  ])('%s is not opened, and is left as it is', async (_what, damage) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-damaged-'));
    const file = join(dataDir, 'rota-viva.db');
    await (await openDatabase({ dataDir })).close();
    const damaged = damage(readFileSync(file));
    writeFileSync(file, damaged);
    const failure = await openDatabase({ dataDir }).catch((error) => error);
    expect(outageOf(failure)).toBe('damaged');
    expect(readFileSync(file).equals(damaged)).toBe(true);
    rmSync(dataDir, { recursive: true });
  });
});

describe.runIf(process.env.TEST_ENGINE === 'sqlite' && process.platform !== 'win32')(
  'the data folder',
  () => {
    it('is its owner’s only, also where it was open to others before', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-private-'));
      chmodSync(dataDir, 0o755);
      for (const name of ['rota-viva.db', 'in-use.lock'])
        writeFileSync(join(dataDir, name), '', { mode: 0o644 });
      const database = await openDatabase({ dataDir });
      const modeOf = (name: string) => statSync(join(dataDir, name)).mode & 0o777;
      const files = ['rota-viva.db', 'rota-viva.db-wal', 'rota-viva.db-shm', 'in-use.lock'];
      expect([modeOf(''), ...files.map(modeOf)]).toEqual([0o700, 0o600, 0o600, 0o600, 0o600]);
      await database.close();
      rmSync(dataDir, { recursive: true });
    });
  },
);
