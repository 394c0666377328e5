import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let count = 0;

/** Three people who sit at a desk, each with a part. */
async function threeAtDesk() {
  const members: TestMember[] = [];
  for (let n = 0; n < 3; n++) members.push(await server.member(`jogo${count++}`));
  const [ana, bia, caio] = members as [TestMember, TestMember, TestMember];
  const { body } = await ana.call('createTeam', { params: { quizId: 1 } });
  const place = { quizId: 1, teamId: body.id };
  for (const mate of [bia, caio]) await mate.call('joinTeam', { params: place });
  return { ana, bia, caio, place };
}

type Place = { quizId: number; teamId: number };

const partOf = async (member: TestMember, params: Place) =>
  (await member.call('team', { params })).body.userPart;

const save = (member: TestMember, gameData: Record<string, unknown>, isCompleted = true) =>
  member.call('saveProgress', {
    params: { gameId: 3 },
    body: { gameId: 3, userId: 1, score: 300, isCompleted, gameData },
  });

/** The score write as a client of the specification makes it. */
async function finish(member: TestMember, { quizId, teamId }: Place, given: Record<string, unknown> = {}) {
  const userPart = await partOf(member, { quizId, teamId });
  const answers = Object.fromEntries((teamAnswers[quizId] ?? []).map((text, index) => [index + 1, text]));
  const gameData = { challengeId: quizId, teamId, role: 'member', userPart, teamAnswers: answers, ...given };
  return save(member, gameData);
}

describe('a challenge played by the score write alone', () => {
  it('takes each one’s own answer, concludes with the last, and pays everybody once', async () => {
    const { ana, bia, caio, place } = await threeAtDesk();
    const first = await finish(ana, place);
    expect(first).toMatchObject({ status: 200, body: { pointsEarned: 0, progress: { isCompleted: false } } });
    const { answers } = (await bia.call('team', { params: place })).body;
    expect(answers).toMatchObject([{ part: await partOf(ana, place), authorId: ana.id }]);
    expect((await finish(bia, place, { teamId: String(place.teamId) })).body.pointsEarned).toBe(0);
    const last = await finish(caio, place, { teamAnswers: teamAnswers[1] });
    expect(last.body).toMatchObject({ pointsEarned: 300, score: 300, progress: { isCompleted: true } });
    for (const [member, score] of [
      [ana, 400],
      [bia, 300],
      [caio, 300],
    ] as const) {
      expect((await finish(member, place)).body).toMatchObject({ pointsEarned: 0, score });
      expect((await member.call('me')).body).toMatchObject({ influenceScore: score + 20, gamesCompleted: 1 });
    }
  });

  it('takes answers that name their part', async () => {
    const { ana, place } = await threeAtDesk();
    const part = await partOf(ana, place);
    const answer = teamAnswers[1]?.[part - 1];
    await finish(ana, place, {
      teamAnswers: [
        { part: part === 1 ? 2 : 1, answer: 'outra' },
        { part, answer },
      ],
    });
    expect((await ana.call('team', { params: place })).body.answers).toMatchObject([{ part, answer }]);
  });

  it('keeps a real answer that was written when the run brings none', async () => {
    const { ana, place } = await threeAtDesk();
    const part = await partOf(ana, place);
    await finish(ana, place);
    for (const bad of ['x', { [part]: 'x' }, null, 7, [], { [part]: 'a'.repeat(700) }, undefined]) {
      expect((await finish(ana, place, { teamAnswers: bad })).status).toBe(200);
    }
    expect((await ana.call('team', { params: place })).body.answers).toMatchObject([
      { part, answer: teamAnswers[1]?.[part - 1] },
    ]);
  });

  it('brings one person alone nothing, whatever they write for the others', async () => {
    const cheat = await server.member(`jogo${count++}`);
    for (let round = 0; round < 3; round++) {
      const { body } = await cheat.call('createTeam', { params: { quizId: 1 } });
      const saved = await finish(cheat, { quizId: 1, teamId: body.id });
      expect(saved.body).toMatchObject({ pointsEarned: 0, progress: { isCompleted: false } });
    }
    expect((await save(cheat, {})).body).toMatchObject({ pointsEarned: 0, progress: { isCompleted: false } });
    expect((await cheat.call('me')).body.influenceScore).toBe(0);
  });

  it('pays once when all three save at the same time', async () => {
    const { ana, bia, caio, place } = await threeAtDesk();
    const everyone = [ana, bia, caio, ana, bia, caio];
    const replies = await Promise.all(everyone.map((member) => finish(member, place)));
    expect(replies.map(({ status }) => status)).toEqual(everyone.map(() => 200));
    const scores = await Promise.all(
      [ana, bia, caio].map(async (one) => (await one.call('me')).body.influenceScore),
    );
    expect(scores).toEqual([420, 320, 320]);
  });

  it.each([
    ['a team that does not exist', { teamId: 999_999 }],
    ['a team that is no number', { teamId: 'x' }],
    ['another challenge', { challengeId: 2 }],
    ['a challenge that does not exist', { challengeId: 9 }],
    ['no challenge', { challengeId: undefined }],
    ['a part that does not exist', { userPart: 4 }],
  ])('refuses %s', async (_what, given) => {
    const { ana, place } = await threeAtDesk();
    expect((await finish(ana, place, given)).body).toMatchObject({ code: 'impossible_run' });
  });

  it('refuses the part of somebody else, and a team of others', async () => {
    const { ana, bia, place } = await threeAtDesk();
    const userPart = await partOf(bia, place);
    expect((await finish(ana, place, { userPart })).body).toMatchObject({ code: 'impossible_run' });
    const outsider = await server.member(`jogo${count++}`);
    const claimed = { challengeId: 1, teamId: place.teamId, userPart: 1, teamAnswers: teamAnswers[1] };
    expect((await save(outsider, claimed)).body).toMatchObject({ code: 'impossible_run' });
    const partless = { challengeId: 1, teamId: place.teamId, teamAnswers: teamAnswers[1] };
    expect((await save(outsider, partless)).body).toMatchObject({ code: 'impossible_run' });
  });
});
