import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#scripts/postgres.mjs';
import { openDatabase } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Line, layLine } from '#server/testing/line.ts';
import { type Listener, listenTo } from '#server/testing/listener.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { maxMissed } from './events.ts';

const patience = { timeout: 20_000 };

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a PostgreSQL that goes away', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let line: Line;
  let server: TestApp;
  let ana: TestMember;
  let desk: { id: number; userPart: number | null };
  let listener: Listener;

  beforeAll(async () => {
    postgres = await startPostgres({ synchronous_commit: 'on' });
    line = await layLine(postgres.url);
    const database = await openDatabase({ databaseUrl: line.url, dataDir: '' });
    server = await startTestApp({ database: { ...database, remove: database.close } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ana = await server.member('ana');
    desk = (await ana.call('createTeam', { params: { quizId: 2 } })).body;
    listener = await listenTo(server.app, ana.token);
  });
  afterAll(async () => {
    listener.close();
    await server.close();
    line.close();
    await postgres.stop();
  });

  const write = (answer: string) =>
    ana.call('writeAnswer', {
      params: { quizId: 2, teamId: desk.id, part: desk.userPart ?? 1 },
      body: { answer },
    });
  const heard = () => listener.events.flatMap((event) => (event.type === 'answer' ? [event.answer] : []));
  const isBack = () => expect.poll(async () => (await write('voltou')).status, patience).toBe(200);

  it.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
    'by %s: refused with a sentence meanwhile, back by itself, each event told once',
    async (ending) => {
      await write(`antes de ${ending}`);
      await expect.poll(heard, patience).toContain(`antes de ${ending}`);
      await postgres.halt(ending);
      expect(await write('perdida')).toMatchObject({
        status: 503,
        headers: { 'retry-after': '2' },
        body: { code: 'unavailable' },
      });
      server.clock.now += 2000;
      expect((await server.send({ method: 'GET', url: '/readyz' })).body).toMatchObject({
        cause: 'unreachable',
      });
      expect((await server.send({ method: 'GET', url: '/healthz' })).status).toBe(200);
      await postgres.resume();
      await isBack();
      await write(`depois de ${ending}`);
      await expect.poll(() => heard().at(-1), patience).toBe(`depois de ${ending}`);
      const ids = [...listener.raw().matchAll(/^id: (\d+)\ndata: {"type"/gm)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const live = await sql`
        select pid from pg_stat_activity where application_name = 'rota-viva-live'`.execute(
        server.database.db,
      );
      expect(live.rows).toHaveLength(1);
    },
  );

  it('in the middle of a transaction fails that transaction and nothing else', async () => {
    const work = inTransaction(server.database.db, async (tx) => {
      await sql`select 1`.execute(tx);
      await postgres.halt('SIGKILL');
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow(/connection|terminat|ECONNRESET|EPIPE/i);
    await postgres.resume();
    await isBack();
  });

  it('behind a line that swallows everything refuses with a sentence, and tells afterwards what was missed', async () => {
    await write('antes do silêncio');
    await expect.poll(heard, patience).toContain('antes do silêncio');
    line.isSilent = true;
    expect(await write('engolida')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const other = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
    const row = { audience: JSON.stringify([ana.id]), event: '{"type":"ranking"}', created_at: 0 };
    await other.db.insertInto('events').values(row).execute();
    await other.close();
    line.isSilent = false;
    await isBack();
    await expect
      .poll(() => listener.events.filter(({ type }) => type === 'ranking'), patience)
      .toHaveLength(1);
  });

  it('tells what another process wrote meanwhile, and to read again when that is too much', async () => {
    const insert = async (events: number) => {
      const audience = JSON.stringify([ana.id]);
      const row = { audience, event: '{"type":"member"}', created_at: server.clock.now };
      await server.database.db.insertInto('events').values(Array(events).fill(row)).execute();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'rota-viva-live'`.execute(server.database.db);
    };
    const members = () => listener.events.filter(({ type }) => type === 'member').length;
    await insert(3);
    await expect.poll(members, patience).toBe(3);
    expect(listener.isResync()).toBe(false);
    await insert(maxMissed);
    await expect.poll(listener.isResync, patience).toBe(true);
    await write('e continua');
    await expect.poll(heard, patience).toContain('e continua');
  });
});
