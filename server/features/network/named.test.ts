import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommunityId } from '#server/db/scope.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
const members = new Map<string, TestMember>();
const is = (name: string): TestMember => members.get(name) as TestMember;

/** Writes down a round as it is kept once it was told. */
async function tell(named: TestMember, { mayClaim, count }: { mayClaim: boolean; count: number }) {
  const { db } = server.database;
  const at = server.clock.now;
  const { id } = await db
    .insertInto('rounds')
    .values({
      community_id: 1 as CommunityId,
      opened_by: null,
      questions: '["Quem?"]',
      opened_at: at - 1000,
      ends_at: at,
      closed_at: at,
      told: JSON.stringify({ modelVersion: 1, verdict: { mayClaim } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const body = JSON.stringify({ together: { count, low: count - 3, high: count + 3 }, questions: [] });
  await db.insertInto('round_told').values({ round_id: id, user_id: named.id, body }).execute();
  return { count, endedAt: new Date(at).toISOString(), modelVersion: 1 };
}

/** What somebody reads beside the name of another in the network. */
const namedOf = async (viewer: TestMember, who: TestMember) =>
  (await viewer.call('network')).body.people.find(({ id }) => id === who.id)?.named;

beforeAll(async () => {
  server = await startTestApp({ coordinators: ['ana'] });
  for (const name of ['ana', 'bia', 'caio', 'davi', 'eva', 'fabio'])
    members.set(name, await server.member(name));
  await server.database.db.updateTable('standings').set({ established_at: server.clock.now }).execute();
  for (const name of ['bia', 'caio', 'davi', 'eva', 'fabio']) await connectMembers(is('ana'), is(name));
  await server.app.network.refresh();
});
afterAll(() => server.close());

it('what a round told is read by the person and by those who take care, and makes nobody a leader', async () => {
  const before = (await is('bia').call('account')).body.standing;
  expect(before.named).toBeNull();
  const told = await tell(is('bia'), { mayClaim: true, count: 14 });
  expect(await namedOf(is('bia'), is('bia'))).toEqual(told);
  expect(await namedOf(is('ana'), is('bia'))).toEqual(told);
  expect(await namedOf(is('caio'), is('bia'))).toBeNull();
  expect(await namedOf(is('ana'), is('caio'))).toBeNull();
  expect((await is('bia').call('account')).body.standing).toEqual({ ...before, named: told });
  await is('bia').call('requestReview', { body: {} });
  expect((await is('ana').call('reviews')).body).toMatchObject([{ username: 'bia', named: told }]);
});

it('a round that allows no claim leaves the one before standing', async () => {
  const told = await tell(is('eva'), { mayClaim: true, count: 8 });
  await tell(is('eva'), { mayClaim: false, count: 12 });
  expect(await namedOf(is('ana'), is('eva'))).toEqual(told);
});

it('a hidden name has none beside it, and who declines has none at all', async () => {
  await tell(is('davi'), { mayClaim: true, count: 9 });
  await is('davi').call('updateAccount', { body: { hideFromRanking: true } });
  const { people } = (await is('ana').call('network')).body;
  expect(people.find(({ isHidden }) => isHidden)?.named).toBeNull();
  expect(await namedOf(is('davi'), is('davi'))).toMatchObject({ count: 9 });
  await is('davi').call('updateAccount', { body: { hideFromRanking: false } });
  expect(await namedOf(is('ana'), is('davi'))).toMatchObject({ count: 9 });
  await is('davi').call('setNaming', { body: { declines: true } });
  expect(await namedOf(is('ana'), is('davi'))).toBeNull();
  expect((await is('davi').call('account')).body.standing.named).toBeNull();
});
