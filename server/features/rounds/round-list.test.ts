import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualQuestions } from '#core/content/rounds.ts';
import { limits } from '#core/contract/limits.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let carer: TestMember;
let communityId: number;
const people: TestMember[] = [];

beforeAll(async () => {
  server = await startTestApp({ coordinators: ['cuida'] });
  carer = await server.member('cuida');
  const community = await makeCommunity(server, carer, 'Mel');
  communityId = community.id;
  for (let born = 0; born < 12; born++) {
    const person = await server.member(`pessoa ${String.fromCharCode(97 + born)}`);
    await community.settle(person);
    people.push(person);
  }
});
afterAll(() => server.close());

async function hold(answering: number): Promise<number> {
  const body = { questions: usualQuestions, days: 7 };
  const { id } = (await carer.call('openRound', { params: { id: communityId }, body })).body;
  for (const person of people.slice(1, 1 + answering))
    for (const question of [0, 1, 2, 3])
      await person.call('answerRound', { params: { id, question }, body: { people: [people[0]?.id ?? 0] } });
  await carer.call('closeRound', { params: { id } });
  return id;
}

const listed = async (before?: number) =>
  (
    await carer.call('rounds', {
      params: { id: communityId },
      query: before === undefined ? {} : { before: String(before) },
    })
  ).body;

it('a round with few answers hides none of those before, and each says what came of it', async () => {
  const full = await hold(11);
  const few = await hold(4);
  expect(await listed()).toMatchObject([
    { id: few, outcome: 'uncounted' },
    { id: full, outcome: 'uncounted' },
  ]);
  const { told } = (await carer.call('roundResults', { params: { id: full } })).body;
  await carer.call('roundResults', { params: { id: few } });
  expect(await listed()).toMatchObject([
    { id: few, answered: 0, outcome: 'too_few' },
    { id: full, answered: 10, outcome: told?.verdict.mayClaim ? 'claim' : 'no_claim' },
  ]);
});

it('all of them are found, a page at a time', async () => {
  for (let more = 0; more < limits.roundsAtOnce.max; more++) await hold(0);
  const first = await listed();
  expect(first).toHaveLength(limits.roundsAtOnce.max);
  const rest = await listed(first.at(-1)?.id);
  const ids = [...first, ...rest].map(({ id }) => id);
  expect(rest.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(limits.roundsAtOnce.max + 2);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

it('one that is open has come to nothing yet', async () => {
  const body = { questions: usualQuestions, days: 7 };
  const opened = (await carer.call('openRound', { params: { id: communityId }, body })).body;
  expect(opened.outcome).toBeNull();
  expect((await listed())[0]).toMatchObject({ id: opened.id, isOpen: true, outcome: null });
});
