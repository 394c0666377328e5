import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let coordinator: TestMember;
let picos: Awaited<ReturnType<typeof makeCommunity>>;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena', 'coordena também'] });
  coordinator = await server.member('coordena');
  picos = await makeCommunity(server, coordinator, 'Mel de Picos');
});
afterAll(() => server.close());

const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).sort();
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('at once', () => {
  it('twenty who use an invite with one place left: one comes in', async () => {
    const { body } = await coordinator.call('createInvite', {
      params: { id: picos.id },
      body: { maxUses: 1 },
    });
    const register = (index: number) =>
      server.call('register', {
        body: {
          username: `corre ${index}`,
          email: `corre${index}@exemplo.com`,
          password: 'segredo',
          invite: body.code,
        },
      });
    expect(statuses(await times(20, register))).toEqual([201, ...Array(19).fill(404)]);
    const { body: invites } = await coordinator.call('invites', { params: { id: picos.id } });
    expect(invites.find(({ code }) => code === body.code)).toMatchObject({ uses: 1 });
    const { body: people } = await coordinator.call('people', {
      params: { id: picos.id },
      query: { q: 'corre' },
    });
    expect(people.people).toHaveLength(1);
  });

  it('two who use one way back in: one password is set, and one session is open', async () => {
    const ana = await server.member('ana');
    const { code } = (await coordinator.call('makeRecovery', { params: { id: ana.id } })).body;
    const replies = await times(2, (index) =>
      server.call('recover', { body: { code, password: `senha nova ${index}` } }),
    );
    expect(statuses(replies)).toEqual([200, 404]);
    const winner = replies.findIndex(({ status }) => status === 200);
    const logins = await times(2, (index) =>
      server.call('login', { body: { usernameOrEmail: 'ana', password: `senha nova ${index}` } }),
    );
    expect(logins.map(({ status }) => status === 200)).toEqual([winner === 0, winner === 1]);
    expect((await server.call('me', { token: replies[winner]?.body.token ?? '' })).status).toBe(200);
  });

  it('a role that is taken away while it is used: what comes after is refused, and nothing is half done', async () => {
    const carer = await server.member('carina');
    await makeCarer(server.database.db, carer.id, firstCommunity);
    const people = await times(8, (index) => server.member(`pessoa ${index}`));
    const suspend = ({ id }: TestMember) =>
      carer.call('suspendUser', { params: { id }, body: { reason: 'corrida' } });
    const [taken, ...replies] = await Promise.all([
      coordinator.call('setRole', { params: { id: carer.id }, body: { role: 'member' } }),
      ...people.map(suspend),
    ]);
    expect(taken.status).toBe(200);
    for (const { status } of replies) expect([200, 403, 404]).toContain(status);
    for (const person of people) expect((await suspend(person)).status).toBe(403);
    const suspended = replies.filter(({ status }) => status === 200).length;
    const { body } = await coordinator.call('careLog', { query: { limit: '100' } });
    expect(body.entries.filter(({ action }) => action === 'person_suspended')).toHaveLength(suspended);
    const signedIn = await Promise.all(people.map((person) => person.call('me')));
    expect(signedIn.filter(({ status }) => status === 401)).toHaveLength(suspended);
  });

  it('two of the coordination who take the role from each other: one stays', async () => {
    const other = await server.member('coordena também');
    const take = (by: TestMember, from: TestMember) =>
      by.call('setRole', { params: { id: from.id }, body: { role: 'member' } });
    const replies = await Promise.all([take(coordinator, other), take(other, coordinator)]);
    expect(statuses(replies)).toEqual([200, 403]);
    if (replies[1]?.status === 200) await makeCarer(server.database.db, coordinator.id);
  });

  it('a suspension and a login: whoever comes in is out again, or never came in', async () => {
    for (let round = 0; round < 5; round++) {
      const gil = await server.member(`gil ${round}`);
      const login = () =>
        server.call('login', { body: { usernameOrEmail: gil.username, password: 'segredo' } });
      const [, entered] = await Promise.all([
        coordinator.call('suspendUser', { params: { id: gil.id }, body: { reason: 'corrida' } }),
        login(),
      ]);
      const token = entered.status === 200 ? entered.body.token : gil.token;
      expect((await server.call('me', { token })).status).toBe(401);
      expect((await login()).status).toBe(403);
    }
  });

  it('people who move, vote and connect: every sum is what it should be', async () => {
    const people = await times(6, (index) => server.member(`anda ${index}`));
    const [one, two] = people as [TestMember, TestMember];
    await connectMembers(one, two);
    const { body } = await one.call('submit', {
      body: { question: 'P?', answer: 'Uma ideia que fica #mel' },
    });
    const { id } = body.submission;
    const replies = await Promise.all([
      ...people.map((person) => person.call('joinCommunity', { body: { code: picos.code } })),
      ...people.slice(1).map((person) => person.call('voteSubmission', { params: { id } })),
      ...people.slice(2).map((person) => person.call('connect', { params: { id: one.id } })),
      ...people.map((person) => person.call('createTeam', { params: { quizId: 1 } })),
      coordinator.call('removePost', { params: { id }, body: { reason: 'corrida' } }),
    ]);
    for (const { status } of replies) expect([200, 201, 404, 503]).toContain(status);
    const { db } = server.database;
    const sums = await db
      .selectFrom('counters')
      .select(({ fn }) => ['community_id', 'name', 'bucket', fn.sum<number>('value').as('value')])
      .groupBy(['community_id', 'name', 'bucket'])
      .execute();
    expect(sums.filter(({ value }) => value < 0)).toEqual([]);
    const { body: lists } = await coordinator.call('communities');
    const living = await db
      .selectFrom('users')
      .select(({ fn }) => ['community_id', fn.countAll<number>().as('members')])
      .groupBy('community_id')
      .orderBy('community_id')
      .execute();
    expect(lists.communities.map(({ members }) => members)).toEqual(living.map(({ members }) => members));
    const apart = await db
      .selectFrom('team_members')
      .innerJoin('teams', 'teams.id', 'team_members.team_id')
      .innerJoin('users', 'users.id', 'team_members.user_id')
      .select('users.username')
      .whereRef('users.community_id', '<>', 'teams.community_id')
      .execute();
    expect(apart).toEqual([]);
  });
});
