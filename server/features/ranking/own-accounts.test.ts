import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { leadTeam } from '#server/testing/lead-team.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, publish } from '#server/testing/village.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let village: TestMember[];
/** Somebody whom the village knows, with accounts of their own that nobody else has met. */
let owner: TestMember;
let own: TestMember[];

beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 16);
  await connectRound(server, village, [1, 3]);
  for (const one of village) await one.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  const idea = await publish(at(0), 'Um viveiro de mudas para a vila toda');
  for (const one of [at(4), at(8), at(12)]) await one.call('voteSubmission', { params: { id: idea } });
  owner = at(5);
  own = [];
  for (let made = 0; made < 5; made++) {
    own.push(...(await establishedMembers(server, `conta${made} `, 1)));
    await connectMembers(own[made] as TestMember, owner);
    server.clock.now += 5 * day;
  }
  const post = await publish(owner, 'Um galpão para secar o feijão de todos');
  for (const one of own) await one.call('voteSubmission', { params: { id: post } });
  await server.app.network.refresh();
}, 120_000);
afterAll(() => server.close());

const at = (place: number): TestMember => village[place] as TestMember;
const stats = async () => (await at(2).call('leadershipStats')).body;

it('one person with five accounts is first in no measure, connects no more people and does not lead by them', async () => {
  const { people } = (await at(2).call('network')).body;
  const shown = people.find(({ id }) => id === owner.id);
  const others = people.filter(({ id }) => village.some((one) => one.id === id && id !== owner.id));
  expect(shown?.degree).toBe(4);
  for (const measure of ['betweenness', 'pageRank'] as const)
    expect(shown?.[measure]).toBeLessThan(Math.max(...others.map((one) => one[measure])) * 1.01);
  expect(await stats()).toMatchObject({
    topLeader: { username: at(0).username },
    topConnector: { username: at(0).username, connections: 4 },
  });
  const { facts, standing } = (await owner.call('account')).body;
  expect(facts).toMatchObject({ connections: 9, ideaVotes: 5, counted: { connections: 4, ideaVotes: 0 } });
  // Of two who lead with as many connections, both are told what the village gave.
  expect(standing).toMatchObject({ percentiles: { conector: 50 }, reasons: ['conectou 4 pessoas'] });
  // Nor is a badge that they made told to strangers, or to the others.
  const badge = { body: { kind: 'badge', ref: 'conectador' } };
  expect((await owner.call('makeCertificate', badge)).status).toBe(404);
  const ranked = (await at(2).call('leaderboard')).body.find(({ id }) => id === owner.id);
  expect(ranked?.badges).not.toContain('Conectador');
});

it('nor by challenges that one person ended with them', async () => {
  for (const quizId of [1, 2, 3]) expect(await leadTeam(quizId, [owner, ...own.slice(0, 2)])).toBe(200);
  await server.app.network.refresh();
  expect((await stats()).topLeader).toMatchObject({ username: at(0).username });
  const { facts, standing } = (await owner.call('account')).body;
  expect(facts).toMatchObject({ teamsCompleted: 0, teamsLed: 3 });
  expect(standing.type).not.toBe('conector');
  expect(standing.reasons.join()).not.toContain('em equipe');
  // With a neighbour it is a team.
  await leadTeam(1, [at(0), at(7), at(9)]);
  await server.app.network.refresh();
  expect((await at(0).call('account')).body.facts.teamsCompleted).toBe(1);
});

it('nor by a neighbour who says yes to whoever asks: they are one voice more', async () => {
  for (const one of own) await connectMembers(one, at(9));
  await server.app.network.refresh();
  const { people } = (await at(2).call('network')).body;
  const shown = people.find(({ id }) => id === owner.id);
  expect(shown?.degree).toBe(5);
  expect(Math.max(...people.map(({ rise30d }) => rise30d))).toBeGreaterThan(shown?.rise30d ?? 0);
  expect((await stats()).topLeader).toMatchObject({ username: at(0).username });
  const { facts, standing } = (await owner.call('account')).body;
  expect(facts).toMatchObject({ teamsCompleted: 0, counted: { connections: 5, ideaVotes: 1 } });
  expect(standing.type).not.toBe('conector');
  const team = { body: { kind: 'team', ref: '1' } };
  expect((await owner.call('makeCertificate', team)).status).toBe(404);
});

it('they are people like others once a third person has met each of them', async () => {
  for (const [place, one] of own.entries()) await connectMembers(one, at(10 + place));
  await server.app.network.refresh();
  const { people } = (await at(2).call('network')).body;
  expect(people.find(({ id }) => id === owner.id)?.degree).toBe(9);
  expect((await stats()).topConnector).toMatchObject({ username: at(9).username, connections: 11 });
  const badge = { body: { kind: 'badge', ref: 'conectador' } };
  expect((await owner.call('makeCertificate', badge)).status).toBe(201);
});

it('who writes most for nobody is not shown as who takes part most', async () => {
  const [robot] = (await establishedMembers(server, 'robo', 1)) as [TestMember];
  for (const thing of ['poço', 'ponte', 'trator', 'moinho'])
    await publish(robot, `Quero ${thing} novo para mim`);
  await server.app.network.refresh();
  const { topContributor } = (await at(2).call('community')).body;
  expect(topContributor?.username).toBe(at(0).username);
});
