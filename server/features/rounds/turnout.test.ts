import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualQuestions } from '#core/content/rounds.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { countAnswered } from './turnout-queries.ts';

const day = 24 * 3600 * 1000;
const size = 12;

let server: TestApp;
let carer: TestMember;
let mel: Awaited<ReturnType<typeof makeCommunity>>;
let leite: Awaited<ReturnType<typeof makeCommunity>>;
let people: TestMember[];

beforeAll(async () => {
  server = await startTestApp({ coordinators: ['cuida'] });
  carer = await server.member('cuida');
  mel = await makeCommunity(server, carer, 'Mel');
  leite = await makeCommunity(server, carer, 'Leite');
  people = [];
  for (let born = 0; born < size; born++) {
    const person = await server.member(`pessoa ${String.fromCharCode(97 + born)}`);
    await mel.settle(person);
    people.push(person);
  }
});
afterAll(() => server.close());

const at = (place: number): TestMember => people[place] as TestMember;

async function open(communityId: CommunityId): Promise<number> {
  const endsAt = new Date(server.clock.now + day).toISOString();
  const body = { questions: usualQuestions, endsAt };
  const { status, body: round } = await carer.call('openRound', { params: { id: communityId }, body });
  expect(status).toBe(201);
  server.clock.now += 1000;
  return round.id;
}
const answer = (who: TestMember, id: number, question = 0) =>
  who.call('answerRound', { params: { id, question }, body: { people: [], outside: [] } });
const takeBack = (who: TestMember) => who.call('takeBackAnswers');
const close = (id: number) => carer.call('closeRound', { params: { id } });
const counted = (id: number): Promise<number> =>
  countAnswered(server.database.db, { id, community_id: mel.id });
const shown = async (id: number) => (await carer.call('roundResults', { params: { id } })).body.round;

describe('how many answered', () => {
  it('is each person once, however much they answer at the same moment', async () => {
    const id = await open(mel.id);
    const answers = people.flatMap((person) =>
      usualQuestions.flatMap((_, question) => [answer(person, id, question), answer(person, id, question)]),
    );
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await counted(id)).toBe(size);
    expect(await shown(id)).toMatchObject({ answered: 10, members: size });
    const [listed] = (await carer.call('rounds', { params: { id: mel.id } })).body;
    expect(listed).toMatchObject({ id, answered: 10, members: size });
    await Promise.all(people.flatMap((person) => [takeBack(person), takeBack(person)]));
    expect(await counted(id)).toBe(0);
    await close(id);
  });

  it('is right whichever comes first, an answer or its end', async () => {
    const id = await open(mel.id);
    await Promise.all(
      people.flatMap((person) => [answer(person, id), takeBack(person), answer(person, id, 1)]),
    );
    const rows = await server.database.db
      .selectFrom('round_answers')
      .select('user_id')
      .distinct()
      .where('round_id', '=', id)
      .execute();
    expect(await counted(id)).toBe(rows.length);
    await close(id);
  });

  it('is without who moved away, may not come in or has deleted the account; and again who is let in', async () => {
    const id = await open(mel.id);
    for (const person of people.slice(0, 4)) await answer(person, id);
    expect(await counted(id)).toBe(4);
    await leite.settle(at(0));
    expect(await counted(id)).toBe(3);
    // Back again, they live here since after it was opened.
    await mel.settle(at(0));
    await answer(at(0), id, 1);
    expect(await counted(id)).toBe(3);
    const suspended = { params: { id: at(1).id }, body: { reason: 'Conta sem dono' } };
    for (let again = 0; again < 2; again++) await carer.call('suspendUser', suspended);
    expect(await counted(id)).toBe(2);
    for (let again = 0; again < 2; again++) await carer.call('restoreUser', { params: { id: at(1).id } });
    expect(await counted(id)).toBe(3);
    expect((await at(2).call('deleteAccount', { body: { password: testPassword } })).status).toBe(200);
    expect(await counted(id)).toBe(2);
    expect(await shown(id)).toMatchObject({ answered: 0, members: size });
    await close(id);
  });

  it('is told as it was counted at the end', async () => {
    const id = await open(mel.id);
    const here = people.filter((_, place) => place !== 1 && place !== 2);
    for (const person of here) await answer(person, id);
    const before = await shown(id);
    await close(id);
    expect(await shown(id)).toMatchObject({ answered: before.answered, members: before.members });
  });
});

describe('how many have a say', () => {
  it('grows with those who use a card that was made before it was opened', async () => {
    const { id: there } = await makeCommunity(server, carer, 'Café');
    const names = Array.from({ length: 8 }, (_, place) => `do café ${place}`);
    const cards = (await carer.call('makeCards', { params: { id: there }, body: { names } })).body;
    server.clock.now += 1000;
    const id = await open(there);
    expect(await shown(id)).toMatchObject({ members: 0, answered: 0 });
    const late = { params: { id: there }, body: { names: ['veio tarde'] } };
    const [lateCard] = (await carer.call('makeCards', late)).body;
    for (const { code } of [...cards.slice(0, 6), ...(lateCard ? [lateCard] : [])]) {
      const body = { code, password: testPassword };
      // The answer to the first time may have been lost on the way.
      for (let again = 0; again < 2; again++) {
        const { token } = (await server.call('recover', { body })).body;
        const given = { token, params: { id, question: again }, body: { people: [], outside: [] } };
        expect((await server.call('answerRound', given)).status).toBe(200);
      }
    }
    expect(await shown(id)).toMatchObject({ members: 6, answered: 5, missing: 0 });
    await close(id);
    expect(await shown(id)).toMatchObject({ members: 6, answered: 5 });
  });

  it('grows with those who came by themselves, once what they give counts', async () => {
    const newcomers: TestMember[] = [];
    for (let born = 0; born < 6; born++)
      newcomers.push(await server.member(`sozinha ${String.fromCharCode(97 + born)}`));
    const { db } = server.database;
    const ids = newcomers.map(({ id }) => id);
    await db.updateTable('standings').set({ games_completed: 1 }).where('user_id', 'in', ids).execute();
    const id = await open(firstCommunity);
    expect(await shown(id)).toMatchObject({ members: 0 });
    const nextDay = server.clock.now + day;
    for (const one of newcomers) {
      // Whatever is done twice makes them known once.
      for (let again = 0; again < 2; again++)
        await inTransaction(db, (tx) => markActive(tx, one.id, nextDay));
      await answer(one, id);
    }
    expect(await shown(id)).toMatchObject({ members: 6, answered: 5, missing: 0 });
    await close(id);
  });
});
