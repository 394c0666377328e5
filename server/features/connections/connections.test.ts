import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairness } from '#core/progress/fairness.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { moveMember } from '#server/ledger/move-member.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const ask = (one: TestMember, other: TestMember) => one.call('connect', { params: { id: other.id } });
const decline = (one: TestMember, other: TestMember) =>
  one.call('declineConnection', { params: { id: other.id } });
const tiesOf = async (member: TestMember) => (await member.call('connections')).body;
const pair = async (name: string) =>
  [await server.member(`ana ${name}`), await server.member(`bia ${name}`)] as const;

/** Waits until somebody waits for what a transaction holds; SQLite lets nobody begin meanwhile. */
async function untilHeldUp({ db, engine }: TestApp['database']): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  if (engine === 'postgres')
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
}

describe('connections', () => {
  it('are with nobody who goes to live elsewhere at this moment', async () => {
    const [ana, bia] = await pair('longe');
    const { db } = server.database;
    const { id: elsewhere } = await db
      .insertInto('communities')
      .values({ name: 'Longe', place: '', entry: 'open', created_at: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const asking: ReturnType<typeof ask>[] = [];
    await inTransaction(db, async (tx) => {
      await lockMembers(tx, [bia.id]);
      asking.push(ask(ana, bia));
      await untilHeldUp(server.database);
      await moveMember(tx, bia.id, elsewhere, server.clock.now);
    });
    expect((await asking[0])?.body).toHaveProperty('code', 'not_found');
    expect(await tiesOf(ana)).toEqual([]);
  });

  it('are asked for by one and made by the other’s yes, which pays both ten points', async () => {
    const [ana, bia] = await pair('sim');
    const nothing = { connections: 0, pointsEarned: 0, newBadges: [] };
    for (const _ of ['once', 'again']) {
      expect(await ask(ana, bia)).toMatchObject({ status: 200, body: { state: 'asked', ...nothing } });
      expect((await bia.call('me')).body).toMatchObject({ influenceScore: 0, connections: 0 });
      expect(await tiesOf(ana)).toEqual([{ id: bia.id, username: bia.username, state: 'you_asked' }]);
      expect(await tiesOf(bia)).toEqual([{ id: ana.id, username: ana.username, state: 'asks_you' }]);
    }
    const yes = await ask(bia, ana);
    expect(yes).toMatchObject({
      status: 200,
      body: { state: 'connected', connections: 1, pointsEarned: 10 },
    });
    for (const [from, to] of [
      [ana, bia],
      [bia, ana],
    ] as const) {
      expect(await ask(from, to)).toMatchObject({ status: 409, body: { code: 'already_connected' } });
      expect(await decline(from, to)).toMatchObject({ status: 409, body: { code: 'already_connected' } });
      expect((await from.call('me')).body).toMatchObject({ influenceScore: 10, connections: 1 });
      expect(await tiesOf(from)).toEqual([{ id: to.id, username: to.username, state: 'connected' }]);
    }
  });

  it('stand the newest first, whoever of the two was here before', async () => {
    const [ana, bia] = await pair('ordem');
    const cida = await server.member('cida ordem');
    for (const other of [cida, ana]) {
      await ask(bia, other);
      await ask(other, bia);
    }
    expect((await tiesOf(bia)).map(({ id }) => id)).toEqual([ana.id, cida.id]);
  });

  it('are made once even when both ask at once', async () => {
    const [ana, bia] = await pair('juntas');
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 ? ask(ana, bia) : ask(bia, ana))),
    );
    expect(replies.filter(({ body }) => body.state === 'connected')).toHaveLength(1);
    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    for (const one of [ana, bia]) {
      expect((await one.call('me')).body).toMatchObject({ influenceScore: 10, connections: 1 });
    }
  });

  it('are not made by a no, and the one who asked may ask again after thirty days', async () => {
    const [ana, bia] = await pair('não');
    await ask(ana, bia);
    expect(await decline(bia, ana)).toMatchObject({ status: 200, body: { ok: true } });
    expect([await tiesOf(ana), await tiesOf(bia)]).toEqual([[], []]);
    expect(await ask(ana, bia)).toMatchObject({ status: 409, body: { code: 'ask_declined' } });
    await decline(ana, bia);
    server.clock.now += fairness.daysAfterDecline * 24 * 3_600_000 - 1;
    expect(await ask(ana, bia)).toMatchObject({ status: 409, body: { code: 'ask_declined' } });
    server.clock.now += 1;
    expect((await ask(ana, bia)).body.state).toBe('asked');
    expect((await ask(bia, ana)).body.state).toBe('connected');
  });

  it('can be asked for by who said no before', async () => {
    const [ana, bia] = await pair('talvez');
    await ask(ana, bia);
    await decline(bia, ana);
    expect((await ask(bia, ana)).body.state).toBe('asked');
    expect((await ask(ana, bia)).body.state).toBe('connected');
  });

  it('are not made when the ask was taken back; another one may follow', async () => {
    const [ana, bia] = await pair('volta');
    await ask(ana, bia);
    await decline(ana, bia);
    expect(await tiesOf(bia)).toEqual([]);
    expect((await ask(bia, ana)).body.state).toBe('asked');
    await decline(ana, bia);
    expect((await ask(ana, bia)).body.state).toBe('asked');
  });

  it('are not made with oneself or nobody', async () => {
    const ana = await server.member('ana3');
    expect(await ask(ana, ana)).toMatchObject({ body: { code: 'own_connection' } });
    expect((await ask(ana, { ...ana, id: 99_999 })).status).toBe(404);
    expect((await decline(ana, { ...ana, id: 99_999 })).status).toBe(404);
  });

  it('stay in the count of one side when the other goes; an open ask goes along', async () => {
    const [ana, bia] = await pair('fica');
    await connectMembers(ana, bia);
    const caio = await server.member('caio');
    await ask(bia, caio);
    await bia.call('deleteAccount', { body: { password: testPassword } });
    expect((await ana.call('me')).body).toMatchObject({ influenceScore: 10, connections: 1 });
    expect([await tiesOf(ana), await tiesOf(caio)]).toEqual([[], []]);
  });

  it('with five people who play make a Conectador, with fresh accounts none', async () => {
    const ana = await server.member('conectora');
    const others = await Promise.all([0, 1, 2, 3, 4].map((index) => server.member(`amiga${index}`)));
    for (const other of others) expect((await connectMembers(other, ana)).newBadges).toEqual([]);
    server.clock.now += 24 * 3600 * 1000;
    for (const other of others) {
      expect((await ana.call('me')).body.badges).toEqual([]);
      await other.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    }
    expect((await ana.call('me')).body.badges).toEqual(['Conectador']);
  });

  it('are asked for and accepted fifty times a day', async () => {
    const ana = await server.member('apressada');
    const { db } = server.database;
    const others = await Promise.all([0, 1, 2].map((index) => server.member(`outra${index}`)));
    const [first, second, third] = others as [TestMember, TestMember, TestMember];
    await ask(second, ana);
    await ask(ana, third);
    await db
      .updateTable('standings')
      .set({ day_connections: fairness.connectionsPerDay - 1 })
      .where('user_id', '=', ana.id)
      .execute();
    expect((await ask(ana, first)).status).toBe(200);
    for (const other of [await server.member('mais uma'), second]) {
      expect(await ask(ana, other)).toMatchObject({ status: 429, body: { code: 'connection_limit' } });
    }
    expect((await ask(ana, third)).status).toBe(200);
    expect((await tiesOf(ana)).map(({ state }) => state)).toEqual(['asks_you', 'you_asked', 'you_asked']);
    server.clock.now += 24 * 3_600_000;
    expect((await ask(ana, second)).body.state).toBe('connected');
  });

  it('answers for a member who hides the name as for nobody, in every call that names one', async () => {
    const lia = await server.member('lia');
    const oculta = await server.member('oculta');
    await oculta.call('updateAccount', { body: { hideFromRanking: true } });
    for (const name of [
      'userStats',
      'connect',
      'declineConnection',
      'activities',
      'octalysisStats',
    ] as const) {
      const hidden = await lia.call(name, { params: { id: oculta.id } });
      const nobody = await lia.call(name, { params: { id: 999_999 } });
      expect({ name, status: hidden.status, body: hidden.body }).toEqual({
        name,
        status: nobody.status,
        body: nobody.body,
      });
    }
    await oculta.call('connect', { params: { id: lia.id } });
    expect((await lia.call('connect', { params: { id: oculta.id } })).body.state).toBe('connected');
  });
});
