import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, publish } from '#server/testing/village.ts';

let server: TestApp;
let village: TestMember[];
beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 12);
  await connectRound(server, village, [1, 2]);
}, 60_000);
afterAll(() => server.close());

const standingOf = async (member: TestMember) => {
  const { type, isKnown } = (await member.call('account')).body.standing;
  return { leads: type !== null, isKnown };
};
const unknown = { leads: false, isKnown: false };
const known = { leads: true, isKnown: true };

/** Four people who know each other, of whom the first has done several things on two days. */
async function circle(name: string): Promise<[TestMember, TestMember, TestMember, TestMember]> {
  const people = await establishedMembers(server, name, 4);
  await connectRound(server, people, [1, 2]);
  const [first] = people as [TestMember];
  await first.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  await publish(first, `Uma barraca de mel na praça, diz ${name}`);
  return people as [TestMember, TestMember, TestMember, TestMember];
}

describe('four accounts of whom a neighbour has met one', () => {
  it('make no leader, nor when the neighbour says yes to all of them', { timeout: 60_000 }, async () => {
    const [cheat, ...helpers] = await circle('conta');
    const [neighbour] = village as [TestMember];
    await connectMembers(helpers[0], neighbour);
    await server.app.network.refresh();
    expect(await standingOf(cheat)).toEqual(unknown);
    for (const one of [cheat, helpers[1], helpers[2]]) await connectMembers(one, neighbour);
    await server.app.network.refresh();
    expect(await standingOf(cheat)).toEqual(unknown);

    // Nor do they silence anybody: they report with the voice of the neighbour.
    const id = await publish(village[4] as TestMember, 'Um poço para a vila');
    const report = async (member: TestMember, about = id) =>
      (await member.call('report', { body: { type: 'submission', id: about } })).body.hidden;
    for (const one of [cheat, ...helpers]) expect(await report(one)).toBe(false);
    // Not at once either.
    for (const author of [8, 9, 10]) {
      const about = await publish(village[author] as TestMember, `Uma horta na casa ${author}`);
      const hidden = await Promise.all([cheat, ...helpers].map((one) => report(one, about)));
      expect(hidden).toEqual([false, false, false, false]);
    }
    const seen = [];
    for (const one of [6, 7]) seen.push(await report(village[one] as TestMember));
    expect(seen).toEqual([false, true]);
  });

  it('are a family like any other once three of them have met a neighbour each', {
    timeout: 60_000,
  }, async () => {
    const [first, ...others] = await circle('família');
    await connectMembers(others[0], village[3] as TestMember);
    await server.app.network.refresh();
    expect(await standingOf(first)).toEqual(unknown);
    await connectMembers(others[1], village[8] as TestMember);
    await server.app.network.refresh();
    expect(await standingOf(first)).toEqual(unknown);
    await connectMembers(others[2], village[11] as TestMember);
    await server.app.network.refresh();
    expect(await standingOf(first)).toEqual(known);
  });

  it('are so too once three people of the village voted for what they wrote', {
    timeout: 60_000,
  }, async () => {
    const [first, ...others] = await circle('irmãs');
    await connectMembers(others[0], village[5] as TestMember);
    const post = await publish(others[2], 'Um viveiro de mudas para a vila toda');
    for (const voter of [1, 4, 9]) await village[voter]?.call('voteSubmission', { params: { id: post } });
    await server.app.network.refresh();
    expect(await standingOf(first)).toEqual(known);
  });
});
