import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { callApp } from '#server/http/call-app.ts';
import { listenTo } from '#server/testing/listener.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const submit = (member: TestMember) =>
  member.call('submit', { body: { question: 'P?', answer: 'Uma ideia' } });

describe('live updates', () => {
  it('tell everyone of votes and only the author of the points', async () => {
    const [ana, bia] = [await server.member('ana'), await server.member('bia')];
    const { body } = await submit(ana);
    const hers = await listenTo(server.app, ana.token);
    const others = await listenTo(server.app, bia.token);
    await bia.call('voteSubmission', { params: { id: body.submission.id } });
    expect(await others.next('votes')).toMatchObject({ postId: body.submission.id, votes: 1 });
    await hers.next('member');
    await others.next('ranking');
    expect(others.events.some(({ type }) => type === 'member')).toBe(false);
    hers.close();
    others.close();
  });

  it('bring an answer to the team and to nobody else', async () => {
    const [ana, bia, eve] = [await server.member('a1'), await server.member('b1'), await server.member('e1')];
    const { body: team } = await ana.call('createTeam', { params: { quizId: 2 } });
    const params = { quizId: 2, teamId: team.id };
    await bia.call('joinTeam', { params });
    const [hers, outside] = [await listenTo(server.app, bia.token), await listenTo(server.app, eve.token)];
    await ana.call('writeAnswer', {
      params: { ...params, part: team.userPart },
      body: { answer: 'A assembleia' },
    });
    expect(await hers.next('answer')).toMatchObject({
      teamId: team.id,
      part: team.userPart,
      answer: 'A assembleia',
    });
    await submit(ana);
    await outside.next('feed');
    expect(outside.events.some(({ type }) => type === 'answer')).toBe(false);
    hers.close();
    outside.close();
  });

  it('catch up with what a listener missed', async () => {
    const [ana, bia] = [await server.member('a2'), await server.member('b2')];
    const { body } = await submit(ana);
    const first = await listenTo(server.app, bia.token);
    const other = await server.member('c2');
    await other.call('voteSubmission', { params: { id: body.submission.id } });
    await first.next('votes');
    const lastEventId = Math.max(...first.events.map(({ id }) => id), 1);
    first.close();
    await bia.call('voteSubmission', { params: { id: body.submission.id } });
    const again = await listenTo(server.app, bia.token, { lastEventId });
    for (;;) {
      const { postId, votes } = await again.next('votes');
      if (postId === body.submission.id && votes === 2) break;
    }
    again.close();
  });

  it('give whoever has heard nothing yet a place to go on from', async () => {
    const [ana, bia] = [await server.member('a6'), await server.member('b6')];
    const { body } = await submit(ana);
    const first = await listenTo(server.app, ana.token);
    const lastEventId = await first.place();
    first.close();
    await bia.call('voteSubmission', { params: { id: body.submission.id } });
    const again = await listenTo(server.app, ana.token, { lastEventId });
    for (;;) {
      const { id, postId } = await again.next('votes');
      if (postId !== body.submission.id) continue;
      expect(id).toBeGreaterThan(lastEventId);
      break;
    }
    expect(again.isResync()).toBe(false);
    again.close();
  });

  it('tell someone new what happened since the screen was read', async () => {
    const [ana, bia] = [await server.member('a7'), await server.member('b7')];
    server.clock.now += 120_000;
    await submit(ana);
    server.clock.now += 3000;
    const since = await listenTo(server.app, bia.token, { since: 3000 });
    const { id } = await since.next('feed');
    expect(await since.place()).toBeGreaterThanOrEqual(id);
    const later = await listenTo(server.app, bia.token, { since: 2999 });
    await later.place();
    expect([...later.events, ...since.events].some(({ type }) => type === 'feed')).toBe(false);
    const ages = await listenTo(server.app, bia.token, { since: 3_600_001 });
    await ages.place();
    expect([since, later, ages].map((one) => one.isResync())).toEqual([false, false, true]);
    for (const one of [since, later, ages]) one.close();
  });

  it('show who has the desk open, and who no longer', async () => {
    const [ana, bia] = [await server.member('a3'), await server.member('b3')];
    const { body: team } = await ana.call('createTeam', { params: { quizId: 3 } });
    const params = { quizId: 3, teamId: team.id };
    await bia.call('joinTeam', { params });
    server.clock.now += 60_000;
    const isHere = async () =>
      (await ana.call('team', { params })).body.seats.find(({ userId }) => userId === bia.id)?.isHere;
    expect(await isHere()).toBe(false);
    const watching = await listenTo(server.app, ana.token);
    const desk = await listenTo(server.app, bia.token, { team: team.id });
    await watching.next('team');
    expect(await isHere()).toBe(true);
    desk.close();
    await watching.next('team');
    expect(await isHere()).toBe(false);
    watching.close();
  });

  it('ask for the session, and say when too much was missed', async () => {
    const ana = await server.member('a4');
    await expect(listenTo(server.app, 'nada')).rejects.toThrow('401');
    const fresh = await listenTo(server.app, ana.token);
    expect(fresh.isResync()).toBe(false);
    fresh.close();
    await server.database.db.deleteFrom('events').where('id', '<', 3).execute();
    const late = await listenTo(server.app, ana.token, { lastEventId: 0 });
    await submit(ana);
    const { id } = await late.next('feed');
    expect(late.isResync()).toBe(true);
    expect(await late.place()).toBeLessThan(id);
    late.close();
  });

  it('are for ten open pages of a member at once', async () => {
    const ana = await server.member('dezpaginas');
    const open = [];
    for (let count = 0; count < 10; count++) open.push(await listenTo(server.app, ana.token));
    await expect(listenTo(server.app, ana.token)).rejects.toThrow('429');
    const bia = await server.member('outrapagina');
    open.push(await listenTo(server.app, bia.token));
    for (const listener of open) listener.close();
  });

  it('end with the session they were opened in, and with no other', async () => {
    const ana = await server.member('a8');
    const credentials = { usernameOrEmail: 'a8', password: testPassword };
    const { token } = (await server.call('login', { body: credentials })).body;
    const [here, there] = [await listenTo(server.app, ana.token), await listenTo(server.app, token)];
    await Promise.all([here.place(), there.place()]);
    await ana.call('logout');
    await here.ended;
    await server.call('submit', { token, body: { question: 'P?', answer: 'Ainda aqui' } });
    await there.next('feed');
    there.close();
  });

  it('end with the account whose they were, and with no other', async () => {
    const [ana, bia] = [await server.member('a8x'), await server.member('b8x')];
    const [gone, other] = [await listenTo(server.app, ana.token), await listenTo(server.app, bia.token)];
    await Promise.all([gone.place(), other.place()]);
    expect((await ana.call('deleteAccount', { body: { password: testPassword } })).status).toBe(200);
    await gone.ended;
    expect(other.raw()).not.toContain('session-over');
    await server.call('submit', { token: bia.token, body: { question: 'P?', answer: 'Ainda aqui' } });
    await other.next('feed');
    other.close();
  });

  it('answer at once whoever only asks for the head', async () => {
    const ana = await server.member('a9');
    const address = server.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const ask = (token: string) =>
      fetch(`http://127.0.0.1:${port}/api/events`, {
        method: 'HEAD',
        headers: { authorization: `Bearer ${token}` },
      });
    const answer = await ask(ana.token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('event-stream'),
    ]);
    expect((await ask('nada')).status).toBe(401);
  });

  it('tell each event once, in order, to whoever comes back', async () => {
    const ana = await server.member('a10');
    const first = await listenTo(server.app, ana.token);
    const place = await first.place();
    first.close();
    const { body: team } = await ana.call('createTeam', { params: { quizId: 2 } });
    const params = { quizId: 2, teamId: team.id, part: team.userPart ?? 1 };
    for (const answer of ['um', 'dois', 'três']) await ana.call('writeAnswer', { params, body: { answer } });
    const again = await listenTo(server.app, ana.token, { lastEventId: place });
    const answers = () => [...again.raw().matchAll(/"answer":"([^"]+)"/g)].map(([, answer]) => answer);
    await expect.poll(answers).toEqual(['um', 'dois', 'três']);
    await ana.call('writeAnswer', { params, body: { answer: 'quatro' } });
    await expect.poll(answers).toEqual(['um', 'dois', 'três', 'quatro']);
    again.close();
    const future = await listenTo(server.app, ana.token, { lastEventId: 999_999 });
    await future.place();
    expect(future.isResync()).toBe(true);
    future.close();
  });

  it('say before they end with the server when to come back', async () => {
    const other = await startTestApp();
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const ana = await other.member('ana');
    const listener = await listenTo(other.app, ana.token);
    await listener.place();
    await other.close();
    await listener.ended;
    expect(listener.raw()).toMatch(/retry: \d{4}\n\n$/);
  });

  it.runIf(process.env.TEST_ENGINE === 'postgres')('reach listeners of another process', async () => {
    const database = await openDatabase(server.database.location);
    const second = await buildApp({ database, clock: () => server.clock.now, rateLimit: false });
    const [ana, bia] = [await server.member('a5'), await server.member('b5')];
    const { body } = await submit(ana);
    const listener = await listenTo(server.app, ana.token);
    await callApp(second, 'voteSubmission', { params: { id: body.submission.id }, token: bia.token });
    expect(await listener.next('votes')).toMatchObject({ postId: body.submission.id, votes: 1 });
    listener.close();
    await second.close();
    await database.close();
  });
});
