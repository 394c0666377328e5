import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualQuestions } from '#core/content/rounds.ts';
import { roundFormats } from '#core/contract/round-export.ts';
import { nominationModel } from '#core/nominations/model.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { insertTold } from './round-queries.ts';

const day = 24 * 3600 * 1000;
const size = 16;

let server: TestApp;
let carer: TestMember;
let communityId: number;
let people: TestMember[];
let stranger: TestMember;

beforeAll(async () => {
  server = await startTestApp({ coordinators: ['cuida'] });
  carer = await server.member('cuida');
  const community = await makeCommunity(server, carer, 'Mel');
  communityId = community.id;
  people = [];
  for (let born = 0; born < size; born++) {
    const person = await server.member(`pessoa ${String.fromCharCode(97 + born)}`);
    await community.settle(person);
    people.push(person);
  }
  stranger = await server.member('de fora');
});
afterAll(() => server.close());

const at = (place: number): TestMember => people[place] as TestMember;

async function open(): Promise<number> {
  const endsAt = new Date(server.clock.now + day).toISOString();
  const body = { questions: usualQuestions, endsAt };
  const reply = await carer.call('openRound', { params: { id: communityId }, body });
  expect(reply.status).toBe(201);
  return reply.body.id;
}

const answer = (
  who: TestMember,
  id: number,
  named: readonly number[],
  question = 0,
  outside: string[] = [],
) => who.call('answerRound', { params: { id, question }, body: { people: named, outside } });

const close = (id: number) => carer.call('closeRound', { params: { id } });
const results = async (id: number) => (await carer.call('roundResults', { params: { id } })).body;
const file = async (id: number, format: string): Promise<string> => {
  const url = `/api/rounds/${id}/export?format=${format}`;
  const reply = await server.app.inject({ url, headers: { authorization: `Bearer ${carer.token}` } });
  expect(reply.statusCode).toBe(200);
  return reply.body;
};

describe('a round', () => {
  it('is opened once at a time, by those who take care, and everyone is told', async () => {
    const id = await open();
    const endsAt = new Date(server.clock.now + day).toISOString();
    const again = { params: { id: communityId }, body: { questions: usualQuestions, endsAt } };
    expect((await carer.call('openRound', again)).body).toHaveProperty('code', 'round_open');
    expect((await at(0).call('openRound', again)).body).toHaveProperty('code', 'not_moderator');
    const { notices } = (await at(1).call('notices')).body;
    expect(notices[0]).toMatchObject({ kind: 'round_opened', path: '/rodada' });
    expect(notices[0]?.about).toMatch(
      /Vai até [\p{L}-]+, \d+ de \p{L}+, às \d\d:\d\d \(hora de Brasília\)\.$/u,
    );
    expect((await stranger.call('notices')).body.notices).toEqual([]);
    await close(id);
    expect((await close(id)).body).toHaveProperty('code', 'round_over');
  });

  it('lasts so many days by the server’s clock, whatever a phone takes for today', async () => {
    const body = { questions: usualQuestions, days: 3 };
    const { body: opened } = await carer.call('openRound', { params: { id: communityId }, body });
    expect(opened.endsAt).toBe(new Date(server.clock.now + 3 * day).toISOString());
    await close(opened.id);
    const longest = await carer.call('openRound', {
      params: { id: communityId },
      body: { ...body, days: 90 },
    });
    expect(longest.status).toBe(201);
    await close(longest.body.id);
    const over = { questions: usualQuestions, endsAt: new Date(server.clock.now).toISOString() };
    const refused = await carer.call('openRound', { params: { id: communityId }, body: over });
    expect(refused.body).toMatchObject({ code: 'round_end_invalid' });
  });

  it.each([
    [{ questions: ['Uma?', 'Duas?'] }, 'round_questions_invalid'],
    [{ questions: ['Uma?', 'Uma?', 'Uma?'] }, 'round_questions_invalid'],
    [{ questions: ['Uma?', 'Duas?', 'DUAS'] }, 'round_questions_invalid'],
    [{ questions: ['Uma?', 'Duas?', ' '] }, 'round_questions_invalid'],
    [{ questions: ['Uma?', 'Duas?', 'x'.repeat(161)] }, 'round_questions_invalid'],
    [{ questions: ['1', '2', '3', '4', '5', '6'] }, 'round_questions_invalid'],
    [{ endsAt: '2020-01-01T00:00:00.000Z' }, 'round_end_invalid'],
    [{ endsAt: '2036-01-01T00:00:00.000Z' }, 'round_end_invalid'],
    [{ days: 91 }, 'round_end_invalid'],
    [{ days: 0 }, 'round_end_invalid'],
    [{ endsAt: undefined }, 'round_end_invalid'],
  ])('is refused with %j', async (wrong, code) => {
    const endsAt = new Date(server.clock.now + day).toISOString();
    const body = { questions: usualQuestions, endsAt, ...wrong };
    const reply = await carer.call('openRound', { params: { id: communityId }, body });
    expect(reply).toMatchObject({ status: 400, body: { code } });
  });

  it('is answered by its people alone, changed until its end, and taken back', async () => {
    const id = await open();
    expect((await answer(stranger, id, [])).status).toBe(404);
    const kept = await answer(at(0), id, [at(1).id, at(0).id, stranger.id, at(1).id], 0, ['Dona Ana']);
    expect(kept.body).toEqual({ people: [at(1).id], outside: ['Dona Ana'] });
    await answer(at(0), id, [at(2).id]);
    await answer(at(0), id, [], 1);
    const { body } = await at(0).call('currentRound');
    expect(body.round).toMatchObject({ id, questions: usualQuestions });
    expect(body.answers).toEqual([
      { question: 0, people: [{ id: at(2).id, username: at(2).username, fullName: null }], outside: [] },
      { question: 1, people: [], outside: [] },
    ]);
    expect((await answer(at(0), id, [], usualQuestions.length)).status).toBe(404);
    expect((await stranger.call('currentRound')).body.round).toBeNull();
    await at(0).call('takeBackAnswers');
    expect((await at(0).call('currentRound')).body.answers).toEqual([]);
    server.clock.now += 2 * day;
    expect((await answer(at(0), id, [])).body).toHaveProperty('code', 'round_over');
    // What was said before the end and sent after it: a phone's clock proves nothing.
    const early = { people: [at(1).id], at: new Date(server.clock.now - 1.5 * day).toISOString() };
    const late = await at(0).call('answerRound', { params: { id, question: 0 }, body: early });
    expect(late.body).toHaveProperty('code', 'round_over');
    expect((await at(0).call('currentRound')).body.round).toBeNull();
  });

  it('keeps of two phones what was answered last, however late the other one comes', async () => {
    const id = await open();
    const params = { id, question: 0 };
    const say = (ago: number, named: number) =>
      at(0).call('answerRound', {
        params,
        body: { people: [named], at: new Date(server.clock.now - ago).toISOString() },
      });
    const shownNow = async () => (await at(0).call('currentRound')).body.answers[0]?.people[0]?.id;
    server.clock.now += day / 2;
    await say(day / 4, at(1).id);
    expect((await say(day / 3, at(2).id)).body).toEqual({ people: [at(1).id], outside: [] });
    expect(await shownNow()).toBe(at(1).id);
    await say(day / 5, at(3).id);
    expect(await shownNow()).toBe(at(3).id);
    // Clocks that are a little off, or years ahead, take nobody's say away.
    await say(-300 * day, at(4).id);
    await say(60_000, at(5).id);
    expect(await shownNow()).toBe(at(5).id);
    await answer(at(0), id, [at(6).id]);
    expect(await shownNow()).toBe(at(6).id);
    // The first was long under way, the next one waited: what was said later stands.
    server.clock.now += day / 10;
    await say(90_000, at(1).id);
    server.clock.now += 3 * 60_000;
    await say(4 * 60_000, at(2).id);
    expect(await shownNow()).toBe(at(2).id);
    await close(id);
  });

  it('offers everyone but oneself, and nobody who declines or hides', async () => {
    const id = await open();
    await at(3).call('setNaming', { body: { declines: true } });
    await at(4).call('updateAccount', { body: { hideFromRanking: true } });
    const offered = (await at(0).call('roundPeople', { params: { id } })).body.people.map((one) => one.id);
    expect(offered).toEqual(people.map((one) => one.id).filter((_, place) => ![0, 3, 4].includes(place)));
    expect((await answer(at(0), id, [at(3).id, at(4).id])).body.people).toEqual([]);
    const query = { limit: String(offered.length) };
    expect((await at(0).call('roundPeople', { params: { id }, query })).body.next).toBeNull();
    const found = await at(0).call('roundPeople', { params: { id }, query: { q: 'PESSOA B' } });
    expect(found.body.people.map(({ username }) => username)).toEqual(['pessoa b']);
    expect((await stranger.call('roundPeople', { params: { id } })).status).toBe(404);
    await at(3).call('setNaming', { body: { declines: false } });
    await at(4).call('updateAccount', { body: { hideFromRanking: false } });
    await close(id);
  });
});

describe('what a round tells', () => {
  it('is nothing of fewer than five answers', async () => {
    const id = await open();
    for (const person of people.slice(1, 5)) await answer(person, id, [at(0).id]);
    await close(id);
    expect((await results(id)).told).toBeNull();
    expect((await results(id)).round.answered).toBe(0);
    const [round] = (await carer.call('rounds', { params: { id: communityId } })).body;
    expect(round).toMatchObject({ id, answered: 0, members: size });
    // Counted once: who comes or goes afterwards changes nothing of it.
    const suspend = (suspended_at: number | null) =>
      server.database.db.updateTable('users').set({ suspended_at }).where('id', '=', at(9).id).execute();
    await suspend(server.clock.now);
    expect((await results(id)).round.members).toBe(size);
    await suspend(null);
  });

  it('is nothing of who wants to be named no more while it is counted', async () => {
    const id = await open();
    await at(5).call('setNaming', { body: { declines: true } });
    const told = [at(5), at(6)].map((one) => ({ round_id: id, user_id: one.id, body: '{}' }));
    await inTransaction(server.database.db, (tx) => insertTold(tx, told));
    await at(5).call('setNaming', { body: { declines: false } });
    const kept = server.database.db.selectFrom('round_told').select('user_id').where('round_id', '=', id);
    expect(await kept.execute()).toEqual([{ user_id: at(6).id }]);
    await close(id);
  });

  it('is who is named, once and for all, with files of sums, and each person their own count', async () => {
    const id = await open();
    // Of one person alone, so few people may be too few to claim anything.
    const looked = [at(0).id, at(1).id, at(2).id];
    for (const person of people.slice(1))
      for (const question of [0, 1, 2, 3]) await answer(person, id, looked, question);
    expect((await results(id)).told).toBeNull();
    await close(id);
    const { round, told } = await results(id);
    expect(round).toMatchObject({ isOpen: false, answered: 15, members: size });
    expect(told?.verdict).toMatchObject({ mayClaim: true });
    // Nobody has opened the report of the round before.
    expect(told?.retest).toMatchObject({ cause: 'uncounted', agreement: null, both: 0 });
    const count = told?.named.find((one) => one.id === at(0).id)?.together?.count ?? 0;
    expect(count).toBeGreaterThan(4);
    for (let again = 0; again < 3; again++) expect(await results(id)).toEqual({ round, told, opinions: [] });
    for (const format of roundFormats.slice(0, 3)) expect(await file(id, format)).toContain(at(0).username);
    for (const format of ['gexf', 'graphml'] as const)
      expect(await file(id, format)).toMatch(/<desc(?:ription)?>Rodada \d+, de /);
    const codebook = await file(id, 'codebook');
    expect(codebook).toContain('Quem indicou quem não está em nenhum arquivo');
    expect(codebook).toMatch(/^Rodada \d+, de \d\d\/\d\d\/\d{4}, \d\d:\d\d a /);
    expect(codebook).toMatch(/Estabilidade da ordem: \d,\d\d \(abaixo de 0,25 /);
    expect((await at(0).call('currentRound')).body.own).toMatchObject({ together: count, answered: 15 });
    expect((await at(1).call('roundResults', { params: { id } })).body).toHaveProperty(
      'code',
      'not_moderator',
    );
    const named = { count, endedAt: round.endsAt, modelVersion: nominationModel.version };
    expect((await at(0).call('account')).body.standing).toMatchObject({ type: null, named });
    await at(0).call('setNaming', { body: { declines: true } });
    expect((await at(0).call('account')).body.standing.named).toBeNull();
    expect((await results(id)).told?.named.map((one) => one.id)).not.toContain(at(0).id);
    await at(0).call('setNaming', { body: { declines: false } });
  });
});

describe('the opinion of those who take care', () => {
  const opinionOf = (who: TestMember, id: number, named: readonly number[]) =>
    who.call('giveOpinion', { params: { id }, body: { people: named } });

  it('stands beside what a round told, and changes nothing of it', async () => {
    const id = await open();
    for (const person of people.slice(1)) await answer(person, id, [at(0).id]);
    await close(id);
    const before = await results(id);
    // Nobody names oneself, or who is not of the community; twice is once.
    const given = await opinionOf(carer, id, [at(2).id, at(0).id, at(2).id, stranger.id]);
    expect(given.body.people).toEqual([at(0).id, at(2).id]);
    const after = await results(id);
    expect(after).toMatchObject({ round: before.round, told: before.told });
    expect(after.opinions).toMatchObject([
      { id: at(0).id, carers: 1, isOwn: true },
      { id: at(2).id, carers: 1, isOwn: true },
    ]);
    const [heading = '', ...rows] = (await file(id, 'csv')).trim().split('\r\n');
    expect(heading).toMatch(/quem_cuida_indicaria"?$/);
    expect(rows.find((row) => row.includes(at(0).username))).toMatch(/1"?$/);
    expect(await file(id, 'codebook')).toContain('quem_cuida_indicaria');
    await opinionOf(carer, id, []);
    expect((await results(id)).opinions).toEqual([]);
  });

  it('is given by them alone, of people who may be named', async () => {
    const id = await open();
    expect((await opinionOf(at(1), id, [at(0).id])).body).toHaveProperty('code', 'not_moderator');
    expect((await opinionOf(carer, id + 999, [at(0).id])).body).toHaveProperty('code', 'not_found');
    await opinionOf(carer, id, [at(3).id]);
    await at(3).call('setNaming', { body: { declines: true } });
    expect((await results(id)).opinions).toEqual([]);
    await at(3).call('setNaming', { body: { declines: false } });
    expect((await results(id)).opinions).toMatchObject([{ id: at(3).id, isOwn: true }]);
    await close(id);
  });
});

it('the opinion of who takes care no more is not told, until they do again', async () => {
  const helper = await server.member('ajuda');
  const setRole = (role: string) =>
    carer.call('setRole', { params: { id: helper.id }, body: { role, communityId } });
  await setRole('facilitator');
  const id = await open();
  await carer.call('giveOpinion', { params: { id }, body: { people: [at(2).id, at(6).id] } });
  await helper.call('giveOpinion', { params: { id }, body: { people: [at(6).id] } });
  const [both, one] = [
    { id: at(6).id, carers: 2, isOwn: true },
    { id: at(2).id, carers: 1, isOwn: true },
  ];
  expect((await results(id)).opinions).toMatchObject([both, one]);
  await setRole('member');
  expect((await results(id)).opinions).toMatchObject([one, { ...both, carers: 1 }]);
  await setRole('facilitator');
  expect((await results(id)).opinions).toMatchObject([both, one]);
  await close(id);
});

it('a round does not count accounts that somebody made to be named by them', async () => {
  const cheat = await server.member('quer ser o primeiro');
  const puppets: TestMember[] = [];
  for (let made = 0; made < 8; made++) puppets.push(await server.member(`boneco ${made}`));
  const endsAt = new Date(server.clock.now + day).toISOString();
  const body = { questions: usualQuestions, endsAt };
  const { id } = (await carer.call('openRound', { params: { id: 1 }, body })).body;
  for (const puppet of puppets) expect((await answer(puppet, id, [cheat.id])).status).toBe(200);
  await close(id);
  const { round, told } = await results(id);
  expect(round.answered).toBe(0);
  expect(told?.named ?? []).toEqual([]);
});

it('a round does not count who moved in after it was opened', async () => {
  const { id: mel, settle } = await makeCommunity(server, carer, 'Leite');
  const late = await server.member('veio depois');
  const here: TestMember[] = [];
  for (let born = 0; born < 5; born++) here.push(await server.member(`do leite ${born}`));
  for (const person of here) await settle(person);
  const body = { questions: usualQuestions, endsAt: new Date(server.clock.now + day).toISOString() };
  const { id } = (await carer.call('openRound', { params: { id: mel }, body })).body;
  server.clock.now += 1000;
  await settle(late);
  for (const person of [...here.slice(1), late]) await answer(person, id, [here[0]?.id ?? 0]);
  await close(id);
  // Five answered, and four of them have a say.
  expect((await results(id)).round).toMatchObject({ members: 5, answered: 0 });
});
