import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, publish } from '#server/testing/village.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let village: TestMember[];
/** Accounts that have played for two days, and that nobody of the village has met. */
let strangers: TestMember[];

beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 12);
  await connectRound(server, village, [1, 2]);
  await server.app.network.refresh();
  await at(0).call('news');
  server.clock.now += day;
  strangers = await establishedMembers(server, 'estranha', 6);
  for (const one of strangers) await one.call('me');
}, 60_000);
afterAll(() => server.close());

const at = (place: number): TestMember => village[place] as TestMember;
const joined = async (member: TestMember) =>
  (await member.call('news')).body.find(({ kind }) => kind === 'joined');
const topics = async () => (await at(0).call('community')).body.topics;

it('names those who came once somebody has met them', async () => {
  expect(await joined(at(0))).toMatchObject({ count: 6, names: [] });
  const [first] = strangers as [TestMember];
  await connectMembers(first, at(3));
  expect(await joined(at(0))).toMatchObject({ count: 6, names: [first.username] });
});

it('topics are those of people whom more than one has met; others are filed under them', async () => {
  for (const one of strangers) await publish(one, `Comprem da ${one.username} no #atacado`);
  for (const place of [1, 2]) await publish(at(place), `Falta água no lado ${place} da #serra`);
  expect(await topics()).toEqual([{ key: 'serra', tag: 'serra', posts: 2 }]);
  const { body: feed } = await at(0).call('feed', { query: { topic: 'atacado' } });
  expect(feed).toHaveLength(6);
  // Once they are met, what they write counts, and goes with them.
  const [first] = strangers as [TestMember];
  await connectMembers(first, at(7));
  server.clock.now += day;
  await server.app.network.refresh();
  await publish(first, 'Também nos falta água na #serra e um #atacado');
  const both = [
    { key: 'serra', tag: 'serra', posts: 3 },
    { key: 'atacado', tag: 'atacado', posts: 1 },
  ];
  expect(await topics()).toEqual(both);
  await first.call('deleteAccount', { body: { password: testPassword } });
  expect(await topics()).toEqual([{ key: 'serra', tag: 'serra', posts: 2 }]);
});

it('badges that they made each other are told to nobody else, until the village makes them', async () => {
  const circle = await establishedMembers(server, 'roda', 6);
  for (const step of [1, 2]) await connectRound(server, circle, [step]);
  for (const place of [0, 1, 2])
    await connectMembers(circle[place] as TestMember, circle[place + 3] as TestMember);
  const [first] = circle as [TestMember];
  await first.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  await server.app.network.refresh();
  const account = (await first.call('account')).body;
  expect(account).toMatchObject({ facts: { counted: { connections: 5 } }, standing: { isDamped: false } });
  expect(account.badges.map(({ id }) => id)).toContain('conectador');
  const told = async () => (await at(0).call('leaderboard')).body.find(({ id }) => id === first.id)?.badges;
  expect(await told()).toContain('Conhecedor da Rota');
  expect(await told()).not.toContain('Conectador');
  for (const place of [1, 2, 5, 8, 10]) await connectMembers(first, at(place));
  await server.app.network.refresh();
  expect(await told()).toContain('Conectador');
});
