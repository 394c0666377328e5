import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { callApp } from '#server/http/call-app.ts';
import { listenTo } from '#server/testing/listener.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { createLocalLive } from './live.ts';
import { notify } from './notices.ts';
import { createPostgresLive } from './postgres.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const idea = async (member: TestMember, answer: string): Promise<number> =>
  (await member.call('submit', { body: { question: 'P?', answer } })).body.submission.id;

describe('a notice', () => {
  it('rings for whom it is, and for nobody else; reading it rings on the other devices', async () => {
    const [ana, bia, eva] = [
      await server.member('ana'),
      await server.member('bia'),
      await server.member('eva'),
    ];
    const [hers, outside] = [await listenTo(server.app, ana.token), await listenTo(server.app, eva.token)];
    await bia.call('connect', { params: { id: ana.id } });
    await hers.next('notices');
    const { notices } = (await ana.call('notices')).body;
    for (const _ of ['once', 'again']) await ana.call('readNotices', { body: { upTo: notices[0]?.id } });
    await hers.next('notices');
    await bia.call('submit', { body: { question: 'P?', answer: 'Uma ideia para todos' } });
    await outside.next('feed');
    await hers.next('feed');
    const rings = [hers, outside].map((one) => [...one.raw().matchAll(/"type":"notices"/g)].length);
    expect(rings).toEqual([2, 0]);
    hers.close();
    outside.close();
  });

  it('is folded once for each who acts at the same moment', async () => {
    const ana = await server.member('ana juntas');
    const voters = await Promise.all(Array.from({ length: 12 }, (_, index) => server.member(`voto${index}`)));
    const posts = [await idea(ana, 'Uma casa de farinha'), await idea(ana, 'Um trator para dividir')];
    await Promise.all(
      voters.flatMap((voter) => posts.map((id) => voter.call('voteSubmission', { params: { id } }))),
    );
    const { notices, unread } = (await ana.call('notices')).body;
    expect(notices.filter(({ kind }) => kind === 'votes').map(({ count }) => count)).toEqual([12, 12]);
    expect(unread).toBe(notices.length);
  });

  it('is not written when the transaction fails', async () => {
    const ana = await server.member('ana falha');
    const live = createLocalLive();
    const work = inTransaction(server.database.db, async (tx) => {
      notify(tx, { userId: ana.id, kind: 'badge', foldKey: 'x', actorId: null, about: 'x', path: '/' });
      await live.record(tx, [], 0);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect((await ana.call('notices')).body.notices).toEqual([]);
    await live.close();
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('notices of several processes', () => {
  it('ring in the other one', async () => {
    const database = await openDatabase(server.database.location);
    const second = await buildApp({ database, clock: () => server.clock.now, rateLimit: false });
    const [ana, bia] = [await server.member('ana longe'), await server.member('bia longe')];
    const listener = await listenTo(server.app, ana.token);
    await callApp(second, 'connect', { params: { id: ana.id }, token: bia.token });
    await listener.next('notices');
    expect((await ana.call('notices')).body).toMatchObject({ unread: 1 });
    listener.close();
    await second.close();
    await database.close();
  });

  it('have ids in the order of the commits, so that a marker passes over none', async () => {
    const { db, location } = server.database;
    const ana = await server.member('ana ordem');
    const live = await createPostgresLive(db, location.databaseUrl ?? '');
    const about = { userId: ana.id, kind: 'badge' as const, actorId: null, path: '/account' };
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    let began = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      began = resolve;
    });
    const slow = inTransaction(db, async (tx) => {
      notify(tx, { ...about, foldKey: 'devagar', about: 'devagar' });
      await live.record(tx, [], server.clock.now);
      began();
      await isReleased;
    });
    await hasBegun;
    const quick = inTransaction(db, async (tx) => {
      notify(tx, { ...about, foldKey: 'depressa', about: 'depressa' });
      await live.record(tx, [], server.clock.now);
    });
    const isWaiting = async () =>
      (await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db)).rows.length;
    await expect.poll(isWaiting).toBeGreaterThan(0);
    expect((await ana.call('readNotices', { body: { upTo: 999_999_999 } })).body).toEqual({ unread: 0 });
    release();
    await Promise.all([slow, quick]);
    const { notices, unread } = (await ana.call('notices')).body;
    expect([unread, ...notices.map(({ about: told }) => told)]).toEqual([2, 'depressa', 'devagar']);
    await live.close();
  });
});
