import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, play, publish } from '#server/testing/village.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let village: TestMember[];
/** Takes care of the community, and plays along. */
let facilitator: TestMember;
beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 12);
  await connectRound(server, village, [1, 2]);
  [facilitator] = (await establishedMembers(server, 'facilita', 1)) as [TestMember];
  await makeCarer(server.database.db, facilitator.id, firstCommunity);
  await facilitator.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  await publish(facilitator, 'Uma barraca de mel na praça');
}, 60_000);
afterAll(() => server.close());

/** People, or accounts, who came in by the cards of somebody who takes care, and have played on two days. */
async function byCard(carer: TestMember, names: readonly string[]): Promise<TestMember[]> {
  const params = { id: firstCommunity };
  const made = (await carer.call('makeCards', { params, body: { names } })).body;
  server.clock.now += day;
  const people: TestMember[] = [];
  for (const { id, username, code } of made) {
    const { token } = (await server.call('recover', { body: { code, password: 'segredo' } })).body;
    people.push({ id, username, token, call: (name, given) => server.call(name, { ...given, token }) });
  }
  for (const one of people) await play(one);
  server.clock.now += day;
  for (const one of people) await play(one);
  return people;
}

const standingOf = async (member: TestMember) => {
  const { type, isKnown } = (await member.call('account')).body.standing;
  return { leads: type !== null, isKnown };
};

it('who plays alone is no leader where others know each other and nobody leads', async () => {
  const robot = await server.member('robô');
  for (const gameId of [1, 2]) {
    const body = gameId === 1 ? mapaRun() : jornadaRun();
    await robot.call('saveProgress', { params: { gameId }, body });
  }
  await server.app.network.refresh();
  const ranked = (await robot.call('leaderboard')).body;
  expect(ranked[0]).toMatchObject({ id: facilitator.id });
  expect(ranked[1]).toMatchObject({ id: robot.id });
  const { topLeader } = (await robot.call('leadershipStats')).body;
  expect(village.map(({ username }) => username)).toContain(topLeader?.username);
});

describe('cards that somebody made for accounts of their own', () => {
  it('make that person no leader, and whom else they bring is as known as before', {
    timeout: 60_000,
  }, async () => {
    const cards = await byCard(facilitator, ['Um', 'Dois', 'Três', 'Quatro']);
    for (const one of cards) await connectMembers(one, facilitator);
    await connectRound(server, cards, [1]);
    await server.app.network.refresh();
    expect(await standingOf(facilitator)).toEqual({ leads: false, isKnown: false });
    const [first] = cards as [TestMember];
    await first.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    await publish(first, 'Um curso de poda para os jovens');
    await connectRound(server, cards, [2]);
    await server.app.network.refresh();
    expect(await standingOf(first)).toEqual({ leads: true, isKnown: true });
  });
});
