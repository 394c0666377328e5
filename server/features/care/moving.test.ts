import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayNumber } from '#core/progress/day.ts';
import { fairness } from '#core/progress/fairness.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { listenTo } from '#server/testing/listener.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { validCalls } from '#server/testing/valid-calls.ts';

let server: TestApp;
let coordinator: TestMember;
let picos: Awaited<ReturnType<typeof makeCommunity>>;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena'] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  coordinator = await server.member('coordena');
  picos = await makeCommunity(server, coordinator, 'Mel de Picos');
});
afterAll(() => server.close());

const play = (member: TestMember) =>
  member.call('saveProgress', { params: { gameId: 1 }, body: { ...mapaRun(), runId: randomUUID() } });
const tell = async (member: TestMember) => {
  const { body } = validCalls.saveStory();
  const content = `${body.content} #mel`;
  return (await member.call('saveStory', { body: { ...body, content, runId: randomUUID() } })).body;
};
const publish = async (member: TestMember, answer: string) =>
  (await member.call('submit', { body: { question: 'P?', answer } })).body.submission;
const figures = async (id: number) =>
  (await coordinator.call('communities')).body.communities.find((one) => one.id === id);
const topicsOf = async (member: TestMember) =>
  (await member.call('community')).body.topics.map(({ tag, posts }) => `${tag} ${posts}`);

/** What is said of a topic once one person more has written of it. */
const more = (topic = 'mel 0') => topic.replace(/\d+$/, (posts) => String(Number(posts) + 1));

/** Sums that some community has below zero, or that do not add up to what there is. */
async function wrongSums(): Promise<unknown[]> {
  const { db } = server.database;
  const rows = await db
    .selectFrom('counters')
    .select(({ fn }) => ['community_id', 'name', 'bucket', fn.sum<number>('value').as('value')])
    .groupBy(['community_id', 'name', 'bucket'])
    .execute();
  const members = await db
    .selectFrom('users')
    .select(({ fn }) => ['community_id', fn.countAll<number>().as('value')])
    .groupBy('community_id')
    .execute();
  const counted = (id: number) =>
    rows.find(({ community_id, name }) => community_id === id && name === 'members')?.value ?? 0;
  return [
    ...rows.filter(({ value }) => value < 0),
    ...members.filter(({ community_id, value }) => counted(community_id) !== value),
  ];
}

describe('moving to another community', () => {
  it('takes the own points, badges, games and stories along, and leaves the rest behind', async () => {
    const [ana, bia, caio] = [
      await server.member('ana'),
      await server.member('bia'),
      await server.member('caio'),
    ];
    const resident = await server.member('moradora');
    await picos.settle(resident);
    await play(ana);
    await connectMembers(ana, bia);
    await caio.call('connect', { params: { id: ana.id } });
    const story = await tell(ana);
    const idea = await publish(ana, 'Uma ideia para o #leite da vizinhança');
    await bia.call('voteStory', { params: { id: story.id } });
    const { body: team } = await ana.call('createTeam', { params: { quizId: 1 } });
    await bia.call('joinTeam', { params: { quizId: 1, teamId: team.id } });
    const before = (await ana.call('account')).body;
    const there = await figures(picos.id);

    const joined = await ana.call('joinCommunity', { body: { code: picos.code.toLowerCase() } });
    expect(joined).toMatchObject({
      status: 200,
      body: { community: { id: picos.id, name: 'Mel de Picos' } },
    });
    expect((await ana.call('me')).body.community.id).toBe(picos.id);

    const after = (await ana.call('account')).body;
    expect(after.influenceScore).toBe(before.influenceScore);
    expect(after.badges).toEqual(before.badges);
    expect(after.facts).toMatchObject({ games: before.facts.games, stories: 1, ideas: 1, connections: 0 });
    expect((await bia.call('account')).body.facts.connections).toBe(0);
    expect((await bia.call('connections')).body).toEqual([]);
    expect((await caio.call('connections')).body).toEqual([]);
    const { body: left } = await bia.call('team', { params: { quizId: 1, teamId: team.id } });
    expect(left.seats.map(({ userId }) => userId)).toEqual([bia.id]);
    expect(left.leaderId).toBe(bia.id);

    expect((await resident.call('stories')).body.map(({ id }) => id)).toEqual([story.id]);
    expect((await bia.call('stories')).body).toEqual([]);
    expect((await bia.call('feed')).body.map(({ id }) => id)).toEqual([idea.id]);
    expect([await topicsOf(bia), await topicsOf(resident)]).toEqual([['leite 1'], ['mel 1']]);
    const ranked = (await resident.call('leaderboard')).body;
    expect(JSON.stringify(ranked)).toContain('"username":"ana"');
    expect(JSON.stringify((await bia.call('leaderboard')).body)).not.toContain('"username":"ana"');
    expect(await figures(picos.id)).toMatchObject({
      members: (there?.members ?? 0) + 1,
      posts: 1,
      gamesCompleted: (there?.gamesCompleted ?? 0) + 1,
    });
    expect(await wrongSums()).toEqual([]);
  });

  it('counts who wrote an idea and a story of one topic once in either community, however often they move', async () => {
    const [vera, resident] = [await server.member('vera'), await server.member('vizinho de vera')];
    await picos.settle(resident);
    await tell(vera);
    await publish(vera, 'Vender o nosso #mel junto');
    const { code } = (await coordinator.call('createInvite', { params: { id: firstCommunity }, body: {} }))
      .body;
    const before = await topicsOf(coordinator);
    const there = async () => (await topicsOf(resident)).find((topic) => topic.startsWith('mel'));
    const others = await there();
    for (const _ of ['once', 'again']) {
      await picos.settle(vera);
      // The idea stays, and the story has come.
      expect([await topicsOf(coordinator), await there()]).toEqual([before, more(others)]);
      await vera.call('joinCommunity', { body: { code } });
      expect([await topicsOf(coordinator), await there()]).toEqual([before, others]);
    }
  });

  it('counts an old connection again, and pays for it once, when somebody comes back', async () => {
    const [rui, rita] = [await server.member('rui'), await server.member('rita')];
    await connectMembers(rui, rita);
    const { influenceScore } = (await rui.call('account')).body;
    await picos.settle(rui);
    const { body: home } = await coordinator.call('createInvite', {
      params: { id: firstCommunity },
      body: {},
    });
    await rui.call('joinCommunity', { body: { code: home.code } });
    expect((await connectMembers(rita, rui)).state).toBe('connected');
    for (const one of [rui, rita]) {
      const account = (await one.call('account')).body;
      expect(account.facts.connections).toBe(1);
      expect(account.influenceScore).toBe(influenceScore);
    }
    expect(await wrongSums()).toEqual([]);
  });

  it('leaves a connection unpaid that waited for the first game, and pays the votes that did', async () => {
    const [vilma, dudu] = [await server.member('vilma'), await server.member('dudu')];
    const ideas = [await publish(vilma, 'Um forno para todos'), await publish(vilma, 'Uma feira no sábado')];
    await server.database.db
      .updateTable('standings')
      .set({
        day_newcomer_votes: fairness.paidFromNewcomers,
        day_newcomer_connections: fairness.paidFromNewcomers,
        bound_day: dayNumber(server.clock.now),
      })
      .where('user_id', '=', vilma.id)
      .execute();
    for (const { id } of ideas) await dudu.call('voteSubmission', { params: { id } });
    await connectMembers(vilma, dudu);
    const before = (await vilma.call('me')).body.influenceScore;
    await picos.settle(dudu);
    await play(dudu);
    expect((await vilma.call('me')).body.influenceScore).toBe(before + 2 * 5);
  });

  it('is refused by a code that leads nowhere', async () => {
    const eva = await server.member('eva');
    expect(await eva.call('joinCommunity', { body: { code: 'AAAAAA' } })).toMatchObject({
      status: 404,
      body: { code: 'invite_invalid' },
    });
  });

  it('is answered again with yes where the answer was lost, though the invite has no place left', async () => {
    const davi = await server.member('davi');
    const { body: invite } = await coordinator.call('createInvite', {
      params: { id: picos.id },
      body: { maxUses: 1 },
    });
    const move = () => davi.call('joinCommunity', { body: { code: invite.code } });
    const first = await move();
    expect(first.status).toBe(200);
    expect(await move()).toMatchObject({ status: 200, body: first.body });
    const { body: invites } = await coordinator.call('invites', { params: { id: picos.id } });
    expect(invites.find(({ code }) => code === invite.code)?.uses).toBe(1);
  });

  it('lets open pages listen to the new community, and a deletion afterwards takes what is there', async () => {
    const [gil, resident] = [await server.member('gil'), await server.member('de picos')];
    await picos.settle(resident);
    await publish(gil, 'Uma ideia que fica no mural de antes');
    const listener = await listenTo(server.app, gil.token);
    await picos.settle(gil);
    await listener.ended;
    const place = [...listener.raw().matchAll(/id: (\d+)/g)].at(-1)?.[1];
    const again = await listenTo(server.app, gil.token, { lastEventId: Number(place) });
    await resident.call('submit', { body: { question: 'P?', answer: 'Uma ideia de quem mora em Picos' } });
    await again.next('feed');
    again.close();
    await tell(gil);
    expect((await gil.call('deleteAccount', { body: { password: 'segredo' } })).status).toBe(200);
    expect(await wrongSums()).toEqual([]);
  });
});
