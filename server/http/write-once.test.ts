import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let author: TestMember;
let reader: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['Coordena'] });
  author = await server.member('Autora');
  reader = await server.member('Leitora');
});
afterAll(() => server.close());

let written = 0;
async function idea(): Promise<number> {
  written += 1;
  const body = { question: 'O que muda?', answer: `Uma ideia de número ${written} para a feira da cidade` };
  const { body: answer } = await author.call('submit', { body });
  server.clock.now += 120_000;
  return answer.submission.id;
}

describe('a call under a run id', () => {
  it('is done once, however often it comes, and answered as at first', async () => {
    const id = await idea();
    const vote = { params: { id }, body: { runId: randomUUID() } };
    const first = await reader.call('voteSubmission', vote);
    expect(first).toMatchObject({ status: 200, body: { votes: 1 } });
    expect(await reader.call('voteSubmission', vote)).toMatchObject({ status: 200, body: first.body });
    expect(await reader.call('voteSubmission', { params: { id } })).toMatchObject({ status: 409 });
  });

  it('is done once even when it comes twice at the same time', async () => {
    const id = await idea();
    const vote = { params: { id }, body: { runId: randomUUID() } };
    const replies = await Promise.all([1, 2, 3, 4].map(() => reader.call('voteSubmission', vote)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.votes))).toEqual(new Set([1]));
  });

  it.each([
    [
      'another post',
      async (runId: string) =>
        reader.call('voteSubmission', { params: { id: await idea() }, body: { runId } }),
    ],
    [
      'another call',
      async (runId: string) => reader.call('connect', { params: { id: author.id }, body: { runId } }),
    ],
  ])('that is used again for %s is refused', async (_what, callAgain) => {
    const runId = randomUUID();
    await reader.call('voteSubmission', { params: { id: await idea() }, body: { runId } });
    expect(await callAgain(runId)).toMatchObject({ status: 409, body: { code: 'run_id_taken' } });
  });

  it('is remembered for the member alone', async () => {
    const other = await server.member('Outra');
    const id = await idea();
    const vote = { params: { id }, body: { runId: randomUUID() } };
    await reader.call('voteSubmission', vote);
    expect(await other.call('voteSubmission', vote)).toMatchObject({ status: 200, body: { votes: 2 } });
  });

  it('that was refused is judged anew', async () => {
    const body = { type: 'submission', id: 999_999, runId: randomUUID() };
    expect(await reader.call('report', { body })).toMatchObject({ status: 404 });
    expect(await reader.call('report', { body })).toMatchObject({ status: 404 });
  });

  it('answers a desk as it is now', async () => {
    const { body: desk } = await author.call('createTeam', { params: { quizId: 1 } });
    const part = desk.seats[0]?.part ?? 1;
    const params = { quizId: 1, teamId: desk.id, part };
    const first = { params, body: { answer: 'A primeira resposta da equipe', runId: randomUUID() } };
    await author.call('writeAnswer', first);
    await author.call('writeAnswer', { params, body: { answer: 'A segunda resposta', runId: randomUUID() } });
    const again = await author.call('writeAnswer', first);
    expect(again).toMatchObject({ status: 200, body: { answers: [{ answer: 'A segunda resposta' }] } });
  });

  it('is an idea or a story once too, and never another one', async () => {
    const body = {
      question: 'O que falta?',
      answer: 'Falta uma câmara fria na associação',
      runId: randomUUID(),
    };
    server.clock.now += 120_000;
    const first = await author.call('submit', { body });
    expect(await author.call('submit', { body })).toMatchObject({
      status: 201,
      body: { submission: { id: first.body.submission.id } },
    });
    expect(await author.call('submit', { body: { ...body, answer: 'Outra coisa' } })).toMatchObject({
      status: 409,
      body: { code: 'run_id_taken' },
    });
  });

  it('makes one team, one conversation and one turn of it, leaves once and tells everybody once', async () => {
    const member = await server.member('Sinal');
    const twice = async <T>(make: (body: { runId: string }) => Promise<{ status: number; body: T }>) => {
      const runId = randomUUID();
      const [first, again] = [await make({ runId }), await make({ runId })];
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      return first.body;
    };
    const team = await twice((body) => member.call('createTeam', { params: { quizId: 1 }, body }));
    const params = { quizId: 1, teamId: team.id };
    const { body: teams } = await member.call('teams', { params });
    expect(teams.filter(({ leaderId }) => leaderId === member.id)).toHaveLength(1);
    await twice((body) => member.call('leaveTeam', { params, body }));

    const { id } = await twice((body) =>
      member.call('startChallenge', { params: { id: 'mel-supermercado' }, body }),
    );
    const said = { conversationState: { id }, message: 'Bom dia, trouxe mel com selo de inspeção' };
    await twice((body) => member.call('sendMessage', { body: { ...said, ...body } }));
    const { body: talks } = await member.call('challengeHistory');
    expect(talks.map(({ messages }) => messages.filter(({ role }) => role === 'user').length)).toEqual([1]);

    const coordinator = await server.member('Coordena');
    const notice = { text: 'Reunião na sexta', communityId: 1 };
    await twice((body) => coordinator.call('sendNotice', { body: { ...notice, ...body } }));
    const { body: told } = await member.call('notices');
    expect(told.notices.filter(({ kind }) => kind === 'message')).toHaveLength(1);
  });
});

it('what is very old is forgotten with the next call', async () => {
  const { db } = server.database;
  const count = async () =>
    (await db.selectFrom('kept_calls').select('run_id').where('user_id', '=', reader.id).execute()).length;
  expect(await count()).toBeGreaterThan(1);
  const id = await idea();
  server.clock.now += 181 * 24 * 3600 * 1000;
  const { token } = (
    await server.call('login', { body: { usernameOrEmail: 'Leitora', password: 'segredo' } })
  ).body;
  await server.call('voteSubmission', { token, params: { id }, body: { runId: randomUUID() } });
  expect(await count()).toBe(1);
});
