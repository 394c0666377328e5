import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { publish } from '#server/testing/village.ts';

let server: TestApp;
let coordinator: TestMember;
let facilitator: TestMember;
let neighbour: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena'] });
  coordinator = await server.member('coordena');
  facilitator = await server.member('facilita');
  neighbour = await server.member('vizinha');
  await makeCarer(server.database.db, facilitator.id, firstCommunity);
});
afterAll(() => server.close());

const refused = { status: 409, body: { code: 'own_judgement' } };

describe('who takes care', () => {
  it('does not decide on what was reported of their own, nor puts it back', async () => {
    const id = await publish(facilitator, 'Só eu sei vender mel nesta vila');
    await neighbour.call('report', { body: { type: 'submission', id } });
    const keep = (carer: TestMember) =>
      carer.call('reviewPost', { params: { postId: id }, body: { decision: 'keep' } });
    expect(await keep(facilitator)).toMatchObject(refused);
    expect((await keep(coordinator)).status).toBe(200);
    await coordinator.call('removePost', { params: { id }, body: { reason: 'Ofende a vila' } });
    const restore = (carer: TestMember) => carer.call('restorePost', { params: { id } });
    expect(await restore(facilitator)).toMatchObject(refused);
    expect((await restore(coordinator)).status).toBe(200);
    // To take away what is one's own asks nobody.
    const removed = await facilitator.call('removePost', { params: { id }, body: { reason: 'Errei' } });
    expect(removed.status).toBe(200);
  });

  it('does not decide on their own answers', async () => {
    const postId = await publish(neighbour, 'Um poço para a vila');
    const { id } = (
      await facilitator.call('reply', { params: { id: postId }, body: { text: 'Que bobagem' } })
    ).body;
    await neighbour.call('report', { body: { type: 'reply', id } });
    const judge = (carer: TestMember, decision: string, reason?: string) =>
      carer.call('judgeReply', { params: { id }, body: { decision, reason } });
    expect(await judge(facilitator, 'keep')).toMatchObject(refused);
    expect((await judge(coordinator, 'remove', 'Ofende')).status).toBe(200);
    expect(await judge(facilitator, 'restore')).toMatchObject(refused);
    expect((await judge(coordinator, 'restore')).status).toBe(200);
  });

  it('does not answer their own request for a review', async () => {
    await facilitator.call('requestReview', { body: { message: 'Eu lidero!' } });
    const [review] = (await coordinator.call('reviews')).body;
    const answer = (carer: TestMember) =>
      carer.call('answerReview', { params: { id: review?.id ?? 0 }, body: { answer: 'Você lidera, sim.' } });
    expect(await answer(facilitator)).toMatchObject(refused);
    expect((await answer(coordinator)).status).toBe(200);
  });

  it('finds what was decided in the log, also where everything stays as it was', async () => {
    const postId = await publish(neighbour, 'Uma horta atrás da escola');
    const text = 'Isso nunca vai dar certo';
    const { id } = (await coordinator.call('reply', { params: { id: postId }, body: { text } })).body;
    await facilitator.call('report', { body: { type: 'submission', id: postId } });
    await neighbour.call('report', { body: { type: 'reply', id } });
    await facilitator.call('reviewPost', { params: { postId }, body: { decision: 'keep' } });
    await facilitator.call('judgeReply', { params: { id }, body: { decision: 'keep' } });
    await neighbour.call('requestReview', { body: { message: 'Olhem de novo' } });
    const review = (await facilitator.call('reviews')).body.find(({ userId }) => userId === neighbour.id);
    const params = { id: review?.id ?? 0 };
    await facilitator.call('answerReview', { params, body: { answer: 'Olhei, está certo.' } });
    const { entries } = (await coordinator.call('careLog')).body;
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'review_answered', carer: 'facilita', person: 'vizinha' },
      { action: 'reply_kept', carer: 'facilita', person: null, about: text },
      { action: 'post_kept', carer: 'facilita', person: null, about: 'Uma horta atrás da escola' },
    ]);
    // Who was reported for nothing does not read it; who asked for a look reads who gave it.
    const own = (await neighbour.call('careLog', { query: { mine: 'true' } })).body.entries.map(
      ({ action }) => action,
    );
    expect(own).toEqual(['review_answered']);
  });

  it('does so where nobody else takes care', async () => {
    await coordinator.call('setRole', { params: { id: facilitator.id }, body: { role: 'member' } });
    const id = await publish(coordinator, 'Uma feira no domingo');
    await neighbour.call('report', { body: { type: 'submission', id } });
    const params = { postId: id };
    const kept = await coordinator.call('reviewPost', { params, body: { decision: 'keep' } });
    expect(kept.status).toBe(200);
  });
});
