import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { validCalls } from '#server/testing/valid-calls.ts';

const day = 86_400_000;
let server: TestApp;
let ana: TestMember;
let bia: TestMember;
beforeAll(async () => {
  server = await startTestApp();
  [ana, bia] = [await server.member('ana'), await server.member('bia')];
});
afterAll(() => server.close());

/** Does something so often, a few times a day. */
async function often(times: number, act: (index: number) => Promise<{ status: number }>): Promise<void> {
  for (let index = 0; index < times; index++) {
    if (index % 20 === 0) server.clock.now += day;
    expect((await act(index)).status).toBeLessThan(300);
  }
}

it('stories: the newest fifty', async () => {
  const { runId: _, ...story } = validCalls.saveStory().body;
  await often(51, (index) => ana.call('saveStory', { body: { ...story, title: `História ${index}` } }));
  const titles = (await bia.call('stories')).body.map(({ title }) => title);
  expect(titles).toHaveLength(50);
  expect([titles[0], titles[49]]).toEqual(['História 50', 'História 1']);
});

it('the feed: as many as were asked for, then those before', async () => {
  const page = async (query: Record<string, string>) =>
    (await bia.call('feed', { query })).body.map(({ title }) => title?.replace('História ', ''));
  expect(await page({ limit: '3' })).toEqual(['50', '49', '48']);
  const { id } = (await bia.call('feed', { query: { limit: '3' } })).body[2] ?? { id: 0 };
  expect(await page({ limit: '2', before: String(id) })).toEqual(['47', '46']);
});

it('negotiations: the last fifty', async () => {
  await often(51, async () => {
    const { id } = (await ana.call('startChallenge', { params: { id: 'mel-supermercado' } })).body;
    return ana.call('endChallenge', { body: { conversationState: { id } } });
  });
  const ids = (await ana.call('challengeHistory')).body.map(({ id }) => id);
  expect(ids).toHaveLength(50);
  expect([ids[0], ids[49]]).toEqual([51, 2]);
});

it('teams: the newest thirty of a challenge, the own ones besides, and five that have a place free', async () => {
  const leaders = await Promise.all(
    Array.from({ length: 31 }, (_, index) => server.member(`líder ${index}`)),
  );
  await often(32, (index) => (leaders[index - 1] ?? ana).call('createTeam', { params: { quizId: 1 } }));
  await bia.call('joinTeam', { params: { quizId: 1, teamId: 1 } });
  const listed = (await bia.call('teams', { params: { quizId: 1 } })).body.map(({ id }) => id);
  expect(listed).toEqual([1, ...Array.from({ length: 30 }, (_, index) => 32 - index)]);
  expect((await bia.call('openTeams')).body.map(({ id }) => id)).toEqual([32, 31, 30, 29, 28]);
  const last = leaders.at(-1);
  expect((await last?.call('openTeams'))?.body.map(({ id }) => id)).toEqual([31, 30, 29, 28, 27]);
  const [caio, dora] = [await server.member('caio'), await server.member('dora')];
  for (const mate of [bia, caio]) await mate.call('joinTeam', { params: { quizId: 1, teamId: 32 } });
  expect((await dora.call('openTeams')).body.map(({ id }) => id)).toEqual([31, 30, 29, 28, 27]);
});
