import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, hour } from '#core/progress/day.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, play, publish } from '#server/testing/village.ts';

let server: TestApp;
let village: TestMember[];
/** A second account of whoever wants to lead, with a day of its own behind it. */
let helper: TestMember;

beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 8);
  await connectRound(server, village, [1, 2]);
  [helper] = (await establishedMembers(server, 'ajudante', 1)) as [TestMember];
  await server.app.network.refresh();
}, 120_000);
afterAll(() => server.close());

const toldOf = async (member: TestMember) => {
  const { type } = (await member.call('account')).body.standing;
  const ranked = (await member.call('leaderboard')).body.find(({ id }) => id === member.id);
  const { topLeader } = (await member.call('leadershipStats')).body;
  return { type, ranked: ranked?.leadership.type, isFirst: topLeader?.username === member.username };
};

const nothing = { type: null, ranked: null, isFirst: false };

async function gather(member: TestMember): Promise<void> {
  await play(member);
  await member.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  const id = await publish(member, `Uma barraca de mel na praça, diz ${member.username}`);
  await helper.call('voteSubmission', { params: { id } });
}

it('whoever stays away after a first day across midnight does not lead by a vote of a second account', async () => {
  server.clock.now = dayOf(server.clock.now).to - hour;
  const cheat = await server.member('apressada');
  await gather(cheat);
  server.clock.now += 2 * hour;
  await publish(cheat, 'Um curso de poda para os novos');
  for (const later of [0, 20 * hour, 100 * hour]) {
    server.clock.now += later;
    await server.app.network.refresh();
    expect(await toldOf(cheat)).toEqual(nothing);
  }
});

it('nor does anybody in the moment before the network looks', async () => {
  const [cheat] = (await establishedMembers(server, 'ligeira', 1)) as [TestMember];
  await gather(cheat);
  expect(await toldOf(cheat)).toEqual(nothing);
  await server.app.network.refresh();
  expect(await toldOf(cheat)).toEqual(nothing);
});

it('a village that the network has seen leads on', async () => {
  const [neighbour] = village as [TestMember];
  await neighbour.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  await publish(neighbour, 'Um viveiro de mudas');
  expect(await toldOf(neighbour)).toMatchObject({ type: expect.any(String), isFirst: true });
});
