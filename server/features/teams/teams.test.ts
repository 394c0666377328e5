import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quizzesInTurn } from '#core/content/rede-saberes.ts';
import { turnMs } from '#core/content/turn.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { createLocalLive } from '#server/live/live.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { teamPresence } from './presence.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const quiz = { quizId: 1 };
const day = 24 * 3600 * 1000;
let count = 0;
const people = (many: number): Promise<TestMember[]> =>
  Promise.all(Array.from({ length: many }, () => server.member(`pessoa${count++}`)));

/** A team of these people, the first of whom leads. */
async function teamOf([leader, ...others]: TestMember[], quizId = 1) {
  if (!leader) throw new Error('a team needs a leader');
  const claimed = { leaderId: 1, members: [] };
  const { body } = await leader.call('createTeam', { params: { quizId }, body: claimed });
  const params = { quizId, teamId: body.id };
  for (const other of others) await other.call('joinTeam', { params });
  return { id: body.id, params };
}

type Params = { quizId: number; teamId: number };
const none: Params = { quizId: 0, teamId: 0 };

const partOf = async (member: TestMember, params: Params): Promise<number> =>
  (await member.call('team', { params })).body.userPart;

const realAnswer = (quizId: number, part: number): string => teamAnswers[quizId]?.[part - 1] ?? '';

const write = (member: TestMember, params: Params, part: number, answer = realAnswer(params.quizId, part)) =>
  member.call('writeAnswer', { params: { ...params, part }, body: { answer } });

async function answerAll(members: TestMember[], params: Params) {
  for (const member of members) await write(member, params, await partOf(member, params));
}

const scoreOf = async (member: TestMember): Promise<number> => (await member.call('me')).body.influenceScore;

/** Who is at the desks of teams, and a member as a listener there. */
const deskOf = ({ id, username }: TestMember) => ({
  presence: teamPresence(server.database.db, { clock: () => server.clock.now, live: createLocalLive() }),
  who: { id, username, communityId: firstCommunity, role: 'member' as const, sessionHash: '' },
});

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

describe('the challenges beyond the first three', () => {
  it('take turns for whoever completed those, and a team under way keeps its own', async () => {
    const team = (await people(3)) as [TestMember, TestMember, TestMember];
    const [leader, , newcomer] = [...team.slice(0, 2), ...(await people(1))] as typeof team;
    for (const quizId of [1, 2, 3]) {
      const { params } = await teamOf(team, quizId);
      await answerAll(team, params);
      await leader.call('completeTeam', { params });
    }
    const listed = async (member: TestMember) => (await member.call('quizzes')).body.map(({ id }) => id);
    const now = quizzesInTurn(server.clock.now).map(({ id }) => id);
    const later = quizzesInTurn(server.clock.now + turnMs).map(({ id }) => id);
    expect(await listed(leader)).toEqual(now);
    expect(await listed(newcomer)).toEqual([1, 2, 3]);
    const invited = await newcomer.call('quizzes', { query: { also: String(now[0]) } });
    expect(invited.body.map(({ id }) => id)).toEqual([1, 2, 3, now[0]]);
    const create = (quizId = 0) => leader.call('createTeam', { params: { quizId } });
    expect((await create(later[0])).status).toBe(404);
    expect((await create(now[0])).status).toBe(201);
    server.clock.now += turnMs;
    expect((await listed(leader)).toSorted()).toEqual([now[0], ...later].toSorted());
    expect((await create(now[1])).status).toBe(404);
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

  it('may be one of three that wait for people, however many its leader creates at once', async () => {
    const [leader, mate, other] = (await people(3)) as [TestMember, TestMember, TestMember];
    const create = (quizId: number) => leader.call('createTeam', { params: { quizId } });
    const replies = await Promise.all([1, 1, 2, 2, 3, 3].map(create));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await create(1)).toMatchObject({ status: 409, body: { code: 'teams_waiting' } });
    const [full = none, left = none] = replies
      .filter(({ status }) => status === 201)
      .map(({ body }) => ({ quizId: body.quizId, teamId: body.id }));
    for (const one of [mate, other]) await one.call('joinTeam', { params: full });
    expect((await create(1)).status).toBe(201);
    expect((await create(1)).status).toBe(409);
    await leader.call('leaveTeam', { params: left });
    expect((await create(1)).status).toBe(201);
    expect((await mate.call('createTeam', { params: quiz })).status).toBe(201);
  });

  it('lets each write the own part, nobody one that waits for a person, and outsiders nothing', async () => {
    const [leader, mate, outsider] = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf([leader, mate]);
    const own = await partOf(leader, params);
    const mates = await partOf(mate, params);
    const free = 6 - own - mates;
    const { body } = await write(leader, params, own, 'Texto');
    expect(body.answers).toMatchObject([{ part: own, answer: 'Texto', authorId: leader.id }]);
    expect(await write(leader, params, mates)).toMatchObject({ status: 409, body: { code: 'part_taken' } });
    expect(await write(leader, params, free)).toMatchObject({ status: 409, body: { code: 'part_unheld' } });
    expect(await write(outsider, params, free)).toMatchObject({ status: 403, body: { code: 'not_in_team' } });
    expect((await write(leader, params, 4)).status).toBe(400);
    expect(await write(leader, params, own, 'a'.repeat(601))).toMatchObject({
      status: 400,
      body: { code: 'team_answer_too_long' },
    });
    expect((await outsider.call('team', { params })).status).toBe(403);
    expect((await leader.call('team', { params: { quizId: 2, teamId: params.teamId } })).status).toBe(404);
  });

  it('does not cover what somebody else wrote since, unless it was seen', async () => {
    const [leader, mate, gone] = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf([leader, mate, gone]);
    const part = await partOf(gone, params);
    await gone.call('leaveTeam', { params });
    const writeOver = (member: TestMember, answer: string, before: string) =>
      member.call('writeAnswer', { params: { ...params, part }, body: { answer, before } });
    expect((await writeOver(leader, 'Do líder', '')).status).toBe(200);
    expect((await writeOver(leader, 'Do líder, de novo', '')).status).toBe(200);
    expect(await writeOver(mate, 'Escrito sem sinal', '')).toMatchObject({
      status: 409,
      body: { code: 'answer_changed' },
    });
    expect((await leader.call('team', { params })).body.answers).toMatchObject([
      { answer: 'Do líder, de novo' },
    ]);
    expect((await writeOver(mate, 'Visto e mudado', 'Do líder, de novo')).status).toBe(200);
  });

  it('does not cover what somebody wrote since on another phone of theirs, but what they went on writing', async () => {
    const [leader, mate] = (await people(2)) as [TestMember, TestMember];
    const { params } = await teamOf([leader, mate]);
    const part = await partOf(mate, params);
    const writeAgo = (ms: number, answer: string, before = '') =>
      mate.call('writeAnswer', {
        params: { ...params, part },
        body: { answer, before, at: new Date(server.clock.now - ms).toISOString() },
      });
    expect((await writeAgo(0, 'No telefone novo')).status).toBe(200);
    server.clock.now += 60 * 60_000;
    const late = await writeAgo(2 * 60 * 60_000, 'De manhã, sem sinal');
    expect(late).toMatchObject({ status: 409, body: { code: 'answer_changed' } });
    expect((await writeAgo(2 * 60 * 60_000, 'Visto', 'No telefone novo')).status).toBe(200);
    expect((await writeAgo(60_000, 'Visto e continuado')).status).toBe(200);
  });

  it('gives the part that was asked for while it is free, and any other otherwise', async () => {
    const [leader, one, other] = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf([leader]);
    const taken = await partOf(leader, params);
    const wished = taken === 3 ? 2 : 3;
    const joined = await one.call('joinTeam', { params, body: { part: wished } });
    expect(joined.body.userPart).toBe(wished);
    const late = await other.call('joinTeam', { params, body: { part: wished } });
    expect(late.body.userPart).toBe(6 - taken - wished);
  });

  it.each([{ part: 9 }, { part: 'x' }, { leaderId: 1 }, [], 'x'])(
    'is joined whatever the body says: %j',
    async (body) => {
      const [leader, mate] = (await people(2)) as [TestMember, TestMember];
      const { params } = await teamOf([leader]);
      expect((await mate.call('joinTeam', { params, body })).status).toBe(200);
    },
  );

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

  it('pays a challenge once, the completion and the lead', async () => {
    const members = (await people(3)) as [TestMember, TestMember, TestMember];
    const [leader, second, third] = members;
    const conclude = async (order: TestMember[]) => {
      const { params } = await teamOf(order);
      await answerAll(order, params);
      return leader.call('completeTeam', { params });
    };
    expect((await conclude(members)).body).toMatchObject({ pointsEarned: 400 });
    expect((await conclude(members)).body).toMatchObject({ pointsEarned: 0, newBadges: [] });
    await conclude([second, leader, third]);
    const scores = await Promise.all(members.map(scoreOf));
    expect(scores).toEqual([300 + 100 + 20, 300 + 100 + 20, 300 + 20]);
    for (const [member, led] of [
      [leader, 1],
      [second, 1],
      [third, 0],
    ] as const) {
      const { db } = server.database;
      const row = db.selectFrom('standings').selectAll().where('user_id', '=', member.id);
      expect(await row.executeTakeFirst()).toMatchObject({ teams_completed: 1, teams_led: led });
    }
  });

  it('is nothing that one person concludes, however often they try', async () => {
    const [cheat] = (await people(1)) as [TestMember];
    for (let round = 0; round < 40; round++) {
      const { params } = await teamOf([cheat]);
      for (const part of [1, 2, 3]) await write(cheat, params, part);
      for (const part of [1, 2, 3]) await write(cheat, params, part, 'x');
      const { status, body } = await cheat.call('completeTeam', { params });
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'team_too_small' } });
      await cheat.call('leaveTeam', { params });
    }
    expect((await cheat.call('me')).body).toMatchObject({ influenceScore: 0, gamesCompleted: 0, badges: [] });
  });

  it('is not concluded by two, whoever sits where in turn', async () => {
    const [ana, bia] = (await people(2)) as [TestMember, TestMember];
    const { params } = await teamOf([ana, bia]);
    await answerAll([ana, bia], params);
    for (let turn = 0; turn < 6; turn++) {
      await bia.call('leaveTeam', { params });
      for (const part of [1, 2, 3]) await write(ana, params, part);
      await bia.call('joinTeam', { params, body: { part: 1 + (turn % 3) } });
      await answerAll([ana, bia], params);
    }
    expect(await ana.call('completeTeam', { params })).toMatchObject({
      status: 409,
      body: { code: 'team_too_small' },
    });
  });

  it.each([
    ['a letter', () => 'x'],
    ['its question', () => 'Quando o mel está no ponto de colher?'],
    ['what a teammate wrote', (part: number) => realAnswer(1, (part % 3) + 1)],
    ['a repeated word', () => 'resposta resposta resposta'],
  ])('is not concluded while a part says %s', async (_what, text) => {
    const members = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf(members);
    await answerAll(members, params);
    const part = await partOf(members[2], params);
    expect((await write(members[2], params, part, text(part))).status).toBe(200);
    expect(await members[0].call('completeTeam', { params })).toMatchObject({
      status: 409,
      body: { code: 'parts_missing' },
    });
    await write(members[2], params, part);
    expect((await members[0].call('completeTeam', { params })).status).toBe(200);
  });

  it('goes on without who leaves: the text stays theirs, or is written by who covers them', async () => {
    const members = (await people(3)) as [TestMember, TestMember, TestMember];
    const [ana, bia, caio] = members;
    const { params } = await teamOf(members);
    await answerAll([ana, bia], params);
    const part = await partOf(caio, params);
    await caio.call('leaveTeam', { params });
    expect((await ana.call('completeTeam', { params })).body).toMatchObject({ code: 'parts_missing' });
    expect((await write(bia, params, part)).status).toBe(200);
    expect((await ana.call('completeTeam', { params })).status).toBe(200);
    expect(await Promise.all(members.map(scoreOf))).toEqual([300 + 100 + 10, 300 + 10, 0]);
  });

  it('asks whoever takes a freed part for an answer of their own', async () => {
    const [ana, bia, caio, davi] = (await people(4)) as [TestMember, TestMember, TestMember, TestMember];
    const { params } = await teamOf([ana, bia, caio]);
    await answerAll([ana, bia, caio], params);
    await caio.call('leaveTeam', { params });
    await davi.call('joinTeam', { params });
    expect((await ana.call('completeTeam', { params })).body).toMatchObject({ code: 'parts_missing' });
    await answerAll([davi], params);
    expect((await ana.call('completeTeam', { params })).status).toBe(200);
    expect(await Promise.all([davi, caio].map(scoreOf))).toEqual([300 + 20, 0]);
  });

  it('covers who has not been seen for a day and answered nothing; nobody sooner, and nobody who answered', async () => {
    const [ana, bia, caio] = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf([caio, ana, bia]);
    const parts = { caio: await partOf(caio, params), bia: await partOf(bia, params) };
    await answerAll([bia], params);
    server.clock.now += day - 1000;
    await answerAll([ana], params);
    expect((await write(ana, params, parts.caio)).body).toMatchObject({ code: 'part_taken' });
    server.clock.now += 1000;
    expect((await write(ana, params, parts.bia)).body).toMatchObject({ code: 'part_taken' });
    const { body } = await write(ana, params, parts.caio);
    expect(body.seats.map(({ userId }) => userId).sort()).toEqual([ana.id, bia.id].sort());
    expect(body.leaderId).not.toBe(caio.id);
    expect((await caio.call('team', { params })).body).toMatchObject({ code: 'not_in_team' });
    expect((await ana.call('completeTeam', { params })).status).toBe(200);
    expect(await Promise.all([ana, bia, caio].map(scoreOf))).toEqual(
      [310, 310, 0].map((points, at) => ([ana, bia][at]?.id === body.leaderId ? points + 100 : points)),
    );
  });

  it('tells the others that somebody is at the desk when it is news, not each time it is seen', async () => {
    const [ana, bia, caio] = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf([ana, bia, caio]);
    const { presence, who } = deskOf(caio);
    const told = async () => (await server.database.db.selectFrom('events').select('id').execute()).length;
    server.clock.now += day;
    const before = await told();
    await presence.seen(who, params.teamId);
    expect(await told()).toBe(before + 1);
    await presence.seen(who, params.teamId);
    expect(await told()).toBe(before + 1);
    await presence.gone(who, params.teamId);
    expect(await told()).toBe(before + 2);
  });

  it('waits a day from when somebody was last seen at the desk', async () => {
    const [ana, bia, caio] = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf([ana, bia, caio]);
    const part = await partOf(caio, params);
    server.clock.now += day - 1000;
    const { presence, who } = deskOf(caio);
    await presence.seen(who, params.teamId);
    await presence.gone(who, params.teamId);
    server.clock.now += day - 60_000;
    expect((await write(ana, params, part)).body).toMatchObject({ code: 'part_taken' });
    server.clock.now += 60_000;
    expect((await write(ana, params, part)).status).toBe(200);
  });

  it('is not concluded by one who covers both others', async () => {
    const [ana, bia, caio] = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf([ana, bia, caio]);
    for (const gone of [bia, caio]) await gone.call('leaveTeam', { params });
    for (const part of [1, 2, 3]) expect((await write(ana, params, part)).status).toBe(200);
    expect((await ana.call('completeTeam', { params })).body).toMatchObject({ code: 'parts_missing' });
  });

  it('counts for nothing the answer and the seat of an account that is gone', async () => {
    const [ana, bia, caio] = (await people(3)) as [TestMember, TestMember, TestMember];
    const { params } = await teamOf([ana, bia, caio]);
    await answerAll([ana, bia, caio], params);
    await caio.call('deleteAccount', { body: { password: testPassword } });
    expect((await ana.call('completeTeam', { params })).body).toMatchObject({ code: 'team_too_small' });
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

  it('is forgotten with the last who concluded it, and the sum of such teams knows', async () => {
    const three = await people(3);
    const { params } = await teamOf(three);
    await answerAll(three, params);
    expect((await three[0]?.call('completeTeam', { params }))?.status).toBe(200);
    for (const one of three) await one.call('deleteAccount', { body: { password: testPassword } });
    const { db } = server.database;
    const { counted } = await db
      .selectFrom('counters')
      .select(({ fn }) => fn.sum<number>('value').as('counted'))
      .where('name', '=', 'teams-completed')
      .executeTakeFirstOrThrow();
    const teams = await db.selectFrom('teams').select('id').where('completed_at', 'is not', null).execute();
    expect(Number(counted)).toBe(teams.length);
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
    ['an unknown challenge', { quizId: 99 }, 404],
    ['a challenge that is no number', { quizId: 'x' }, 400],
  ])('is not made for %s', async (_what, params, status) => {
    const [member] = await people(1);
    expect((await member?.call('createTeam', { params }))?.status).toBe(status);
    expect((await member?.call('teams', { params }))?.status).toBe(status);
  });
});
