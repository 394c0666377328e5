import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairness } from '#core/progress/fairness.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { validCalls } from '#server/testing/valid-calls.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let coordinator: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena'] });
  coordinator = await server.member('coordena');
});
afterAll(() => server.close());

const publish = async (member: TestMember, answer: string) =>
  (await member.call('submit', { body: { question: 'P?', answer } })).body.submission.id;
const answer = (member: TestMember, id: number, text = 'Aqui também') =>
  member.call('reply', { params: { id }, body: { text } });
const thread = async (member: TestMember, id: number) =>
  (await member.call('replies', { params: { id } })).body;
const countOf = async (member: TestMember, id: number) =>
  (await member.call('feed', { query: { limit: '50' } })).body.find((post) => post.id === id)?.replies;
const noticesOf = async (member: TestMember) => (await member.call('notices')).body.notices;

describe('an answer to an idea', () => {
  it('stands beneath it, is counted, told to its author and worth nothing', async () => {
    const [ana, rita] = [await server.member('ana'), await server.member('rita')];
    const id = await publish(ana, 'O mel da serra, vendido por nós na praça da feira aos sábados');
    const before = (await rita.call('account')).body.influenceScore;
    expect(await answer(rita, id, '  Eu compro  ')).toMatchObject({
      status: 201,
      body: { username: 'rita', text: 'Eu compro', votes: 0, hasVoted: false },
    });
    expect(await thread(ana, id)).toMatchObject([{ username: 'rita', userId: rita.id, text: 'Eu compro' }]);
    expect(await countOf(ana, id)).toBe(1);
    expect((await rita.call('account')).body.influenceScore).toBe(before);
    expect(await noticesOf(ana)).toMatchObject([
      {
        kind: 'idea_reply',
        count: 1,
        actor: { username: 'rita' },
        about: 'O mel da serra, vendido por nós na praça da feira aos…',
        path: `/community?publicacao=${id}`,
      },
    ]);
    await answer(rita, id, 'Quanto custa?');
    expect(await noticesOf(ana)).toMatchObject([{ kind: 'idea_reply', count: 2 }]);
  });

  it('is told to those who answered before, and to nobody who wrote it', async () => {
    const [eva, gil, ivo] = [
      await server.member('eva'),
      await server.member('gil'),
      await server.member('ivo'),
    ];
    const id = await publish(eva, 'Um caminhão para todos');
    await answer(gil, id);
    await answer(ivo, id);
    expect(await noticesOf(gil)).toMatchObject([{ kind: 'thread_reply', actor: { username: 'ivo' } }]);
    await answer(eva, id, 'Que bom!');
    expect(await noticesOf(gil)).toMatchObject([{ kind: 'thread_reply', count: 2 }]);
    expect(await noticesOf(ivo)).toMatchObject([{ kind: 'thread_reply', actor: { username: 'eva' } }]);
    expect(await noticesOf(eva)).toMatchObject([{ kind: 'idea_reply', count: 2 }]);
  });

  it('of somebody who hides the name is nobody’s', async () => {
    const [ana, oculta] = [await server.member('ana h'), await server.member('oculta')];
    const id = await publish(ana, 'Uma feira às sextas');
    await oculta.call('updateAccount', { body: { hideFromRanking: true } });
    await answer(oculta, id);
    const [shown] = await thread(ana, id);
    expect(shown).toMatchObject({ username: 'Membro reservado' });
    expect(shown?.userId).toBeLessThan(0);
    expect((await noticesOf(ana))[0]).toMatchObject({ kind: 'idea_reply', actor: null });
    expect(await thread(oculta, id)).toMatchObject([{ username: 'oculta', userId: oculta.id }]);
  });

  it('is written once under one run id, however often it is sent', async () => {
    const ana = await server.member('ana 2');
    const id = await publish(ana, 'Um poço para o bairro');
    const body = { text: 'Eu ajudo a cavar', runId: randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => ana.call('reply', { params: { id }, body })),
    );
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
    expect(await countOf(ana, id)).toBe(1);
    expect(
      (await ana.call('reply', { params: { id }, body: { ...body, text: 'Outro' } })).body,
    ).toMatchObject({
      code: 'run_id_taken',
    });
  });

  it.each([
    ['nothing', ' '],
    ['too much', 'a'.repeat(501)],
  ])('is refused for %s', async (_what, text) => {
    const ana = await server.member(`recusa ${text.length}`);
    expect((await answer(ana, await publish(ana, `Ideia ${text.length}`), text)).body).toMatchObject({
      code: 'reply_invalid',
    });
  });

  it('is one of so many a day', async () => {
    const ana = await server.member('faladeira');
    const id = await publish(ana, 'Falar é bom');
    await server.database.db
      .updateTable('standings')
      .set({ day_replies: fairness.repliesPerDay })
      .where('user_id', '=', ana.id)
      .execute();
    expect(await answer(ana, id)).toMatchObject({ status: 429, body: { code: 'reply_limit' } });
    expect(await countOf(ana, id)).toBe(0);
    server.clock.now += day;
    expect((await answer(ana, id)).status).toBe(201);
  });

  it('is taken back by who wrote it, and by nobody else', async () => {
    const [ana, bia] = [await server.member('ana 3'), await server.member('bia 3')];
    const id = await publish(ana, 'Trocar sementes');
    const { body } = await answer(bia, id);
    expect((await ana.call('deleteReply', { params: { id: body.id } })).status).toBe(404);
    expect((await bia.call('deleteReply', { params: { id: body.id } })).status).toBe(200);
    expect((await bia.call('deleteReply', { params: { id: body.id } })).status).toBe(404);
    expect([await thread(ana, id), await countOf(ana, id)]).toEqual([[], 0]);
  });

  it('is voted on once a person, never one’s own, for nothing but the number', async () => {
    const [ana, bia] = [await server.member('ana 4'), await server.member('bia 4')];
    const id = await publish(ana, 'Guardar sementes');
    const { id: replyId } = (await answer(bia, id)).body;
    const vote = (member: TestMember) => member.call('voteReply', { params: { id: replyId } });
    const score = (await bia.call('me')).body.influenceScore;
    const replies = await Promise.all(Array.from({ length: 6 }, () => vote(ana)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await vote(ana)).body).toMatchObject({ code: 'reply_voted' });
    expect((await vote(bia)).body).toMatchObject({ code: 'own_vote' });
    expect(await thread(ana, id)).toMatchObject([{ votes: 1, hasVoted: true }]);
    expect(await thread(bia, id)).toMatchObject([{ votes: 1, hasVoted: false }]);
    expect((await bia.call('me')).body.influenceScore).toBe(score);
  });

  it('goes with its author, and its votes stay when the voter goes', async () => {
    const [ana, bia, caio] = [
      await server.member('ana 5'),
      await server.member('bia 5'),
      await server.member('caio 5'),
    ];
    const id = await publish(ana, 'Comprar adubo junto');
    await answer(bia, id);
    const { id: replyId } = (await answer(caio, id)).body;
    await bia.call('voteReply', { params: { id: replyId } });
    await bia.call('deleteAccount', { body: { password: testPassword } });
    expect(await thread(ana, id)).toMatchObject([{ username: 'caio 5', votes: 1 }]);
    expect(await countOf(ana, id)).toBe(1);
  });
});

describe('a conversation', () => {
  it('is hidden with its post, and comes back with it', async () => {
    const [ana, bia] = [await server.member('ana 6'), await server.member('bia 6')];
    const id = await publish(ana, 'Algo que sai do mural');
    const { id: replyId } = (await answer(bia, id)).body;
    await coordinator.call('removePost', { params: { id }, body: { reason: 'Ofende' } });
    expect((await ana.call('replies', { params: { id } })).status).toBe(404);
    expect((await answer(bia, id)).status).toBe(404);
    expect((await ana.call('voteReply', { params: { id: replyId } })).status).toBe(404);
    await coordinator.call('restorePost', { params: { id } });
    expect(await thread(ana, id)).toHaveLength(1);
    expect(await countOf(ana, id)).toBe(1);
  });

  it('beneath a story stays where it was said when the author moves, and is there again on the way back', async () => {
    const picos = await makeCommunity(server, coordinator, 'Mel de Picos');
    const [ana, bia] = [await server.member('ana 7'), await server.member('bia 7')];
    const { body: story } = await ana.call('saveStory', validCalls.saveStory());
    await answer(bia, story.id, 'Linda história');
    const idea = await publish(ana, 'Uma ideia que fica aqui');
    await picos.settle(ana);
    expect([await thread(ana, story.id), await countOf(ana, story.id)]).toEqual([[], 0]);
    expect((await bia.call('replies', { params: { id: story.id } })).status).toBe(404);
    await answer(bia, idea);
    expect((await noticesOf(ana)).map(({ kind }) => kind)).not.toContain('idea_reply');
    const { body: back } = await coordinator.call('createInvite', {
      params: { id: firstCommunity },
      body: {},
    });
    expect((await ana.call('joinCommunity', { body: { code: back.code } })).status).toBe(200);
    expect([(await thread(ana, story.id)).length, await countOf(ana, story.id)]).toEqual([1, 1]);
  });
});

describe('an answer that does not belong', () => {
  it('is reported, taken away with a reason, told to its author, and given back', async () => {
    const carer = await server.member('carina');
    await makeCarer(server.database.db, carer.id, firstCommunity);
    const [ana, bia] = [await server.member('ana 8'), await server.member('bia 8')];
    const id = await publish(ana, 'Plantar mais árvores');
    const { id: replyId } = (await answer(bia, id, 'Que bobagem a sua, nem vale a pena lermos')).body;
    const report = (member: TestMember) =>
      member.call('report', { body: { type: 'reply', id: replyId, reason: 'Ofende' } });
    expect((await report(bia)).body).toMatchObject({ code: 'own_report' });
    expect((await report(ana)).body).toEqual({ ok: true, hidden: false });
    const waiting = async () =>
      (await carer.call('careHome', { params: { id: firstCommunity } })).body.reports;
    expect(await waiting()).toBe(1);
    await bia.call('report', { body: { type: 'submission', id } });
    expect(await waiting()).toBe(2);
    const cared = async () => (await carer.call('caredReplies', { params: { id: firstCommunity } })).body;
    expect((await cared()).reported).toMatchObject([
      { id: replyId, username: 'bia 8', isHidden: false, reports: 1, reasons: ['Ofende'] },
    ]);
    const judge = (decision: 'keep' | 'remove' | 'restore', reason?: string) =>
      carer.call('judgeReply', { params: { id: replyId }, body: { decision, reason } });
    expect((await judge('remove')).body).toMatchObject({ code: 'reason_missing' });
    expect((await judge('remove', 'Fala mal de alguém')).status).toBe(200);
    expect((await judge('remove', 'De novo')).status).toBe(404);
    expect((await judge('keep')).status).toBe(404);
    expect([await thread(ana, id), await countOf(ana, id)]).toEqual([[], 0]);
    expect((await ana.call('voteReply', { params: { id: replyId } })).status).toBe(404);
    expect((await noticesOf(bia))[0]).toMatchObject({
      kind: 'reply_removed',
      about: '“Que bobagem a sua, nem vale a pena…”: Fala mal de alguém',
    });
    const { body: log } = await bia.call('careLog', { query: { mine: 'true' } });
    expect(log.entries).toMatchObject([{ action: 'reply_removed', reason: 'Fala mal de alguém' }]);
    expect(await cared()).toMatchObject({ reported: [], removed: [{ reason: 'Fala mal de alguém' }] });
    expect((await judge('restore')).status).toBe(200);
    expect((await judge('restore')).status).toBe(404);
    expect(await countOf(ana, id)).toBe(1);
  });

  it('is hidden by three neighbours, and shown for good by a review', async () => {
    const [ana, ...others] = await Promise.all(
      ['ana 9', 'r1', 'r2', 'r3', 'r4'].map((name) => server.member(name)),
    );
    if (!ana) throw new Error('five people');
    server.clock.now += day;
    await server.database.db.updateTable('standings').set({ games_completed: 1 }).execute();
    const id = await publish(others[3] ?? ana, 'Uma horta na escola');
    const { id: replyId } = (await answer(ana, id, 'Algo discutível')).body;
    const hidden = [];
    for (const one of others.slice(0, 3))
      hidden.push((await one.call('report', { body: { type: 'reply', id: replyId } })).body.hidden);
    expect(hidden).toEqual([false, false, true]);
    expect([await thread(ana, id), await countOf(ana, id)]).toEqual([[], 0]);
    const params = { id: replyId };
    expect((await coordinator.call('judgeReply', { params, body: { decision: 'keep' } })).status).toBe(200);
    expect([(await thread(ana, id)).length, await countOf(ana, id)]).toEqual([1, 1]);
    expect((await others[3]?.call('report', { body: { type: 'reply', id: replyId } }))?.body).toMatchObject({
      hidden: false,
    });
  });

  it('that was hidden is taken away, and its post counts the others as before', async () => {
    const [ana, ...others] = await Promise.all(
      ['ana 10', 'h1', 'h2', 'h3'].map((name) => server.member(name)),
    );
    if (!ana) throw new Error('four people');
    server.clock.now += day;
    await server.database.db.updateTable('standings').set({ games_completed: 1 }).execute();
    const id = await publish(others[2] ?? ana, 'Uma cerca viva');
    const { id: keptId } = (await answer(ana, id, 'Na minha roça deu certo')).body;
    const { id: replyId } = (await answer(ana, id, 'Algo que não ajuda')).body;
    for (const one of others) await one.call('report', { body: { type: 'reply', id: replyId } });
    expect(await countOf(ana, id)).toBe(1);
    const body = { decision: 'remove', reason: 'Não ajuda' } as const;
    await coordinator.call('judgeReply', { params: { id: replyId }, body });
    expect([(await thread(ana, id)).length, await countOf(ana, id)]).toEqual([1, 1]);
    // What was never hidden and stays is counted as it was.
    await others[0]?.call('report', { body: { type: 'reply', id: keptId } });
    await coordinator.call('judgeReply', { params: { id: keptId }, body: { decision: 'keep' } });
    expect(await countOf(ana, id)).toBe(1);
  });
});

it('a post that goes with its author takes the answers beneath it from the sums', async () => {
  const [ana, bia] = [await server.member('ana 11'), await server.member('bia 11')];
  await answer(bia, await publish(ana, 'Uma ideia que vai embora comigo'));
  expect((await ana.call('deleteAccount', { body: { password: testPassword } })).status).toBe(200);
});

it('the sums know every answer that no carer took away', async () => {
  const { db } = server.database;
  const { counted } = await db
    .selectFrom('counters')
    .select(({ fn }) => fn.sum<number>('value').as('counted'))
    .where('name', '=', 'replies')
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('replies').select('id').where('removed_at', 'is', null).execute();
  expect(Number(counted)).toBe(rows.length);
});
