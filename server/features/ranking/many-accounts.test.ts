import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers } from '#server/testing/village.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const isKnown = async (member: TestMember | undefined) =>
  (await member?.call('account'))?.body.standing.isKnown;

async function degreesOf(viewer: TestMember): Promise<Map<number, number>> {
  await server.app.network.refresh();
  const { people } = (await viewer.call('network')).body;
  return new Map(people.map(({ id, degree }) => [id, degree]));
}

it('accounts that somebody made before the others came connect nobody by a neighbour who says yes', {
  timeout: 60_000,
}, async () => {
  const [owner, ...own] = (await establishedMembers(server, 'cedo', 4)) as [TestMember, ...TestMember[]];
  for (const one of own) await connectMembers(one, owner);
  const others = await establishedMembers(server, 'vila', 13);
  await connectRound(server, [owner, ...others], [1, 2]);
  const neighbour = others[6] as TestMember;
  for (const one of own) await connectMembers(one, neighbour);
  expect((await degreesOf(neighbour)).get(owner.id)).toBe(5);
});

it('a village is not put aside by those who were there before it, where it has somebody who takes care', {
  timeout: 60_000,
}, async () => {
  const early = await establishedMembers(server, 'cedo', 9);
  await connectRound(server, early, [1, 2]);
  const village = await establishedMembers(server, 'vila', 20);
  await connectRound(server, village, [1, 2]);
  await makeCarer(server.database.db, (village[3] as TestMember).id, firstCommunity);
  const owner = village[9] as TestMember;
  expect((await degreesOf(owner)).get(owner.id)).toBe(4);
  expect(await isKnown(village[0])).toBe(true);
  for (const one of early) await connectMembers(one, owner);
  const degrees = await degreesOf(owner);
  expect(degrees.get(owner.id)).toBe(4);
  expect(await isKnown(early[0])).toBe(false);
  expect(await isKnown(village[0])).toBe(true);
});

it('nor do twelve that somebody made later, which the same neighbour has met', {
  timeout: 60_000,
}, async () => {
  const village = await establishedMembers(server, 'vila', 16);
  await connectRound(server, village, [1, 2]);
  const [owner, neighbour] = [village[2], village[9]] as [TestMember, TestMember];
  const own = await establishedMembers(server, 'conta', 12);
  await connectRound(server, own, [1, 2]);
  for (const by of [owner, neighbour]) for (const one of own) await connectMembers(one, by);
  const degrees = await degreesOf(owner);
  expect(degrees.get(owner.id)).toBeLessThan(6);
  expect(await isKnown(own[0])).toBe(false);
});
