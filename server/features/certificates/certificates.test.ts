import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '#core/content/games.ts';
import { certificateKinds, gamesOfPillar, pillarRef, statedTime } from '#core/progress/certified.ts';
import { jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
let carer: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['quem cuida'] });
  carer = await server.member('quem cuida');
});
afterAll(() => server.close());

let born = 0;
const person = () => server.member(`formanda ${born++}`);
const badge = { kind: 'badge', ref: 'conhecedor-da-rota' } as const;

/** Somebody who finished the map, and so has its badge. */
async function player(): Promise<TestMember> {
  const member = await person();
  await member.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  return member;
}

const list = async (member: TestMember) => (await member.call('certificates')).body;
/** What the member's list says of that badge. */
const own = async (member: TestMember) => (await list(member)).find(({ ref }) => ref === badge.ref);
const read = (code: string | null) => server.call('certificate', { params: { code: code ?? '' } });

async function published(): Promise<{ owner: TestMember; code: string }> {
  const owner = await player();
  const { body } = await owner.call('makeCertificate', { body: badge });
  return { owner, code: body.code ?? '' };
}

describe('a certificate', () => {
  it('is off until its member publishes it, and then a stranger reads what was done and nothing else', async () => {
    const owner = await player();
    expect(await own(owner)).toMatchObject({ ...badge, title: 'Selo Conhecedor da Rota', code: null });
    const made = await owner.call('makeCertificate', { body: badge });
    expect(made.status).toBe(201);
    expect(made.body.code).toMatch(/^[0-9A-Z]{12}$/);
    const { status, body } = await read(made.body.code);
    expect(status).toBe(200);
    expect(body).toEqual({
      name: owner.username,
      title: 'Selo Conhecedor da Rota',
      text: 'conquistou o selo Conhecedor da Rota.',
      doneAt: new Date(server.clock.now).toISOString(),
      madeAt: new Date(server.clock.now).toISOString(),
      time: null,
    });
    expect((await owner.call('makeCertificate', { body: badge })).body.code).toBe(made.body.code);
    const wrong = made.body.code?.endsWith('9') ? '8' : '9';
    expect((await read(`${made.body.code?.slice(0, -1)}${wrong}`)).body).toMatchObject({
      code: 'certificate_invalid',
    });
  });

  it('is only of what one did oneself', async () => {
    const member = await person();
    expect(await list(member)).toEqual([]);
    for (const kind of certificateKinds) {
      const refused = await member.call('makeCertificate', { body: { kind, ref: '1' } });
      expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('keeps the minutes that had been counted when it was made', async () => {
    const owner = await player();
    const { db } = server.database;
    const clockTo = (minutes: number) =>
      db
        .updateTable('standings')
        .set({ played_until: server.clock.now + minutes * 60_000 })
        .where('user_id', '=', owner.id)
        .execute();
    await clockTo(7);
    const { body } = await owner.call('makeCertificate', { body: badge });
    expect(body.time).toEqual({ from: 7, to: 7, basis: 'recorded' });
    await clockTo(9);
    expect((await read(body.code)).body.time).toEqual(body.time);
  });

  it('says no more minutes than the cards of the finished games do, however long a phone says it played', async () => {
    const owner = await server.newcomer('quem tem tempo');
    server.clock.now += 10 * 24 * 3600 * 1000;
    const { data, ...run } = mapaRun();
    for (let time = 0; time < 5; time++)
      await owner.call('saveProgress', {
        params: { gameId: 1 },
        body: { ...run, data: { ...data, seconds: 3600 } },
      });
    const { to } = statedTime([gameOf('mapa-produtivo')]);
    expect((await own(owner))?.time).toEqual({ from: to, to, basis: 'recorded' });
    await owner.call('saveProgress', { params: { gameId: 2 }, body: jornadaRun() });
    const both = statedTime([gameOf('mapa-produtivo'), gameOf('jornada-empreendedor')]).to;
    expect((await own(owner))?.time).toEqual({ from: both, to: both, basis: 'recorded' });
  });

  it('names a finished pillar, with the time its games state', async () => {
    const owner = await person();
    const { db } = server.database;
    const played = gamesOfPillar('conscientizar');
    const rows = played.map(({ id: game_id }) => ({
      user_id: owner.id,
      game_id,
      best_score: 1,
      best_percent: 1,
      verified_percent: 1,
      data: '{}',
      completed_at: game_id,
      updated_at: 1,
    }));
    await db.insertInto('game_progress').values(rows).execute();
    const pillar = { kind: 'pillar', ref: pillarRef('conscientizar') } as const;
    const { body } = await owner.call('makeCertificate', { body: pillar });
    expect(body).toMatchObject({ title: 'Pilar Conscientizar', time: statedTime(played) });
    expect((await list(owner)).filter(({ kind }) => kind === 'pillar')).toHaveLength(1);
    // As if it had been given for fewer games, before others joined the pillar.
    const ref = `conscientizar:${played[0]?.id}`;
    await db.updateTable('certificates').set({ ref }).where('user_id', '=', owner.id).execute();
    expect((await read(body.code)).body).toMatchObject({ text: expect.stringContaining('estes jogos') });
  });

  it('names a team that was led to its end, for its leader alone, once a teammate plays', async () => {
    const people = [await person(), await person(), await person()] as const;
    const [leader, ...others] = people;
    const { body: team } = await leader.call('createTeam', { params: { quizId: 1 } });
    const params = { quizId: 1, teamId: team.id };
    for (const other of others) await other.call('joinTeam', { params });
    for (const one of people) {
      const part = (await one.call('team', { params })).body.userPart;
      const body = { answer: teamAnswers[1]?.[part - 1] };
      await one.call('writeAnswer', { params: { ...params, part }, body });
    }
    await leader.call('completeTeam', { params });
    const teams = async (member: TestMember) => (await list(member)).filter(({ kind }) => kind === 'team');
    const made = () => leader.call('makeCertificate', { body: { kind: 'team', ref: '1' } });
    const establish = (member: TestMember) =>
      server.database.db
        .updateTable('standings')
        .set({ established_at: server.clock.now })
        .where('user_id', '=', member.id)
        .execute();
    await establish(leader);
    expect(await teams(leader)).toEqual([]);
    expect((await made()).status).toBe(404);
    await establish(others[1]);
    expect(await teams(leader)).toMatchObject([{ ref: '1', title: 'Liderança de equipe' }]);
    expect((await made()).status).toBe(201);
    expect(await teams(others[0])).toEqual([]);
  });
});

describe('a certificate of a round', () => {
  const questions = ['Quem ajuda?', 'Quem junta?', 'Quem tenta?'];
  const isoIn = (ms: number) => new Date(server.clock.now + ms).toISOString();

  it('is there once the round is over, and goes with the answers and with the wish not to be named', async () => {
    const member = await person();
    const { db } = server.database;
    const body = { questions, endsAt: isoIn(3_600_000) };
    const { body: round } = await carer.call('openRound', { params: { id: 1 }, body });
    server.clock.now += 1000;
    const late = await person();
    for (const one of [member, late])
      await one.call('answerRound', { params: { id: round.id, question: 0 }, body: { people: [] } });
    expect(await list(member)).toEqual([]);
    await carer.call('closeRound', { params: { id: round.id } });
    const kinds = async () => (await list(member)).map(({ kind }) => kind);
    // Whose answers are not counted took no part in it: who came later, and who is known by nothing yet.
    expect(await kinds()).toEqual([]);
    await db.updateTable('standings').set({ established_at: server.clock.now }).execute();
    expect(await kinds()).toEqual(['round']);
    expect(await list(late)).toEqual([]);
    const told = (mayClaim: boolean) => JSON.stringify({ modelVersion: 1, verdict: { mayClaim } });
    await db
      .updateTable('rounds')
      .set({ told: told(false) })
      .where('id', '=', round.id)
      .execute();
    const counts = (low: number) => JSON.stringify({ together: { count: 9, low, high: 12 } });
    await db
      .insertInto('round_told')
      .values({ round_id: round.id, user_id: member.id, body: counts(4) })
      .execute();
    expect(await kinds()).toEqual(['round']);
    await db
      .updateTable('rounds')
      .set({ told: told(true) })
      .where('id', '=', round.id)
      .execute();
    // A small count may be nothing but the secret shift.
    expect(await kinds()).toEqual(['round']);
    await db
      .updateTable('round_told')
      .set({ body: counts(5) })
      .execute();
    expect(await kinds()).toEqual(['round', 'named']);
    const made = await member.call('makeCertificate', { body: { kind: 'named', ref: String(round.id) } });
    expect((await member.call('account')).body.standing).toMatchObject({ type: null, named: { count: 9 } });
    expect(JSON.stringify((await read(made.body.code)).body)).not.toMatch(/9|12/);
    await member.call('takeBackAnswers');
    expect(await kinds()).toEqual(['named']);
    await member.call('setNaming', { body: { declines: true } });
    expect(await kinds()).toEqual([]);
    expect((await member.call('account')).body.standing.named).toBeNull();
    expect((await read(made.body.code)).status).toBe(404);
  });
});

describe('a certificate ends', () => {
  it('when its member takes it off, and the next one has another address', async () => {
    const { owner, code } = await published();
    const stranger = await person();
    expect((await stranger.call('withdrawCertificate', { params: { code } })).status).toBe(404);
    expect((await owner.call('withdrawCertificate', { params: { code } })).status).toBe(200);
    expect((await read(code)).status).toBe(404);
    const { body } = await owner.call('makeCertificate', { body: badge });
    expect(body.code).not.toBe(code);
    expect((await read(code)).status).toBe(404);
  });

  it('when a carer revokes it: written down, told, and not to be published again', async () => {
    const { owner, code } = await published();
    const others = { params: { id: owner.id } };
    expect((await carer.call('personCertificates', others)).body).toMatchObject([{ code, revokedFor: null }]);
    const revoke = { params: { code }, body: { reason: 'Outra pessoa jogou' } };
    expect((await owner.call('revokeCertificate', revoke)).status).toBe(403);
    for (const _ of [1, 2]) expect((await carer.call('revokeCertificate', revoke)).status).toBe(200);
    expect((await read(code)).status).toBe(404);
    expect(await own(owner)).toMatchObject({ code: null, revokedFor: 'Outra pessoa jogou' });
    for (const refused of [
      await owner.call('makeCertificate', { body: badge }),
      await owner.call('withdrawCertificate', { params: { code } }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'certificate_revoked' } });
    const { body: log } = await owner.call('careLog', { query: { mine: 'true' } });
    expect(log.entries).toMatchObject([
      { action: 'certificate_revoked', about: 'Selo Conhecedor da Rota', reason: 'Outra pessoa jogou' },
    ]);
    const { notices } = (await owner.call('notices')).body;
    expect(notices.filter(({ kind }) => kind === 'certificate_revoked')).toHaveLength(1);
  });

  it('for as long as its member is suspended', async () => {
    const { owner, code } = await published();
    await carer.call('suspendUser', { params: { id: owner.id }, body: { reason: 'teste' } });
    expect((await read(code)).status).toBe(404);
    await carer.call('restoreUser', { params: { id: owner.id } });
    expect((await read(code)).status).toBe(200);
  });

  it('with the account', async () => {
    const { owner, code } = await published();
    await owner.call('deleteAccount', { body: { password: testPassword } });
    expect((await read(code)).status).toBe(404);
  });

  it('never through who takes care of others elsewhere', async () => {
    const { owner, code } = await published();
    const other = await person();
    const { body: away } = await carer.call('createCommunity', { body: { name: 'Longe' } });
    await makeCarer(server.database.db, other.id, away.id as never);
    const revoke = { params: { code }, body: { reason: 'Não' } };
    expect((await other.call('revokeCertificate', revoke)).status).toBe(404);
    expect((await other.call('personCertificates', { params: { id: owner.id } })).status).toBe(404);
  });
});

it('guesses of addresses are counted, readings are not', async () => {
  const limited = await startTestApp({ rateLimit: true });
  const owner = await limited.member('limitada');
  await limited.database.db
    .insertInto('member_badges')
    .values({ user_id: owner.id, badge: badge.ref, earned_at: 1 })
    .execute();
  const { code } = (await owner.call('makeCertificate', { body: badge })).body;
  const of = (guess: string) => limited.call('certificate', { params: { code: guess } });
  for (let time = 0; time < 30; time++) expect((await of(code ?? '')).status).toBe(200);
  const guesses = Array.from({ length: 21 }, (_, time) => of(`ABCDEFGH22${time + 10}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  await limited.close();
});
