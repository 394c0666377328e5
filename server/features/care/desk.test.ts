import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualQuestions } from '#core/content/rounds.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const day = 24 * 3600 * 1000;
const statements: string[] = [];

let server: TestApp;
let coordinator: TestMember;
let carer: TestMember;
beforeAll(async () => {
  const database = await openTestDatabase({ onStatement: ({ query }) => statements.push(query.sql) });
  server = await startTestApp({ database, coordinators: ['coordena'] });
  [coordinator, carer] = [await server.member('coordena'), await server.member('carina')];
  await makeCarer(database.db, carer.id, firstCommunity);
});
afterAll(() => server.close());

const peopleOf = async (query: Record<string, string> = {}, id: number = firstCommunity) =>
  (await carer.call('people', { params: { id }, query })).body;
const namesOf = async (query: Record<string, string>) =>
  (await peopleOf(query)).people.map(({ username }) => username);

const homeOf = async () => (await carer.call('careHome', { params: { id: firstCommunity } })).body;

describe('the people of a community', () => {
  it('are shown with all that is known of them, in one statement', async () => {
    const [ana, bia] = [await server.member('Ana Flávia'), await server.member('Bia')];
    await ana.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    await ana.call('submit', { body: { question: 'P?', answer: 'Uma ideia de Ana para todos' } });
    await connectMembers(ana, bia);
    await bia.call('createTeam', { params: { quizId: 1 } });
    statements.length = 0;
    const { people, next } = await peopleOf();
    expect(statements.filter((text) => text.includes('game_progress'))).toHaveLength(1);
    expect(statements.length).toBeLessThan(5);
    expect(next).toBeNull();
    expect(people.map(({ username, role }) => [username, role])).toEqual([
      ['coordena', 'coordinator'],
      ['carina', 'facilitator'],
      ['Ana Flávia', 'member'],
      ['Bia', 'member'],
    ]);
    const hour = Math.floor(server.clock.now / 3_600_000) * 3_600_000;
    expect(people[2]).toMatchObject({
      gamesStarted: 1,
      gamesCompleted: 1,
      openTeams: 0,
      ideas: 1,
      connections: 1,
      cameBy: 'alone',
      isSuspended: false,
      lastSeenAt: new Date(hour).toISOString(),
    });
    expect(people[3]).toMatchObject({ gamesStarted: 1, gamesCompleted: 0, openTeams: 1, connections: 1 });
  });

  it.each([
    ['flavia', ['Ana Flávia']],
    ['ANA', ['Ana Flávia']],
    ['ia', ['Ana Flávia', 'Bia']],
    ['%', []],
    ['_', []],
    ['ninguém', []],
  ])('are found by %s: %j', async (q, names) => {
    expect(await namesOf({ q })).toEqual(names);
  });

  it('are found by the full name too, and page by page', async () => {
    const dora = await server.member('dorinha');
    await dora.call('updateAccount', { body: { fullName: 'Maria das Dores Conceição' } });
    expect(await namesOf({ q: 'conceicao' })).toEqual(['dorinha']);
    const first = await peopleOf({ limit: '2', q: 'a' });
    expect(first.people).toHaveLength(2);
    const second = await peopleOf({ limit: '2', q: 'a', after: String(first.next) });
    const all = [...first.people, ...second.people].map(({ username }) => username);
    expect(all).toEqual(['coordena', 'carina', 'Ana Flávia', 'Bia']);
    expect((await peopleOf({ q: 'a', after: String(second.next) })).people).toMatchObject([
      { username: 'dorinha' },
    ]);
  });

  it('have no further page after a last one that is full', async () => {
    expect((await peopleOf({ limit: '5' })).next).toBeNull();
    expect((await peopleOf({ limit: '5', q: 'a' })).next).toBeNull();
    expect((await peopleOf({ limit: '4' })).next).not.toBeNull();
  });

  it('are filtered by what they need', async () => {
    await carer.call('suspendUser', {
      params: { id: (await server.member('brava')).id },
      body: { reason: 'Brigou' },
    });
    expect(await namesOf({ needs: 'suspended' })).toEqual(['brava']);
    expect(await namesOf({ needs: 'to_play' })).not.toContain('Ana Flávia');
    expect(await namesOf({ needs: 'to_play' })).toContain('Bia');
    expect(await namesOf({ needs: 'to_return' })).toEqual([]);
    server.clock.now += 8 * day;
    // Who asks has just been seen; the others have not for a week.
    await carer.call('me');
    await expect.poll(() => namesOf({ needs: 'to_return' })).not.toContain('carina');
    expect(await namesOf({ needs: 'to_return' })).toContain('Bia');
    expect(await homeOf()).toEqual({
      members: 6,
      toPlay: 5,
      toReturn: 5,
      help: 0,
      teamWaits: 0,
      roundsToRead: 0,
      reports: 0,
      reviews: 0,
      suspended: 1,
      behindOne: 0,
    });
  });

  it('are told when their team waits for them, until they write', async () => {
    const [nilo, olga] = [await server.member('nilo'), await server.member('olga')];
    const { body: team } = await nilo.call('createTeam', { params: { quizId: 1 } });
    const params = { quizId: 1, teamId: team.id };
    await olga.call('joinTeam', { params });
    const write = async (member: TestMember) => {
      const { userPart: part } = (await member.call('team', { params })).body;
      const answer = teamAnswers[1]?.[part - 1];
      const reply = await member.call('writeAnswer', { params: { ...params, part }, body: { answer } });
      expect(reply.status).toBe(200);
    };
    server.clock.now += 60_000;
    await write(nilo);
    expect(await namesOf({ needs: 'team_waits' })).toEqual([]);
    server.clock.now += day + 1;
    expect(await namesOf({ needs: 'team_waits' })).toEqual(['olga']);
    expect((await homeOf()).teamWaits).toBe(1);
    await write(olga);
    expect(await namesOf({ needs: 'team_waits' })).toEqual([]);
  });

  it('have a round whose result waits until it is read', async () => {
    const endsAt = new Date(server.clock.now + day).toISOString();
    const body = { questions: usualQuestions, endsAt };
    const { body: round } = await carer.call('openRound', { params: { id: firstCommunity }, body });
    expect((await homeOf()).roundsToRead).toBe(0);
    await carer.call('closeRound', { params: { id: round.id } });
    expect((await homeOf()).roundsToRead).toBe(1);
    await carer.call('roundResults', { params: { id: round.id } });
    expect((await homeOf()).roundsToRead).toBe(0);
  });

  it('are noted as seen once an hour, and no request waits for it', async () => {
    const seenAt = async () =>
      (await peopleOf({ q: 'carina' })).people.map(({ lastSeenAt }) => Date.parse(lastSeenAt ?? ''));
    server.clock.now = Math.ceil(server.clock.now / 3_600_000) * 3_600_000 + 1;
    statements.length = 0;
    await Promise.all(Array.from({ length: 10 }, () => carer.call('me')));
    await expect.poll(seenAt).toEqual([server.clock.now - 1]);
    server.clock.now += 3_599_000;
    await carer.call('me');
    await carer.call('me');
    const noted = statements.filter((text) => /update "users" set "seen_at"/.test(text));
    expect(noted.length).toBeLessThanOrEqual(2);
  });
});

describe('communities side by side', () => {
  it('are told with their figures, page by page and by name', async () => {
    await makeCommunity(server, coordinator, 'Água Doce');
    await makeCommunity(server, coordinator, 'Mel de Picos');
    const read = async (query: Record<string, string>) =>
      (await coordinator.call('communities', { query })).body;
    const all = await read({});
    expect(all.communities).toMatchObject([
      {
        id: 1,
        name: 'Rota Viva',
        members: 8,
        activeMembers: 4,
        posts: 1,
        gamesCompleted: 1,
        facilitators: [{ username: 'carina' }],
      },
      { name: 'Água Doce', members: 0, entry: 'invited', facilitators: [] },
      { name: 'Mel de Picos', members: 0 },
    ]);
    expect((await read({ q: 'agua' })).communities).toMatchObject([{ name: 'Água Doce' }]);
    const first = await read({ limit: '2' });
    expect((await read({ limit: '2', after: String(first.next) })).communities).toMatchObject([
      { name: 'Mel de Picos' },
    ]);
    expect((await read({ limit: '3' })).next).toBeNull();
    expect((await carer.call('communities')).body.communities).toMatchObject([{ id: 1 }]);
  });

  it('are changed by the coordination, and so is the name of all', async () => {
    const change = (member: TestMember, name: string) => member.call('updateDeployment', { body: { name } });
    expect((await change(carer, 'Minha Rota')).status).toBe(403);
    expect((await change(coordinator, ' Rota do Sertão ')).status).toBe(200);
    expect((await server.call('deployment')).body.name).toBe('Rota do Sertão');
    const update = (id: number, body: object) =>
      coordinator.call('updateCommunity', { params: { id }, body });
    expect((await update(999_999, { name: 'X' })).status).toBe(404);
    expect((await update(1, {})).body).toMatchObject({ name: 'Rota Viva', place: '', entry: 'open' });
    expect((await update(1, { name: ' ', place: 'Picos' })).body).toMatchObject({
      code: 'community_name_invalid',
    });
    expect((await update(1, { place: 'Picos' })).body).toMatchObject({ name: 'Rota Viva', place: 'Picos' });
  });
});

describe('what carers did', () => {
  it('is read by the coordination, by who facilitates the community, and by the person it was about', async () => {
    const actions = async (member: TestMember, query: Record<string, string> = {}) =>
      (await member.call('careLog', { query })).body.entries?.map(({ action }) => action);
    expect(await actions(coordinator)).toContain('deployment_changed');
    expect(await actions(carer)).not.toContain('deployment_changed');
    expect(await actions(carer)).toContain('person_suspended');
    expect(await actions(carer, { mine: 'true' })).toEqual([]);
    const bia = await server.member('outra bia');
    expect((await bia.call('careLog')).body).toMatchObject({ code: 'not_moderator' });
    expect((await bia.call('careLog', { query: { mine: 'true' } })).body).toEqual({
      entries: [],
      next: null,
    });
    expect((await carer.call('careLog', { query: { communityId: '2' } })).status).toBe(403);
    const { body: first } = await coordinator.call('careLog', { query: { limit: '2' } });
    const { body: rest } = await coordinator.call('careLog', { query: { before: String(first.next) } });
    const { body: all } = await coordinator.call('careLog');
    expect([...first.entries, ...rest.entries]).toEqual(all.entries);
    expect(all).toMatchObject({ next: null });
    const limit = String(all.entries.length);
    expect((await coordinator.call('careLog', { query: { limit } })).body).toEqual(all);
  });
});
