import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const day = 24 * 3600 * 1000;

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
      badges: ['Conhecedor da Rota', 'Decisão Certeira'],
      periods: { week: 0, month: 0, quarter: 250 },
    });
    const scores = body.map(({ influenceScore }) => influenceScore);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(JSON.stringify(body)).not.toContain('@exemplo');
  });

  it('says how a member leads once there are three activities', async () => {
    const lider = await server.member('lider');
    const { body: before } = await lider.call('account');
    expect(before.standing).toMatchObject({ type: null, name: 'Em formação' });
    for (const text of ['Um', 'Dois', 'Três']) {
      await lider.call('submit', { body: { question: 'P?', answer: text } });
    }
    await play(lider, 1, mapaRun());
    await play(lider, 2, jornadaRun());
    const { body } = await lider.call('leaderboard');
    const { leadership } = body.find(({ username }) => username === 'lider') ?? {};
    expect(leadership?.type).not.toBeNull();
    expect(leadership?.reasons.length).toBeGreaterThan(0);
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
      totalGames: 8,
    });
    await play(ana, 1, mapaRun());
    await play(ana, 7, { score: 10, isCompleted: false });
    await ana.call('updateAccount', { body: { fullName: 'Ana das Dores' } });
    expect((await ana.call('leadershipStats')).body).toMatchObject({
      topLeader: { fullName: 'Ana das Dores', username: 'ana', score: 100 },
      completionRate: { percentage: 50, completed: 1, total: 2 },
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
