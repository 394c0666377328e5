import { afterAll, beforeAll, expect, it } from 'vitest';
import { cadeiaRun, flipRun, mapaRun } from '#server/demo/honest-runs.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, publish } from '#server/testing/village.ts';

let server: TestApp;
let village: TestMember[];

const playMore = async (member: TestMember) => {
  await member.call('saveProgress', { params: { gameId: 6 }, body: cadeiaRun('mel') });
  await member.call('saveProgress', { params: { gameId: 7 }, body: flipRun('glossario') });
};

beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 8);
  await connectRound(server, village, [1, 2]);
  for (const [place, one] of village.entries()) {
    await publish(one, `Um viveiro de mudas do lado ${one.username} para todos`);
    await one.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    if (place % 2 === 0) await playMore(one);
  }
}, 120_000);
afterAll(() => server.close());

async function standings() {
  await server.app.network.refresh();
  return Promise.all(village.map(async (one) => (await one.call('account')).body.standing));
}

it('nobody is compared with accounts that qualify and do not lead', { timeout: 120_000 }, async () => {
  const before = await standings();
  expect(new Set(before.map(({ type }) => type))).toEqual(new Set(['conector', 'estrategista']));
  const own = await establishedMembers(server, 'conta', 5);
  const posts: number[] = [];
  for (const one of own) {
    await one.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    await playMore(one);
    posts.push(await publish(one, `Uma barraca nova na praça, diz ${one.username}`));
  }
  for (const [place, one] of own.entries())
    await one.call('voteSubmission', { params: { id: posts[(place + 1) % posts.length] ?? 0 } });
  expect(await standings()).toEqual(before);
});
