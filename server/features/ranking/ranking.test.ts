import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { games } from '#core/content/games.ts';
import { leaderTypeIds } from '#core/progress/leader-model.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { cadeiaRun, flipRun, jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { readHistograms } from '#server/ledger/leader-scores.ts';
import { recountLeaders } from '#server/ledger/recount-leaders.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const hour = 3600 * 1000;
const day = 24 * hour;

const nobodyInTheNetwork = {
  groups: 0,
  bridged: 0,
  group: 0,
  degree: 0,
  betweenness: 0,
  pageRank: 0,
  isBridge: false,
  isEmerging: false,
  isNew: false,
  rise30d: 0,
  votes: [0, 0, 0, 0] satisfies [number, number, number, number],
  leadership: { type: null, name: 'Em formação', reasons: [] },
  x: 0,
  y: 0,
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const play = async (member: TestMember, gameId: number, body: object) =>
  member.call('saveProgress', { params: { gameId }, body });

describe('the leaderboard', () => {
  it('has the first ten and the points of each period, and never an email', async () => {
    for (let count = 0; count < 11; count++) {
      const veteran = await server.member(`veterana${count}`);
      await play(veteran, 1, mapaRun());
      await play(veteran, 2, jornadaRun());
    }
    server.clock.now += 40 * day;
    const newcomer = await server.member('novata');
    await play(newcomer, 1, mapaRun());

    const { body } = await newcomer.call('leaderboard');
    expect(body.slice(0, 10).map(({ username }) => username)).not.toContain('novata');
    const found = body.find(({ username }) => username === 'novata');
    expect(found).toMatchObject({ influenceScore: 100, periods: { week: 100, month: 100, quarter: 100 } });
    expect(body[0]).toMatchObject({
      username: 'veterana0',
      influenceScore: 250,
      badges: ['Conhecedor da Rota', 'Decisão Certeira', 'Primeira Semente'],
      periods: { week: 0, month: 0, quarter: 250 },
    });
    const scores = body.map(({ influenceScore }) => influenceScore);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(JSON.stringify(body)).not.toContain('@exemplo');
  });
});

const idea = { question: 'O que falta na feira?', answer: 'Uma barraca de mel toda semana na praça' };

/** A member who may be identified as a leader, and the friend who makes it so by coming back and connecting. */
async function leaderOf(app: TestApp, name: string): Promise<{ leader: TestMember; friend: TestMember }> {
  const leader = await app.member(name);
  const friend = await app.member(`amiga de ${name}`);
  app.clock.now += hour;
  for (const member of [leader, friend]) await play(member, 1, mapaRun());
  await leader.call('submit', { body: idea });
  app.clock.now += day;
  for (const member of [friend, leader]) await play(member, 2, jornadaRun());
  await friend.call('connect', { params: { id: leader.id } });
  await leader.call('connect', { params: { id: friend.id } });
  return { leader, friend };
}

const leadershipIn = async (viewer: TestMember, username: string) =>
  (await viewer.call('leaderboard')).body.find((member) => member.username === username)?.leadership;

const topLeader = async (viewer: TestMember) => (await viewer.call('leadershipStats')).body.topLeader;

/** Everything that one can do alone, again and again. */
async function strive(app: TestApp, robot: TestMember): Promise<void> {
  for (let again = 0; again < 3; again++) {
    app.clock.now += day;
    await play(robot, 1, mapaRun());
    await play(robot, 2, jornadaRun());
    for (const apl of ['mel', 'confeccao', 'leite'] as const) await play(robot, 6, cadeiaRun(apl, true));
    for (const deck of ['glossario', 'solucoes', 'atores'] as const) await play(robot, 7, flipRun(deck, 90));
    for (let count = 0; count < 3; count++)
      await robot.call('submit', { body: { question: 'P?', answer: 'x' } });
    await robot.call('submit', { body: { ...idea, answer: `${idea.answer} ${again}` } });
    app.clock.now += hour;
  }
}

describe('who is identified as a leader', () => {
  it('has done three kinds of things on two days, and others gave something that counts', async () => {
    const fresh = await startTestApp();
    const ana = await fresh.member('ana');
    expect((await ana.call('account')).body.standing).toMatchObject({ type: null, name: 'Em formação' });
    const { leader, friend } = await leaderOf(fresh, 'lider');
    expect(await leadershipIn(ana, 'lider')).toEqual({
      type: 'conector',
      name: 'Líder Comunitário/Conector',
      reasons: ['conectou 1 pessoa'],
    });
    expect((await leader.call('account')).body.standing).toMatchObject({ type: 'conector', isDamped: false });
    expect(await leadershipIn(ana, friend.username)).toMatchObject({ type: null, reasons: [] });
    await fresh.close();
  });

  it('is nobody who does everything alone, nor by what fresh accounts give', {
    timeout: 60_000,
  }, async () => {
    const fresh = await startTestApp();
    const robot = await fresh.member('robo');
    await strive(fresh, robot);
    expect(await leadershipIn(robot, 'robo')).toMatchObject({ type: null, name: 'Em formação', reasons: [] });
    expect(await topLeader(robot)).toMatchObject({ username: 'robo', isIdentified: false });

    const { leader } = await leaderOf(fresh, 'lider');
    const [post] = (await robot.call('submissions')).body.filter(({ userId }) => userId === robot.id);
    for (let count = 0; count < 6; count++) {
      const helper = await fresh.member(`ajuda${count}`);
      await helper.call('voteSubmission', { params: { id: post?.id ?? 0 } });
      await helper.call('connect', { params: { id: robot.id } });
      await robot.call('connect', { params: { id: helper.id } });
    }
    const { body: ranking } = await robot.call('leaderboard');
    expect(ranking[0]?.username).toBe('robo');
    expect(await leadershipIn(robot, 'robo')).toMatchObject({ type: null, name: 'Em formação', reasons: [] });
    expect((await robot.call('account')).body.standing).toMatchObject({ type: null, reasons: [] });
    const { body: stats } = await robot.call('leadershipStats');
    expect(stats).toMatchObject({
      topLeader: { username: 'lider', isIdentified: true },
      topConnector: { username: expect.stringMatching('lider'), connections: 1, isEstablished: true },
    });
    expect(stats.topLeader?.score).toBe((await leader.call('account')).body.influenceScore);
    await fresh.close();
  });

  it('is nobody whom the network damps, and the person reads why', async () => {
    const fresh = await startTestApp();
    const { leader: damped } = await leaderOf(fresh, 'cercada');
    await play(damped, 6, cadeiaRun('mel', true));
    const { leader } = await leaderOf(fresh, 'lider');
    expect(await topLeader(leader)).toMatchObject({ username: 'cercada' });
    expect((await leadershipIn(leader, 'cercada'))?.type).not.toBeNull();
    vi.spyOn(fresh.app.network, 'of').mockResolvedValue({
      snapshot: undefined,
      established: 0,
      id: -1,
      hasKnown: true,
      leaders: undefined,
      find: () => undefined,
      placeOf: (id) =>
        id === damped.id
          ? {
              ...nobodyInTheNetwork,
              id,
              isDamped: true,
              isKnown: true,
              own: { connections: 0, votes: 0, teams: 0 },
            }
          : undefined,
    });
    expect(await topLeader(leader)).toMatchObject({ username: 'lider' });
    expect((await leader.call('leadershipStats')).body.topConnector?.username).not.toBe('cercada');
    expect(await leadershipIn(leader, 'cercada')).toMatchObject({ type: null, name: 'Em formação' });
    expect((await damped.call('account')).body.standing).toMatchObject({
      type: null,
      isDamped: true,
      isKnown: true,
    });
    await fresh.close();
  });

  it('is in the answer however many others have more points', { timeout: 60_000 }, async () => {
    const fresh = await startTestApp();
    await leaderOf(fresh, 'lider');
    for (let count = 0; count < 11; count++) {
      const other = await fresh.member(`outra${count}`);
      fresh.clock.now += hour;
      await play(other, 1, mapaRun());
      await play(other, 2, jornadaRun());
      await play(other, 6, cadeiaRun('mel', true));
    }
    fresh.clock.now += 100 * day;
    const viewer = await fresh.member('quem olha');
    const { body } = await viewer.call('leaderboard');
    expect(body.slice(0, 10).map(({ username }) => username)).not.toContain('lider');
    expect(await leadershipIn(viewer, 'lider')).toMatchObject({ type: 'conector' });
    await fresh.close();
  });

  it('is counted anew when the model changes', async () => {
    const fresh = await startTestApp();
    const { leader, friend } = await leaderOf(fresh, 'lider');
    const { db } = fresh.database;
    const scores = () =>
      db.selectFrom('standings').select(['user_id', 'conector', 'pioneiro']).orderBy('user_id').execute();
    const counted = await scores();
    expect(counted).toEqual([
      { user_id: leader.id, conector: 1, pioneiro: 2 },
      { user_id: friend.id, conector: null, pioneiro: null },
    ]);
    const histogram = await readHistograms(db, { communityId: firstCommunity });
    // As an earlier model may have left them: the friend counted, the leader not.
    await db
      .updateTable('standings')
      .set({ conector: 7, estrategista: 7, porta_voz: 7, pioneiro: 7 })
      .where('user_id', '=', friend.id)
      .execute();
    await inTransaction(db, async (tx) =>
      addToCounters(
        tx,
        { user_id: friend.id, community_id: firstCommunity },
        leaderTypeIds.map((type) => ({ name: `leader-${type}`, bucket: 7, by: 1 })),
      ),
    );
    await recountLeaders(db);
    expect(await scores()).toEqual(counted);
    const members = (one: typeof histogram) =>
      leaderTypeIds.map((type) => one[type].filter((bucket) => bucket.members > 0));
    expect(members(await readHistograms(db, { communityId: firstCommunity }))).toEqual(members(histogram));
    await db.updateTable('standings').set({ conector: 7 }).where('user_id', '=', friend.id).execute();
    await recountLeaders(db);
    expect(await scores()).not.toEqual(counted);
    await fresh.close();
  });
});

describe('leadership stats', () => {
  it('are nothing but zeros in an empty community', async () => {
    const fresh = await startTestApp();
    const ana = await fresh.member('ana');
    expect((await ana.call('leadershipStats')).body).toEqual({
      topLeader: null,
      topConnector: null,
      completionRate: { percentage: 0, completed: 0, total: 0 },
      totalGames: games.length,
    });
    await play(ana, 1, mapaRun());
    await play(ana, 7, { score: 10, isCompleted: false });
    await ana.call('updateAccount', { body: { fullName: 'Ana das Dores' } });
    expect((await ana.call('leadershipStats')).body).toMatchObject({
      topLeader: { fullName: 'Ana das Dores', username: 'ana', score: 100, isIdentified: false },
      completionRate: { percentage: 50, completed: 1, total: 2 },
    });
    await fresh.close();
  });

  it('say of connections that nobody established made that it is their bare count', async () => {
    const fresh = await startTestApp();
    const ana = await fresh.member('ana');
    for (const name of ['conta 1', 'conta 2']) {
      const own = await fresh.newcomer(name);
      await own.call('connect', { params: { id: ana.id } });
      await ana.call('connect', { params: { id: own.id } });
    }
    expect((await ana.call('leadershipStats')).body.topConnector).toEqual({
      username: 'ana',
      connections: 2,
      isEstablished: false,
    });
    await fresh.close();
  });

  it('count a game that was begun and given up, without paying or completing anything', async () => {
    const fresh = await startTestApp();
    const ana = await fresh.member('ana');
    await play(ana, 1, mapaRun());
    const rate = async () => (await ana.call('leadershipStats')).body.completionRate;
    expect(await rate()).toEqual({ percentage: 100, completed: 1, total: 1 });
    for (let times = 0; times < 2; times++) await play(ana, 7, { score: 0, isCompleted: false });
    expect(await rate()).toEqual({ percentage: 50, completed: 1, total: 2 });
    await ana.call('createTeam', { params: { quizId: 1 } });
    await ana.call('createTeam', { params: { quizId: 2 } });
    expect(await rate()).toEqual({ percentage: 33, completed: 1, total: 3 });
    const [challenge] = (await ana.call('challenges')).body;
    await ana.call('startChallenge', { params: { id: challenge?.id ?? '' } });
    expect(await rate()).toEqual({ percentage: 25, completed: 1, total: 4 });
    expect((await ana.call('account')).body).toMatchObject({ influenceScore: 100, facts: { activities: 1 } });
    const bia = await fresh.member('bia');
    const [team] = (await bia.call('teams', { params: { quizId: 1 } })).body;
    await bia.call('joinTeam', { params: { quizId: 1, teamId: team?.id ?? 0 } });
    expect(await rate()).toEqual({ percentage: 20, completed: 1, total: 5 });
    await fresh.close();
  });
});
