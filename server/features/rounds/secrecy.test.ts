import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualQuestions } from '#core/content/rounds.ts';
import { roundFormats } from '#core/contract/round-export.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

const day = 24 * 3600 * 1000;
const size = 12;

let server: TestApp;
let carer: TestMember;
let home: Awaited<ReturnType<typeof makeCommunity>>;
let elsewhere: Awaited<ReturnType<typeof makeCommunity>>;
let people: TestMember[];
/** Who answer, and then delete their accounts. */
let leavers: TestMember[];

beforeAll(async () => {
  server = await startTestApp({ coordinators: ['cuida'] });
  carer = await server.member('cuida');
  home = await makeCommunity(server, carer, 'Mel');
  elsewhere = await makeCommunity(server, carer, 'Leite');
  const settled = async (name: string): Promise<TestMember> => {
    const person = await server.member(name);
    await home.settle(person);
    return person;
  };
  people = [];
  for (let born = 0; born < size; born++)
    people.push(await settled(`pessoa ${String.fromCharCode(97 + born)}`));
  leavers = [await settled('sai cedo'), await settled('sai logo'), await settled('sai tarde')];
});
afterAll(() => server.close());

const at = (place: number): TestMember => people[place] as TestMember;

/** Whoever was kept out has to sign in again. */
async function signIn(place: number): Promise<void> {
  const { id, username } = at(place);
  const body = { usernameOrEmail: username, password: testPassword };
  const { token } = (await server.call('login', { body })).body;
  people[place] = { id, username, token, call: (name, given) => server.call(name, { ...given, token }) };
}

async function open(): Promise<number> {
  const endsAt = new Date(server.clock.now + day).toISOString();
  const body = { questions: usualQuestions, endsAt };
  return (await carer.call('openRound', { params: { id: home.id }, body })).body.id;
}

const answer = (who: TestMember, id: number, named: readonly TestMember[], outside: string[] = []) =>
  who.call('answerRound', {
    params: { id, question: 0 },
    body: { people: named.map((one) => one.id), outside },
  });

/** Closes a round and waits until it was told. */
async function close(id: number): Promise<void> {
  await carer.call('closeRound', { params: { id } });
  await results(id);
}

const results = async (id: number) => (await carer.call('roundResults', { params: { id } })).body;
const file = async (id: number, format: string): Promise<string> => {
  const url = `/api/rounds/${id}/export?format=${format}`;
  return (await server.app.inject({ url, headers: { authorization: `Bearer ${carer.token}` } })).body;
};

/** What there is to see of a round for the carer, somebody named and another member. */
async function seenOf(id: number): Promise<unknown[]> {
  const seen: unknown[] = [
    await results(id),
    (await carer.call('rounds', { params: { id: home.id } })).body,
    (await at(1).call('roundPeople', { params: { id } })).body,
  ];
  for (const who of [carer, at(0), at(1)])
    for (const name of ['currentRound', 'leaderboard', 'account', 'network'] as const)
      seen.push((await who.call(name)).body);
  return seen;
}

/** The same with all that was told to somebody, and to those who listen. */
async function everythingSeen(id: number): Promise<unknown[]> {
  const seen = await seenOf(id);
  for (const who of [carer, at(0), at(1)])
    for (const name of ['notices', 'careLog', 'community'] as const) seen.push((await who.call(name)).body);
  for (const format of roundFormats) seen.push(await file(id, format));
  const { db } = server.database;
  seen.push(await db.selectFrom('events').select(['event', 'audience']).orderBy('id').execute());
  return seen;
}

describe('who knows every answer but one', () => {
  it('sees nothing change by one more answer while the round is open', { timeout: 60_000 }, async () => {
    const id = await open();
    for (const person of people.slice(2, 9)) await answer(person, id, [at(0)]);
    const before = await everythingSeen(id);
    await answer(at(10), id, [at(0), at(1)], ['Dona Ana']);
    expect(await everythingSeen(id)).toEqual(before);
    await close(id);
  });

  const reason = { reason: 'Para ver o que muda' };
  type Act = (target: TestMember) => Promise<unknown>;
  const nothing: Act = async () => {};
  const decline =
    (declines: boolean): Act =>
    (one) =>
      one.call('setNaming', { body: { declines } });
  const comeBack: Act = async ({ id }) => {
    await carer.call('restoreUser', { params: { id } });
    await signIn(11);
  };
  // Who moved has no say any more: that comes last.
  const acts: [string, Act, Act][] = [
    ['nothing is done', nothing, nothing],
    ['that person does not want to be named', decline(true), decline(false)],
    ['somebody named does not', () => decline(true)(at(0)), () => decline(false)(at(0))],
    [
      'that person is kept out',
      ({ id }) => carer.call('suspendUser', { params: { id }, body: reason }),
      comeBack,
    ],
    ['that person takes everything back', (one) => one.call('takeBackAnswers'), nothing],
    ['that person lives elsewhere', (one) => elsewhere.settle(one), (one) => home.settle(one)],
  ];

  it('sees the same for every choice, with the tenth answer, whatever is done then', async () => {
    const id = await open();
    for (const person of people.slice(1, 10)) await answer(person, id, [at(0)]);
    for (const [what, act, undo] of acts) {
      const seen: unknown[] = [];
      for (const choice of [[at(0)], [], [at(1), at(2)]]) {
        const outside = choice.length === 0 ? ['Dona Ana'] : [];
        expect((await answer(at(11), id, choice, outside)).status).toBe(200);
        await act(at(11));
        seen.push(await seenOf(id));
        await undo(at(11));
      }
      expect(seen[1], what).toEqual(seen[0]);
      expect(seen[2], what).toEqual(seen[0]);
    }
    await close(id);
  });

  const deleteAccount: Act = async (one) => {
    const { status } = await one.call('deleteAccount', { body: { password: testPassword } });
    expect(status).toBe(200);
  };

  it('sees the same for every choice of somebody who deletes the account before the end', async () => {
    const id = await open();
    for (const person of people.slice(1, 10)) await answer(person, id, [at(0)]);
    const seen: unknown[] = [];
    for (const [place, choice] of [[at(0)], [], [at(1), at(2)]].entries()) {
      const leaver = leavers[place] as TestMember;
      expect((await answer(leaver, id, choice, choice.length === 0 ? ['Dona Ana'] : [])).status).toBe(200);
      expect((await results(id)).round.answered).toBe(10);
      await deleteAccount(leaver);
      // Who can be named is one fewer each time, whatever was answered.
      seen.push((await seenOf(id)).toSpliced(2, 1));
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    const { db } = server.database;
    const left = await db.selectFrom('round_answers').select('user_id').where('round_id', '=', id).execute();
    expect(left).toHaveLength(9);
    await close(id);
  });

  it('sees nothing change by what that person does once the round was told', async () => {
    const id = await open();
    for (const person of people.slice(2)) await answer(person, id, [at(0)]);
    await close(id);
    const { told } = await results(id);
    await at(5).call('takeBackAnswers');
    expect((await results(id)).told).toEqual(told);
    await carer.call('suspendUser', { params: { id: at(6).id }, body: reason });
    const withoutOne = (await results(id)).told;
    const others = told?.named.filter((one) => one.id !== at(6).id);
    expect(withoutOne).toMatchObject({ verdict: told?.verdict, stability: told?.stability, named: others });
    await carer.call('restoreUser', { params: { id: at(6).id } });
    expect((await results(id)).told).toEqual(told);
    // At the end of this file, since these do not come back.
    const { retest: _, ...kept } = told ?? {};
    const sheet = await file(id, 'csv');
    const gone = [at(7).username, at(8).username];
    const rowsOfOthers = sheet.split('\r\n').filter((row) => !gone.some((name) => row.includes(name)));
    await elsewhere.settle(at(7));
    await deleteAccount(at(8));
    expect((await results(id)).told).toMatchObject(kept);
    expect((await file(id, 'csv')).split('\r\n')).toEqual(rowsOfOthers);
  });

  it('finds no answer in any log', async () => {
    const { db } = server.database;
    const log = await db.selectFrom('care_log').select(['action', 'person_id', 'about']).execute();
    const rounds = log.filter(({ action }) => action.startsWith('round'));
    expect(rounds.length).toBeGreaterThan(0);
    for (const entry of rounds) expect(entry).toMatchObject({ person_id: null, about: '' });
  });
});
