import { afterAll, beforeAll, expect, it } from 'vitest';
import { hiddenName } from '#core/contract/network-export.ts';
import { jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let ana: TestMember;
let bia: TestMember;
let caio: TestMember;
let carer: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['quem cuida'] });
  ana = await server.member('ana');
  bia = await server.member('bia');
  caio = await server.member('caio');
  carer = await server.member('quem cuida');
  await ana.call('updateAccount', { body: { fullName: 'Ana do Mel' } });
  await ana.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  await connectMembers(ana, bia);
});
afterAll(() => server.close());

const namesFor = async (viewer: TestMember) => {
  const { topLeader, topConnector } = (await viewer.call('leadershipStats')).body;
  const ranked = (await viewer.call('leaderboard')).body;
  return { leader: topLeader?.fullName, connector: topConnector?.username, first: ranked[0]?.username };
};

const shown = { leader: 'Ana do Mel', connector: 'ana', first: 'ana' };
const nameless = { leader: hiddenName, connector: hiddenName, first: hiddenName };

it('who hides the name is nameless to everybody else at once, whoever asks first, and is shown again at once', async () => {
  for (const order of [
    [ana, bia, caio],
    [bia, caio, ana],
  ]) {
    for (const viewer of order) expect(await namesFor(viewer)).toEqual(shown);
    await ana.call('updateAccount', { body: { hideFromRanking: true } });
    // Twice, so that what is kept is asked for as well.
    for (const viewer of [...order, ...order]) {
      const names = await namesFor(viewer);
      expect(names).toEqual(viewer === ana ? shown : nameless);
      const { body } = await viewer.call('leaderboard');
      expect(body.some(({ id }) => id === ana.id)).toBe(viewer === ana);
    }
    await ana.call('updateAccount', { body: { hideFromRanking: false } });
  }
});

it('who is kept out is gone at the next look, and back at the next after that', async () => {
  expect(await namesFor(bia)).toEqual(shown);
  await carer.call('suspendUser', { params: { id: ana.id }, body: { reason: 'Contas da mesma pessoa' } });
  expect(await namesFor(bia)).not.toMatchObject({ first: 'ana' });
  expect((await namesFor(bia)).leader).not.toBe('Ana do Mel');
  await carer.call('restoreUser', { params: { id: ana.id } });
  expect(await namesFor(bia)).toEqual(shown);
});

it('points, games and time count at the next look', async () => {
  const ofBia = async () => (await caio.call('leaderboard')).body.find(({ id }) => id === bia.id);
  const completed = async () => (await caio.call('leadershipStats')).body.completionRate.completed;
  const before = { score: (await ofBia())?.influenceScore ?? 0, completed: await completed() };
  await bia.call('saveProgress', { params: { gameId: 2 }, body: jornadaRun() });
  const after = await ofBia();
  expect(after?.influenceScore).toBeGreaterThan(before.score);
  expect(after?.periods.week).toBe(after?.influenceScore);
  expect(await completed()).toBe(before.completed + 1);
  // Nothing is written meanwhile but that somebody was here.
  server.clock.now += 8 * day;
  expect(await ofBia()).toMatchObject({ periods: { week: 0, month: after?.influenceScore } });
});

it('a period ends within the second in which its time has come', async () => {
  const dora = await server.member('dora');
  await dora.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  const earned = server.clock.now;
  const week = async () =>
    (await dora.call('leaderboard')).body.find(({ id }) => id === dora.id)?.periods.week;
  server.clock.now = earned + 7 * day - 1;
  expect(await week()).toBeGreaterThan(0);
  server.clock.now = earned + 7 * day + 1000;
  expect(await week()).toBe(0);
});
