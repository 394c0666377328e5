import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualQuestions } from '#core/content/rounds.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { makeCoordinator } from '#server/features/account/make-coordinator.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, publish } from '#server/testing/village.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let carer: TestMember;
let village: TestMember[];
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['quem cuida'] });
  carer = await server.member('quem cuida');
  village = await establishedMembers(server, 'vila', 12);
  await connectRound(server, village, [1, 2]);
}, 60_000);
afterAll(() => server.close());

const suspend = ({ id }: TestMember) =>
  carer.call('suspendUser', { params: { id }, body: { reason: 'Contas da mesma pessoa' } });
const restore = ({ id }: TestMember) => carer.call('restoreUser', { params: { id } });
const at = (place: number): TestMember => village[place] as TestMember;

it('who is kept out leads nobody, and is in no ranking and no network, until they are back', async () => {
  const first = at(0);
  await first.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  await publish(first, 'Um viveiro de mudas para a vila toda');
  await server.app.network.refresh();
  const seen = async () => {
    const stats = (await at(5).call('leadershipStats')).body;
    return {
      leader: stats.topLeader?.username,
      ranked: (await at(5).call('leaderboard')).body.some(({ id }) => id === first.id),
      tied: (await at(5).call('network')).body.people.some(({ id }) => id === first.id),
      writer: (await at(5).call('community')).body.topContributor?.username,
    };
  };
  const { username } = first;
  expect(await seen()).toEqual({ leader: username, ranked: true, tied: true, writer: username });
  await suspend(first);
  await server.app.network.refresh();
  const without = await seen();
  expect(without).toMatchObject({ ranked: false, tied: false });
  expect([without.leader, without.writer]).not.toContain(username);
  await restore(first);
  await server.app.network.refresh();
  expect(await seen()).toEqual({ leader: username, ranked: true, tied: true, writer: username });
});

it('accounts that are kept out make nobody known any more', { timeout: 60_000 }, async () => {
  const [cheat, ...helpers] = (await establishedMembers(server, 'conta', 5)) as [TestMember, ...TestMember[]];
  await cheat.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  await publish(cheat, 'Uma barraca de mel na praça');
  for (const helper of helpers) await connectMembers(cheat, helper);
  // Two neighbours were asked and said yes to one account each: as a family would, they are all known by it.
  await connectMembers(helpers[0] as TestMember, at(3));
  await connectMembers(helpers[1] as TestMember, at(8));
  await connectMembers(helpers[2] as TestMember, helpers[0] as TestMember);
  await connectMembers(helpers[3] as TestMember, helpers[1] as TestMember);
  await connectMembers(cheat, at(6));
  await server.app.network.refresh();
  const isKnown = async () => (await cheat.call('account')).body.standing.isKnown;
  expect(await isKnown()).toBe(true);
  for (const helper of helpers) await suspend(helper);
  await server.app.network.refresh();
  expect(await isKnown()).toBe(false);
});

it('who is kept out asks nobody to meet them, until they are back', async () => {
  const [asker, asked] = (await establishedMembers(server, 'pede', 2)) as [TestMember, TestMember];
  const ask = (one: TestMember, other: TestMember) => one.call('connect', { params: { id: other.id } });
  await ask(asker, asked);
  await suspend(asker);
  expect((await asked.call('connections')).body).toEqual([]);
  expect((await ask(asked, asker)).body).toMatchObject({ code: 'not_found' });
  await restore(asker);
  expect((await asked.call('connections')).body).toMatchObject([{ id: asker.id, state: 'asks_you' }]);
  expect((await ask(asked, asker)).body).toMatchObject({ state: 'connected' });
});

it('who is let in from the shell counts again', async () => {
  const [out, other] = (await establishedMembers(server, 'console', 2)) as [TestMember, TestMember];
  await connectMembers(out, other);
  const counted = async () => (await other.call('account')).body.facts.counted.connections;
  await suspend(out);
  expect(await counted()).toBe(0);
  await makeCoordinator(server.database.db, out.username, server.clock.now);
  expect(await counted()).toBe(1);
});

it('a team that ends while one of it is kept out counts that one when they are back', async () => {
  const members = await establishedMembers(server, 'trio', 2);
  // Who never played before begins with this.
  const people = [...members, await server.member('trio novo')] as [TestMember, TestMember, TestMember];
  server.clock.now += day;
  const [leader, other, out] = people;
  const params = { quizId: 1, teamId: (await leader.call('createTeam', { params: { quizId: 1 } })).body.id };
  for (const one of [other, out]) await one.call('joinTeam', { params });
  for (const one of people) {
    const part = (await one.call('team', { params })).body.userPart;
    await one.call('writeAnswer', {
      params: { ...params, part },
      body: { answer: teamAnswers[1]?.[part - 1] },
    });
  }
  await suspend(out);
  expect((await leader.call('completeTeam', { params })).status).toBe(200);
  const counted = async () => (await leader.call('account')).body.facts.counted.connections;
  expect(await counted()).toBe(1);
  await restore(out);
  expect(await counted()).toBe(2);
});

it('who is kept out while a round is told finds the own count when they are back', async () => {
  const endsAt = new Date(server.clock.now + day).toISOString();
  const body = { questions: usualQuestions, endsAt };
  const { id } = (await carer.call('openRound', { params: { id: 1 }, body })).body;
  const rival = at(2);
  for (const one of village)
    for (const question of [0, 1, 2, 3])
      await one.call('answerRound', { params: { id, question }, body: { people: [rival.id] } });
  await suspend(rival);
  await carer.call('closeRound', { params: { id } });
  const named = async () =>
    (await carer.call('roundResults', { params: { id } })).body.told?.named.map((one) => one.id);
  expect(await named()).not.toContain(rival.id);
  await restore(rival);
  expect(await named()).toContain(rival.id);
});
