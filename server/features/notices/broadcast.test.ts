import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { listenTo } from '#server/testing/listener.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let picos: CommunityId;
let ana: TestMember;
let bia: TestMember;
let facilitator: TestMember;
let coordinator: TestMember;

beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { db } = server.database;
  const made = { name: 'Mel de Picos', place: 'Picos', entry: 'open' as const, created_at: 0 };
  picos = (await db.insertInto('communities').values(made).returning('id').executeTakeFirstOrThrow()).id;
  [ana, bia, facilitator, coordinator] = [
    await server.member('ana'),
    await server.member('bia'),
    await server.member('facilita'),
    await server.member('coordena'),
  ];
  for (const table of ['users', 'standings'] as const)
    await db
      .updateTable(table)
      .set({ community_id: picos })
      .where(table === 'users' ? 'users.id' : 'standings.user_id', '=', bia.id)
      .execute();
  await makeCarer(db, facilitator.id, firstCommunity);
  await makeCarer(db, coordinator.id);
});
afterAll(() => server.close());

const send = (member: TestMember, text: string, communityId?: number) =>
  member.call('sendNotice', { body: { text, communityId } });
const messagesOf = async (member: TestMember) =>
  (await member.call('notices')).body.notices.map(({ about }) => about);

describe('a message to everyone', () => {
  it('is sent by who takes care of the community, and to all by the coordination', async () => {
    expect(await send(ana, 'Oi', firstCommunity)).toMatchObject({ body: { code: 'not_moderator' } });
    expect(await send(ana, 'Oi')).toMatchObject({ body: { code: 'not_coordination' } });
    expect(await send(facilitator, 'Oi', picos)).toMatchObject({ body: { code: 'not_moderator' } });
    expect(await send(facilitator, 'Oi')).toMatchObject({ body: { code: 'not_coordination' } });
    expect(await send(coordinator, 'Oi', 99_999)).toMatchObject({ body: { code: 'not_moderator' } });
    expect(await send(facilitator, '   ', firstCommunity)).toMatchObject({ status: 400 });
    expect([await messagesOf(ana), await messagesOf(bia)]).toEqual([[], []]);
  });

  it('reaches its community and no other, at once', async () => {
    const [hers, outside] = [await listenTo(server.app, ana.token), await listenTo(server.app, bia.token)];
    expect((await send(facilitator, 'Mutirão no sábado', firstCommunity)).status).toBe(201);
    await hers.next('notices');
    expect((await ana.call('notices')).body).toMatchObject({
      unread: 1,
      notices: [
        {
          kind: 'message',
          about: 'Mutirão no sábado',
          actor: { id: facilitator.id, username: 'facilita' },
          isRead: false,
        },
      ],
    });
    expect(await messagesOf(bia)).toEqual([]);
    await send(coordinator, 'Feliz São João a todos');
    await outside.next('notices');
    expect(await messagesOf(bia)).toEqual(['Feliz São João a todos']);
    expect(await messagesOf(ana)).toEqual(['Feliz São João a todos', 'Mutirão no sábado']);
    expect([...outside.raw().matchAll(/"type":"notices"/g)]).toHaveLength(1);
    hers.close();
    outside.close();
  });

  it('is no news to whoever sent it, nor to who comes later', async () => {
    expect((await coordinator.call('notices')).body).toMatchObject({
      unread: 1,
      notices: [{ isRead: true }, { isRead: false }],
    });
    server.clock.now += 1000;
    const late = await server.member('chegou depois');
    expect((await late.call('notices')).body).toEqual({ notices: [], unread: 0 });
  });

  it('is written down among what carers did', async () => {
    const { entries } = (await coordinator.call('careLog')).body;
    expect(entries.filter(({ action }) => action === 'message_sent')).toMatchObject([
      { carer: 'coordena', community: null, about: 'Feliz São João a todos' },
      { carer: 'facilita', community: expect.any(String), about: 'Mutirão no sábado' },
    ]);
  });

  it('is read by each on their own', async () => {
    const { notices } = (await ana.call('notices')).body;
    expect((await ana.call('readNotices', { body: { upTo: notices[0]?.id } })).body).toEqual({ unread: 0 });
    expect((await bia.call('notices')).body.unread).toBe(1);
  });

  it('of a community is no news to who moves there afterwards; one to all that they had stays theirs', async () => {
    server.clock.now += 1000;
    const moved = await server.member('vem de longe');
    server.clock.now += 1000;
    await send(coordinator, 'Feira em todo lugar');
    await send(coordinator, 'Reunião na sede', picos);
    server.clock.now += 1000;
    const { code } = (await coordinator.call('createInvite', { params: { id: picos }, body: {} })).body;
    expect((await moved.call('joinCommunity', { body: { code } })).status).toBe(200);
    expect(await messagesOf(moved)).toEqual(['Feira em todo lugar']);
    expect((await moved.call('notices')).body.unread).toBe(1);
    await send(coordinator, 'Café depois da reunião', picos);
    expect(await messagesOf(moved)).toEqual(['Café depois da reunião', 'Feira em todo lugar']);
  });
});
