import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { leadTeam } from '#server/testing/lead-team.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, publish } from '#server/testing/village.ts';

let server: TestApp;
let village: TestMember[];
/** One person with two accounts more, who play all they can and raise each other. */
let own: TestMember[];

const at = (place: number): TestMember => village[place] as TestMember;

/** Does what makes a leader, but for what others give. */
async function takePart(member: TestMember, thing: string): Promise<number> {
  await member.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  return publish(member, `Um ${thing} para a vila toda usar`);
}

beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 5);
  await connectRound(server, village, [1, 2]);
  for (const [place, thing] of ['viveiro', 'poço', 'trator', 'forno', 'moinho'].entries())
    await takePart(at(place), thing);
  own = await establishedMembers(server, 'conta', 3);
  const [owner, ...others] = own as [TestMember, TestMember, TestMember];
  await connectRound(server, own, [1]);
  const idea = await takePart(owner, 'galpão');
  for (const one of others) await one.call('voteSubmission', { params: { id: idea } });
  for (const quizId of [1, 2, 3]) await leadTeam(quizId, [owner, ...others]);
}, 120_000);
afterAll(() => server.close());

/** Who of these people leads, as everybody can read it. */
async function leading(people: readonly TestMember[]): Promise<number> {
  await server.app.network.refresh();
  const ranked = (await at(2).call('leaderboard')).body;
  return ranked.filter(({ id, leadership }) => leadership.type && people.some((one) => one.id === id)).length;
}

const expectVillage = async () => {
  expect([await leading(own), await leading(village)]).toEqual([0, 5]);
  const { topLeader } = (await at(2).call('leadershipStats')).body;
  expect(village.map(({ username }) => username)).toContain(topLeader?.username);
  expect((await own[0]?.call('mentors'))?.body.mayOffer).toBe(false);
};

it('three accounts that nobody of five neighbours has met lead nobody, and are in no measure', {
  timeout: 60_000,
}, async () => {
  await expectVillage();
  const { people } = (await at(2).call('network')).body;
  for (const { id } of own)
    expect(people.find((one) => one.id === id)).toMatchObject({ degree: 0, rise30d: 0 });
  for (const [kind, ref] of [
    ['team', '1'],
    ['badge', 'mentor'],
  ])
    expect((await own[0]?.call('makeCertificate', { body: { kind, ref } }))?.status).toBe(404);
});

it('nor do they where one of the five says yes to whoever asks', { timeout: 60_000 }, async () => {
  const [owner, ...others] = own as [TestMember, TestMember, TestMember];
  await connectMembers(owner, at(1));
  await expectVillage();
  for (const one of others) await connectMembers(one, at(1));
  await expectVillage();
});

it('who comes to a village of five and is met by two of it leads there', { timeout: 60_000 }, async () => {
  const [newcomer] = (await establishedMembers(server, 'nova', 1)) as [TestMember];
  await takePart(newcomer, 'caminhão');
  for (const one of [at(0), at(3)]) await connectMembers(newcomer, one);
  server.clock.now += 24 * 3600 * 1000;
  await publish(newcomer, 'Uma balança na feira de sábado');
  expect(await leading([newcomer])).toBe(1);
});
