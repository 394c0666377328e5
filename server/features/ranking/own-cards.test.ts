import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualQuestions } from '#core/content/rounds.ts';
import type { Ballot } from '#core/nominations/ballots.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { readAnswered } from '#server/features/rounds/tell-queries.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { leadTeam } from '#server/testing/lead-team.ts';
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
  /** Four accounts of hers, which have met her and each other. */
  let cards: TestMember[];
  beforeAll(async () => {
    cards = await byCard(facilitator, ['Um', 'Dois', 'Três', 'Quatro']);
    for (const one of cards) await connectMembers(one, facilitator);
    await connectRound(server, cards, [1, 2]);
    const [first] = cards as [TestMember];
    await first.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    await publish(first, 'Um curso de poda para os jovens');
    await server.app.network.refresh();
  }, 60_000);

  it('make neither that person nor one of them a leader', async () => {
    const nobody = { leads: false, isKnown: false };
    expect(await standingOf(facilitator)).toEqual(nobody);
    for (const one of cards) expect(await standingOf(one)).toEqual(nobody);
  });

  it('make no team of hers that is told to strangers, nor one of theirs', async () => {
    const [first, second, third] = cards as [TestMember, TestMember, TestMember];
    expect(await leadTeam(1, [facilitator, first, second])).toBe(200);
    expect(await leadTeam(2, [first, second, third])).toBe(200);
    await server.app.network.refresh();
    for (const [leader, ref] of [
      [facilitator, '1'],
      [first, '2'],
    ] as const)
      expect((await leader.call('makeCertificate', { body: { kind: 'team', ref } })).status).toBe(404);
  });

  it('hide nothing by themselves that a neighbour wrote', async () => {
    const [neighbour] = village as [TestMember];
    const id = await publish(neighbour, 'Quem cuida devia ouvir mais a gente');
    for (const one of cards) {
      const { body } = await one.call('report', { body: { type: 'submission', id } });
      expect(body).toEqual({ ok: true, hidden: false });
    }
  });

  /** A round of one day in which all of them name her and a neighbour, and two neighbours name her: how often each is named as by people of here, and as by strangers. */
  async function countNames(): Promise<number[][]> {
    const endsAt = new Date(server.clock.now + day).toISOString();
    const body = { questions: usualQuestions, endsAt };
    const { id } = (await facilitator.call('openRound', { params: { id: firstCommunity }, body })).body;
    const name = (one: TestMember, named: readonly TestMember[]) =>
      one.call('answerRound', {
        params: { id, question: 0 },
        body: { people: named.map((person) => person.id) },
      });
    const [rival, first, second] = village as [TestMember, TestMember, TestMember];
    for (const one of cards) await name(one, [facilitator, rival]);
    await name(first, [facilitator]);
    await name(second, [facilitator]);
    const scope = { roundId: id, questions: usualQuestions.length, communityId: firstCommunity };
    const { ids, round } = await readAnswered(server.database.db, scope);
    const { own, beside } = round.heard;
    const named = (ballots: readonly Ballot[] | null, { id: who }: TestMember) =>
      (ballots ?? []).flatMap(([answer]) => answer ?? []).filter((place) => ids[place] === who).length;
    await facilitator.call('closeRound', { params: { id } });
    return [facilitator, rival].map((person) => [named(own, person), named(beside, person)]);
  }

  it('name her in a round as strangers do, and others as anybody', async () => {
    // Of who made the cards they say no more than strangers, of others what anybody does.
    expect(await countNames()).toEqual([
      [2, 4],
      [4, 0],
    ]);
  });

  it('are people as others once two neighbours have met two of them', async () => {
    const [first, second] = cards as [TestMember, TestMember];
    await connectMembers(first, village[3] as TestMember);
    await connectMembers(second, village[8] as TestMember);
    await server.app.network.refresh();
    expect(await standingOf(first)).toEqual({ leads: true, isKnown: true });
    expect((await first.call('makeCertificate', { body: { kind: 'team', ref: '2' } })).status).toBe(201);
    server.clock.now += day;
    expect(await countNames()).toEqual([
      [6, 0],
      [4, 0],
    ]);
  });
});
