import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#core/contract/limits.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const answered = 100;
const questions = ['Quem ajuda?', 'Quem junta?', 'Quem ensina?'];

let server: TestApp;
let carer: TestMember;
const people: TestMember[] = [];

beforeAll(async () => {
  server = await startTestApp({ coordinators: ['cuida'] });
  carer = await server.member('cuida');
  for (let born = 0; born < 8; born++) people.push(await server.member(`pessoa ${born}`));
});
afterAll(() => server.close());

/** Writes down a round as it is kept once it was told; the counts are those of the people in their order. */
async function tell(
  counts: readonly (number | null)[],
  part: {
    mayClaim?: boolean;
    isTold?: boolean;
    asks?: string[];
    ids?: readonly number[];
    hidden?: number;
  } = {},
) {
  const { db } = server.database;
  server.clock.now += 1000;
  const told = {
    modelVersion: 1,
    verdict: { mayClaim: true, isFirm: true },
    answered,
    members: 200,
    stability: 0.6,
    agreement: null,
    outside: [],
  };
  const verdict = { mayClaim: false, cause: 'unstable', missing: null };
  const { id } = await db
    .insertInto('rounds')
    .values({
      community_id: 1 as CommunityId,
      opened_by: null,
      questions: JSON.stringify(part.asks ?? questions),
      opened_at: server.clock.now - 1000,
      ends_at: server.clock.now,
      closed_at: server.clock.now,
      told:
        part.isTold === false ? null : JSON.stringify(part.mayClaim === false ? { ...told, verdict } : told),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, count] of counts.entries()) {
    if (count === null) continue;
    const user_id = (part.ids ?? people.map(({ id }) => id))[place] ?? 0;
    const body = {
      together: { count, low: count, high: count },
      questions: [null, null, null],
      isHidden: place === part.hidden,
    };
    await db
      .insertInto('round_told')
      .values({ round_id: id, user_id, body: JSON.stringify(body) })
      .execute();
  }
  return id;
}

const retest = async (id: number) => (await carer.call('roundResults', { params: { id } })).body.told?.retest;

const usual = [60, 50, 40, 30, 20, 15, null, 12];

it('a round is compared with the last one before that allows a claim', async () => {
  const first = await tell(usual);
  expect(await retest(first)).toMatchObject({ since: null, cause: 'first' });
  const since = new Date(server.clock.now).toISOString();
  expect(await retest(await tell(usual, { mayClaim: false }))).toMatchObject({ since, cause: 'no_claim' });
  const id = await tell([20, 50, 40, 80, 20, 15, 50, null]);
  const told = await retest(id);
  expect(told).toMatchObject({ since, cause: null, both: 6, agreement: { value: expect.any(Number) } });
  expect(told?.rose.map((one) => one.id)).toEqual([people[3]?.id, people[6]?.id]);
  expect(told?.fell.map((one) => one.id)).toEqual([people[0]?.id]);
  await people[6]?.call('updateAccount', { body: { hideFromRanking: true } });
  await people[0]?.call('setNaming', { body: { declines: true } });
  expect(await retest(id)).toMatchObject({ both: 5, rose: [{ id: people[3]?.id }], fell: [] });
});

it('rounds with other questions, or with few people in both, are not compared', async () => {
  const other = await tell(usual, { asks: ['Quem?', 'E quem?', 'E mais quem?'] });
  expect(await retest(other)).toMatchObject({ cause: 'other_questions', agreement: null });
  await tell(usual);
  const few = await tell([60, 50, 40, 30, null, null, null, null]);
  expect(await retest(few)).toMatchObject({ cause: 'few_people', agreement: null, rose: [], fell: [] });
});

it('a question that is spelt otherwise is the same question', async () => {
  await tell(usual);
  const spelt = await tell(usual, { asks: ['quem  ENSINA', 'Quem ajuda', 'Quem junta?'] });
  expect(await retest(spelt)).toMatchObject({ cause: null });
});

it('while the round before is not counted, that is the cause', async () => {
  const uncounted = await tell([], { isTold: false });
  const since = new Date(server.clock.now).toISOString();
  const id = await tell(usual);
  expect(await retest(id)).toMatchObject({ since, cause: 'uncounted', agreement: null });
  // Nobody answered it: once that is known, the one before it serves.
  await carer.call('roundResults', { params: { id: uncounted } });
  expect((await retest(id))?.cause).not.toBe('uncounted');
});

it('of very many the first are told, and who is hidden among the others, with how many there are', async () => {
  const ids = Array.from({ length: limits.roundShown.max + 50 }, (_, place) => 1000 + place);
  const since = server.clock.now;
  const users = ids.map((id) => ({
    ...{ id, username: `membro ${id}`, username_key: `membro ${id}` },
    ...{ email: `m${id}@x.com`, email_key: `m${id}@x.com`, password_hash: 'x', created_at: since },
  }));
  await server.database.db.insertInto('users').values(users).execute();
  const id = await tell(
    ids.map((_, place) => 90 - Math.floor(place / 2)),
    { ids, hidden: 140 },
  );
  const { told } = (await carer.call('roundResults', { params: { id } })).body;
  expect(told?.howMany).toEqual({ named: ids.length, hidden: 1, unnamed: 0 });
  expect(told?.named.map((one) => one.id)).toEqual([...ids.slice(0, limits.roundShown.max), ids[140]]);
});
