import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairness } from '#core/progress/fairness.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { listenTo } from '#server/testing/listener.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

type Params = { quizId: number; teamId: number };
type Three = [TestMember, TestMember, TestMember];

let count = 0;
const person = () => server.member(`conversa${count++}`);

/** Three people in a team whom nobody sees at the desk. */
async function team(quizId = 1): Promise<{ members: Three; params: Params }> {
  const members: Three = [await person(), await person(), await person()];
  const [leader, ...others] = members;
  const { body } = await leader.call('createTeam', { params: { quizId } });
  const params = { quizId, teamId: body.id };
  for (const other of others) await other.call('joinTeam', { params });
  server.clock.now += 60_000;
  return { members, params };
}

const send = (member: TestMember, params: Params, text: string, runId?: string) =>
  member.call('sendTeamMessage', { params, body: { text, runId } });
const thread = (member: TestMember, params: Params) => member.call('teamMessages', { params });
const textsOf = async (member: TestMember, params: Params) =>
  (await thread(member, params)).body.map(({ text }) => text);
const linesOf = async (member: TestMember) =>
  (await member.call('notices')).body.notices.map(({ kind, count: many }) => `${kind} ${many}`);

async function write(member: TestMember, params: Params, text?: string) {
  const { body: desk } = await member.call('team', { params });
  const answer = text ?? teamAnswers[params.quizId]?.[desk.userPart - 1];
  return member.call('writeAnswer', { params: { ...params, part: desk.userPart }, body: { answer } });
}

describe('the thread of a team', () => {
  it('is read and written by those who have a seat, and arrives live', async () => {
    const { members, params } = await team();
    const [ana, bia] = members;
    const eva = await person();
    const [hers, outside] = [await listenTo(server.app, bia.token), await listenTo(server.app, eva.token)];
    const sent = await send(ana, params, 'Quem traz os números da safra?');
    expect(sent).toMatchObject({
      status: 201,
      body: { authorId: ana.id, username: ana.username, text: 'Quem traz os números da safra?' },
    });
    expect(await hers.next('messages')).toMatchObject(params);
    await send(bia, params, 'Eu trago');
    expect((await thread(ana, params)).body).toMatchObject([
      sent.body,
      { authorId: bia.id, text: 'Eu trago' },
    ]);
    for (const refused of [await thread(eva, params), await send(eva, params, 'Oi')])
      expect(refused).toMatchObject({ status: 403, body: { code: 'not_in_team' } });
    const elsewhere = { ...params, quizId: 2 };
    for (const refused of [await thread(ana, elsewhere), await send(ana, elsewhere, 'Oi')])
      expect(refused.status).toBe(404);
    expect(outside.raw()).not.toContain('"messages"');
    hers.close();
    outside.close();
  });

  it('takes a message once per run id, however often it is sent, and nothing else under that id', async () => {
    const { members, params } = await team();
    const [ana, bia] = members;
    const runId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => send(ana, params, 'Uma vez só', runId)),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await send(ana, params, 'Outra coisa', runId)).toMatchObject({ body: { code: 'run_id_taken' } });
    expect((await send(bia, params, 'De outra pessoa', runId)).status).toBe(201);
    expect(await textsOf(bia, params)).toEqual(['Uma vez só', 'De outra pessoa']);
    expect((await bia.call('notices')).body.notices).toMatchObject([{ kind: 'team_message', count: 1 }, {}]);
  });

  it('has a bound a day', async () => {
    const { members, params } = await team();
    const [ana] = members;
    await send(ana, params, 'Primeira de hoje');
    await server.database.db
      .updateTable('standings')
      .set({ day_messages: fairness.teamMessagesPerDay })
      .where('user_id', '=', ana.id)
      .execute();
    expect(await send(ana, params, 'Mais uma')).toMatchObject({
      status: 429,
      body: { code: 'message_limit' },
    });
    server.clock.now += 24 * 3600 * 1000;
    expect((await send(ana, params, 'Amanhã tem mais')).status).toBe(201);
  });

  it('tells the last hundred', async () => {
    const { members, params } = await team();
    const [ana] = members;
    const { db } = server.database;
    const row = { team_id: params.teamId, author_id: ana.id, run_id: null, created_at: server.clock.now };
    await db
      .insertInto('team_messages')
      .values(Array.from({ length: 120 }, (_, index) => ({ ...row, body: `mensagem ${index}` })))
      .execute();
    const texts = await textsOf(ana, params);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([100, 'mensagem 20', 'mensagem 119']);
  });

  it('can still be read once the challenge is concluded, and keeps no hidden name of who left', async () => {
    const { members, params } = await team();
    const [ana, bia, caio] = members;
    const gone = await person();
    await caio.call('leaveTeam', { params });
    await gone.call('joinTeam', { params });
    await send(gone, params, 'Passei por aqui');
    await gone.call('leaveTeam', { params });
    await gone.call('updateAccount', { body: { hideFromRanking: true } });
    await caio.call('joinTeam', { params });
    for (const member of members) await write(member, params);
    expect((await ana.call('completeTeam', { params })).status).toBe(200);
    const { body } = await thread(bia, params);
    expect(body).toMatchObject([{ text: 'Passei por aqui' }]);
    expect(JSON.stringify(body)).not.toContain(gone.username);
    expect((await thread(gone, params)).status).toBe(403);
  });
});

describe('a team tells its own', () => {
  it('who joined, and folds several', async () => {
    const { members } = await team();
    const [ana, bia, caio] = members;
    expect((await ana.call('notices')).body.notices).toMatchObject([
      { kind: 'team_joined', count: 2, actor: { id: caio.id }, path: expect.stringMatching(/equipe=\d+$/) },
    ]);
    expect([await linesOf(bia), await linesOf(caio)]).toEqual([['team_joined 1'], []]);
  });

  it('of messages, unless they sit at the desk', async () => {
    const { members, params } = await team();
    const [ana, bia, caio] = members;
    const desk = await listenTo(server.app, bia.token, { team: params.teamId });
    await expect
      .poll(
        async () =>
          (await ana.call('team', { params })).body.seats.find(({ userId }) => userId === bia.id)?.isHere,
      )
      .toBe(true);
    await send(ana, params, 'Olá');
    await send(ana, params, 'Alguém aí?');
    expect(await linesOf(caio)).toEqual(['team_message 2']);
    expect(await linesOf(bia)).toEqual(['team_joined 1']);
    desk.close();
  });

  it('that it only waits for one, once, until that one has written', async () => {
    const { members, params } = await team();
    const [ana, bia, caio] = members;
    await write(ana, params);
    expect(await linesOf(caio)).toEqual([]);
    await write(bia, params);
    expect((await caio.call('notices')).body.notices).toMatchObject([
      { kind: 'team_waits', count: 1, actor: null },
    ]);
    await write(bia, params, 'Apaguei');
    await write(bia, params);
    expect(await linesOf(caio)).toEqual(['team_waits 1']);
    await write(caio, params);
    expect(await linesOf(caio)).toEqual([]);
    for (const one of [ana, bia]) expect(await linesOf(one)).not.toContain('team_waits 1');
  });

  it('that the challenge is concluded', async () => {
    const { members, params } = await team(2);
    const [ana, bia, caio] = members;
    for (const member of members) await write(member, params);
    await bia.call('completeTeam', { params });
    for (const one of [ana, caio])
      expect((await one.call('notices')).body.notices).toContainEqual(
        expect.objectContaining({ kind: 'team_completed', actor: { id: bia.id, username: bia.username } }),
      );
    expect(await linesOf(bia)).not.toContain('team_completed 1');
  });
});
