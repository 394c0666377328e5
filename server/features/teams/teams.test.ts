import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const quiz = { quizId: 1 };
let count = 0;
const people = (many: number): Promise<TestMember[]> =>
  Promise.all(Array.from({ length: many }, () => server.member(`pessoa${count++}`)));

/** A team of these people, the first of whom leads. */
async function teamOf([leader, ...others]: TestMember[]) {
  if (!leader) throw new Error('a team needs a leader');
  const { body } = await leader.call('createTeam', { params: quiz, body: { leaderId: 1, members: [] } });
  const params = { ...quiz, teamId: body.id };
  for (const other of others) await other.call('joinTeam', { params });
  return { id: body.id, params };
}

async function answerAll(members: TestMember[], params: { quizId: number; teamId: number }) {
  for (const member of members) {
    const { body } = await member.call('team', { params });
    await member.call('writeAnswer', {
      params: { ...params, part: body.userPart },
      body: { answer: `Resposta de ${member.username}` },
    });
  }
}

describe('challenges', () => {
  it('keep their model answers until they are completed', async () => {
    const team = await people(3);
    const before = await team[0]?.call('quizzes');
    expect(before?.body).toHaveLength(3);
    expect(before?.body[0]?.parts.map(({ answer }) => answer)).toEqual(['', '', '']);
    const { params } = await teamOf(team);
    await answerAll(team, params);
    await team[1]?.call('completeTeam', { params });
    const after = await team[2]?.call('quizzes');
    expect(after?.body[0]).toMatchObject({ isCompleted: true });
    expect(after?.body[0]?.parts.every(({ answer }) => answer.length > 20)).toBe(true);
    expect(after?.body[1]?.parts.map(({ answer }) => answer)).toEqual(['', '', '']);
  });
});

describe('a team', () => {
  it('is led by who creates it, whoever the body names, and gets each part once', async () => {
    const members = await people(3);
    const { id, params } = await teamOf(members);
    const { body } = (await members[0]?.call('team', { params })) ?? {};
    expect(body?.leaderId).toBe(members[0]?.id);
    expect(body?.members).toHaveLength(2);
    expect(body?.seats.map(({ part }) => part)).toEqual([1, 2, 3]);
    const { body: list } = (await members[1]?.call('teams', { params: quiz })) ?? {};
    expect(list?.[0]).toMatchObject({ id, isMine: true, isCompleted: false });
  });

  it('has three seats, however many want one at once', async () => {
    const [leader, ...others] = await people(9);
    const { params } = await teamOf([leader as TestMember]);
    const replies = await Promise.all(others.map((other) => other.call('joinTeam', { params })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(6);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'team_full' });
  });

  it('lets each write the own part, anyone a free one, and outsiders nothing', async () => {
    const [leader, mate, outsider] = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf([leader, mate]);
    const { body } = await leader.call('team', { params });
    const mates = body.seats.find(({ userId }) => userId === mate.id)?.part ?? 0;
    const free = 6 - body.userPart - mates;
    const write = (member: TestMember, part: number, answer = 'Texto') =>
      member.call('writeAnswer', { params: { ...params, part }, body: { answer } });
    expect((await write(leader, body.userPart)).status).toBe(200);
    expect(await write(leader, mates)).toMatchObject({ status: 409, body: { code: 'part_taken' } });
    expect((await write(leader, free)).status).toBe(200);
    expect((await write(mate, free, 'Outro texto')).status).toBe(200);
    expect(await write(outsider, free)).toMatchObject({ status: 403, body: { code: 'not_in_team' } });
    expect((await write(leader, 4)).status).toBe(400);
    expect(await write(leader, body.userPart, 'a'.repeat(601))).toMatchObject({
      status: 400,
      body: { code: 'team_answer_too_long' },
    });
    expect((await outsider.call('team', { params })).status).toBe(403);
    expect((await leader.call('team', { params: { quizId: 2, teamId: params.teamId } })).status).toBe(404);
  });

  it('is concluded once, pays 300 each and 100 to the leader, and connects everyone', async () => {
    const members = await people(3);
    const { params } = await teamOf(members);
    const early = await members[0]?.call('completeTeam', { params });
    expect(early).toMatchObject({ status: 409, body: { code: 'parts_missing' } });
    await answerAll(members, params);
    const replies = await Promise.all(
      [...members, ...members].map((member) => member.call('completeTeam', { params })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const scores = await Promise.all(members.map(async (member) => (await member.call('me')).body));
    expect(scores).toMatchObject([
      { influenceScore: 300 + 100 + 20, connections: 2, gamesCompleted: 1 },
      { influenceScore: 300 + 20, connections: 2, gamesCompleted: 1 },
      { influenceScore: 300 + 20, connections: 2, gamesCompleted: 1 },
    ]);
    const { body: list } = (await members[0]?.call('teams', { params: quiz })) ?? {};
    expect(list?.some(({ id }) => id === params.teamId)).toBe(false);
    const { body } = (await members[1]?.call('team', { params })) ?? {};
    expect(body?.isCompleted).toBe(true);
    const late = await members[1]?.call('writeAnswer', {
      params: { ...params, part: 1 },
      body: { answer: 'x' },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'team_completed' } });
  });

  it('pays a challenge once, but leading again still counts', async () => {
    const members = await people(2);
    for (let round = 0; round < 2; round++) {
      const { params } = await teamOf(members);
      await answerAll(members, params);
      const { body } = (await members[0]?.call('team', { params })) ?? {};
      const free = [1, 2, 3].find((part) => !body?.seats.some((seat) => seat.part === part));
      await members[0]?.call('writeAnswer', {
        params: { ...params, part: free ?? 0 },
        body: { answer: 'Juntas' },
      });
      await members[0]?.call('completeTeam', { params });
    }
    expect((await members[0]?.call('me'))?.body.influenceScore).toBe(300 + 100 + 10 + 100);
    expect((await members[1]?.call('me'))?.body.influenceScore).toBe(300 + 10);
  });

  it('frees the part of who leaves, passes on the lead, and ends with the last', async () => {
    const [leader, mate, next] = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf([leader, mate]);
    expect((await leader.call('leaveTeam', { params })).body).toEqual({ ok: true });
    expect((await leader.call('leaveTeam', { params })).status).toBe(403);
    expect((await mate.call('team', { params })).body).toMatchObject({ leaderId: mate.id, members: [] });
    expect((await next.call('joinTeam', { params })).status).toBe(200);
    await mate.call('deleteAccount', { body: { password: testPassword } });
    expect((await next.call('team', { params })).body).toMatchObject({ leaderId: next.id });
    await next.call('leaveTeam', { params });
    expect((await next.call('joinTeam', { params })).status).toBe(404);
  });

  it('with a free seat is offered to others, not to its own', async () => {
    const [leader, seeker] = (await people(2)) as [TestMember, TestMember];
    const { id } = await teamOf([leader]);
    const offered = (await seeker.call('openTeams')).body;
    expect(offered[0]).toMatchObject({ id, leaderName: leader.username, quizTitle: 'Da colmeia à merenda' });
    const asked = (await seeker.call('quizzes')).body[0]?.parts[(offered[0]?.freePart ?? 0) - 1];
    expect(offered[0]?.freeQuestion).toBe(asked?.question);
    expect((await leader.call('openTeams')).body.some((team) => team.id === id)).toBe(false);
  });

  it.each([
    ['an unknown challenge', { quizId: 9 }, 404],
    ['a challenge that is no number', { quizId: 'x' }, 400],
  ])('is not made for %s', async (_what, params, status) => {
    const [member] = await people(1);
    expect((await member?.call('createTeam', { params }))?.status).toBe(status);
    expect((await member?.call('teams', { params }))?.status).toBe(status);
  });
});
