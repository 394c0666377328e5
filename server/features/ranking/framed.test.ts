import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, publish } from '#server/testing/village.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let village: TestMember[];
/** Two who lead, and six accounts of a rival that ask both to meet them and vote for one. */
let leaders: [TestMember, TestMember];
let accounts: TestMember[];

beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 16);
  await connectRound(server, village, [1, 3]);
  leaders = [village[0], village[5]] as [TestMember, TestMember];
  for (const [place, one] of leaders.entries()) {
    await one.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    const idea = await publish(one, `Um viveiro de mudas na rua ${place}`);
    for (const voter of [2, 8, 12]) await village[voter]?.call('voteSubmission', { params: { id: idea } });
    if (place > 0) continue;
    accounts = await establishedMembers(server, 'conta', 6);
    for (const account of accounts) await account.call('voteSubmission', { params: { id: idea } });
  }
}, 60_000);
afterAll(() => server.close());

it('whoever says yes to many accounts that know nobody else leads on, and no more by them', async () => {
  for (const account of accounts) for (const leader of leaders) await connectMembers(account, leader);
  await server.app.network.refresh();
  const { people } = (await leaders[0].call('network')).body;
  const marked = people.filter(({ isDamped }) => isDamped).map(({ id }) => id);
  expect(marked.sort((one, other) => one - other)).toEqual(accounts.map(({ id }) => id));
  for (const leader of leaders) {
    const { standing } = (await leader.call('account')).body;
    expect(standing).toMatchObject({ type: expect.any(String), isDamped: false, isKnown: true });
    expect(standing.reasons.join()).not.toContain('10 pessoas');
    expect(people.find(({ id }) => id === leader.id)?.degree).toBe(4);
  }
  const { topLeader, topConnector } = (await leaders[1].call('leadershipStats')).body;
  expect(leaders.map(({ username }) => username)).toContain(topLeader?.username);
  expect(topConnector?.connections).toBe(4);
});

it('six accounts that one person has met take nothing from a young village that was there first', {
  timeout: 60_000,
}, async () => {
  const fresh = await startTestApp();
  const people = await establishedMembers(fresh, 'vila', 14);
  const [hub] = people as [TestMember];
  for (const [place, one] of people.entries()) {
    for (const step of [1, 2, 3, 4])
      await connectMembers(one, people[(place + step) % people.length] as TestMember);
    if (place % 2 === 0 && one !== hub) await connectMembers(hub, one);
  }
  fresh.clock.now += day;
  for (let place = 0; place < 6; place++)
    await connectMembers(await fresh.member(`chegou ${place}`), people[5] as TestMember);
  await fresh.app.network.refresh();
  for (const one of people)
    expect((await one.call('account')).body.standing).toMatchObject({ isDamped: false, isKnown: true });
  await fresh.close();
});
