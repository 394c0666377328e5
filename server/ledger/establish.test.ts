import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const hour = 3_600_000;

const play = (member: TestMember) => member.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });

const vote = async (voter: TestMember, author: TestMember) => {
  const { body } = await author.call('submit', { body: { question: 'P?', answer: 'Uma ideia' } });
  return voter.call('voteSubmission', { params: { id: body.submission.id } });
};

const factsOf = async (member: TestMember) => (await member.call('account')).body.facts;

describe('what counts for leading', () => {
  it('is what someone gave who has finished a game and come back after the first day', async () => {
    const [ana, bia] = [await server.member('ana'), await server.member('bia')];
    await vote(bia, ana);
    await connectMembers(bia, ana);
    await play(bia);
    server.clock.now += 24 * hour - 1;
    await vote(bia, ana);
    expect(await factsOf(ana)).toMatchObject({
      ideaVotes: 2,
      connections: 1,
      counted: { connections: 0, ideaVotes: 0, storyVotes: 0 },
    });
    server.clock.now += 1;
    await vote(bia, ana);
    expect(await factsOf(ana)).toMatchObject({ ideaVotes: 3, counted: { connections: 1, ideaVotes: 3 } });
    expect(await factsOf(bia)).toMatchObject({ connections: 1, counted: { connections: 0 }, activeDays: 2 });
    await vote(bia, ana);
    expect((await factsOf(ana)).counted).toEqual({ connections: 1, ideaVotes: 4, storyVotes: 0 });
  });

  it('comes with the first game, however late, and once only', async () => {
    const [ana, bia] = [await server.member('ana2'), await server.member('bia2')];
    await vote(bia, ana);
    server.clock.now += 48 * hour;
    await vote(bia, ana);
    expect((await factsOf(ana)).counted.ideaVotes).toBe(0);
    await play(bia);
    await Promise.all(Array.from({ length: 6 }, () => play(bia)));
    expect((await factsOf(ana)).counted.ideaVotes).toBe(2);
  });

  it('is noticed when the person signs in, and counts no more when the person goes', async () => {
    const [ana, bia] = [await server.member('ana3'), await server.member('bia3')];
    await play(bia);
    await connectMembers(bia, ana);
    server.clock.now += 30 * hour;
    await server.call('login', { body: { usernameOrEmail: 'bia3', password: testPassword } });
    expect(await factsOf(ana)).toMatchObject({ counted: { connections: 1 } });
    await bia.call('deleteAccount', { body: { password: testPassword } });
    expect(await factsOf(ana)).toMatchObject({ connections: 1, counted: { connections: 0 } });
  });

  it('is whole when many who gave to each other come back at once', async () => {
    const group = await Promise.all(Array.from({ length: 6 }, (_, index) => server.member(`roda${index}`)));
    for (const [index, one] of group.entries()) {
      await play(one);
      for (const other of group.slice(index + 1)) await connectMembers(one, other);
    }
    server.clock.now += 30 * hour;
    const replies = await Promise.all(
      group.map(({ username }) =>
        server.call('login', { body: { usernameOrEmail: username, password: testPassword } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(group.map(() => 200));
    for (const one of group) expect((await factsOf(one)).counted.connections).toBe(5);
  });
});
