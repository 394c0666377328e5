import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { leadTeam } from '#server/testing/lead-team.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, publish } from '#server/testing/village.ts';

let server: TestApp;
let village: TestMember[];
/** One person with two accounts more, whom two neighbours have met who say yes to whoever asks. */
let own: TestMember[];

async function takePart(member: TestMember, thing: string): Promise<void> {
  await member.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  await publish(member, `Um ${thing} para a vila toda usar`);
}

beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 8);
  await connectRound(server, village, [1, 2]);
  for (const one of village) await takePart(one, `viveiro de ${one.username}`);
  own = await establishedMembers(server, 'conta', 3);
  await connectRound(server, own, [1]);
  for (const one of own) await takePart(one, `galpão de ${one.username}`);
  for (const quizId of [1, 2, 3]) await leadTeam(quizId, own);
  for (const one of own) for (const yes of [1, 3]) await connectMembers(one, village[yes] as TestMember);
  await server.app.network.refresh();
}, 120_000);
afterAll(() => server.close());

it('in a village of eight, two who say yes to all make no leaders of three accounts, nor put them first', async () => {
  const { people } = (await (village[5] as TestMember).call('network')).body;
  const isOwn = ({ id }: { id: number }) => own.some((one) => one.id === id);
  const leading = people.filter(({ leadership }) => leadership.type !== null);
  expect(leading.filter(isOwn)).toEqual([]);
  expect(leading).toHaveLength(village.length);
  for (const measure of ['degree', 'betweenness', 'pageRank', 'rise30d'] as const) {
    const highest = Math.max(...people.map((one) => one[measure]));
    expect(people.filter((one) => one[measure] === highest).some(isOwn)).toBe(false);
  }
});
