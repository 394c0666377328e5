import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportFormats, networkExportPath } from '#core/contract/network-export.ts';
import { type CallName, paths } from '#core/contract/paths.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { type Listener, listenTo } from '#server/testing/listener.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { validCall, validCalls, type World } from '#server/testing/valid-calls.ts';

/** Stands in every name and text of community A, and nowhere else. */
const mark = 'jabuticaba';
const topic = 'jabuticabeira';

let server: TestApp;
let a: Awaited<ReturnType<typeof makeCommunity>>;
let b: Awaited<ReturnType<typeof makeCommunity>>;
let world: World;
let coordinator: TestMember;
/** Those of A who read what B must not: who wrote, who was told, and who takes care. */
let insiders: TestMember[];
let neighbour: TestMember;
let facilitator: TestMember;
let listener: Listener;

beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena'] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  coordinator = await server.member('coordena');
  a = await makeCommunity(server, coordinator, `Cooperativa da ${mark}`);
  b = await makeCommunity(server, coordinator, 'Mel de Picos');
  [neighbour, facilitator] = [await server.member('vizinha'), await server.member('facilita b')];
  for (const one of [neighbour, facilitator]) await b.settle(one);
  await makeCarer(server.database.db, facilitator.id, b.id);
  server.clock.now += 1000;
  listener = await listenTo(server.app, neighbour.token);
  await listener.place();
  world = await fillCommunity();
  await server.app.network.refresh();
});
afterAll(() => server.close());

/** One of everything that a community can have, by people of A. */
async function fillCommunity(): Promise<World> {
  const names = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito'];
  const people = await Promise.all(names.map((name) => server.member(`${mark} ${name}`)));
  for (const one of people) {
    await a.settle(one);
    await one.call('saveProgress', { params: { gameId: 1 }, body: { ...mapaRun(), runId: randomUUID() } });
  }
  server.clock.now += 25 * 3600 * 1000;
  const [one, two, three, carer] = people as [TestMember, TestMember, TestMember, TestMember];
  await makeCarer(server.database.db, carer.id, a.id);
  for (const other of people.slice(3)) await connectMembers(two, other);
  for (const [index, first] of people.slice(3).entries())
    for (const second of people.slice(4 + index)) await connectMembers(first, second);
  await three.call('connect', { params: { id: one.id } });
  const answer = `Uma ideia sobre a ${mark} #${topic}`;
  const { submission } = (await two.call('submit', { body: { question: `${mark}?`, answer } })).body;
  await one.call('voteSubmission', { params: { id: submission.id } });
  const told = validCalls.saveStory().body;
  const title = `A ${mark} da serra`;
  const { body: beneath } = await two.call('reply', {
    params: { id: submission.id },
    body: { text: `Eu também gosto de ${mark}` },
  });
  await one.call('report', { body: { type: 'reply', id: beneath.id, reason: mark } });
  const { body: story } = await two.call('saveStory', { body: { ...told, title, runId: randomUUID() } });
  await one.call('report', { body: { type: 'submission', id: submission.id, reason: mark } });
  const { body: team } = await one.call('createTeam', { params: { quizId: 1 } });
  const place = { quizId: 1, teamId: team.id };
  await two.call('joinTeam', { params: place });
  await one.call('sendTeamMessage', { params: place, body: { text: `Oi, ${mark}` } });
  const { body: talk } = await one.call('startChallenge', { params: { id: 'mel-supermercado' } });
  await one.call('requestReview', { body: { message: `Pela ${mark}` } });
  const { body: off } = await three.call('submit', {
    body: { question: 'P?', answer: `Outra ${mark} ruim` },
  });
  await carer.call('removePost', { params: { id: off.submission.id }, body: { reason: `Pela ${mark}` } });
  await carer.call('sendNotice', { body: { text: `Reunião da ${mark}`, communityId: a.id } });
  const asking = {
    ...validCalls.openRound().body,
    questions: [`Quem faz a ${mark}?`, 'Quem junta?', 'Quem tenta?'],
  };
  const { body: round } = await carer.call('openRound', { params: { id: a.id }, body: asking });
  await offerHelp(two);
  const { body: pair } = await three.call('askMentor', {
    params: { id: two.id },
    body: { goal: `Vender a ${mark}` },
  });
  const { id: mentoringId } = pair;
  await two.call('stepMentoring', { params: { id: mentoringId }, body: { step: 'accept' } });
  await two.call('sendMentoringMessage', { params: { id: mentoringId }, body: { text: `Oi, ${mark}` } });
  insiders = [one, two, three, carer];
  const { body: reviews } = await carer.call('reviews');
  return {
    memberId: one.id,
    otherId: two.id,
    ideaId: submission.id,
    storyId: story.id,
    teamId: team.id,
    part: team.userPart,
    conversationId: talk.id,
    reviewId: reviews[0]?.id ?? 0,
    roundId: round.id,
    replyId: beneath.id,
  };
}

/** As no other part of these people's lives lets them. */
const offerHelp = (member: TestMember) =>
  server.database.db
    .insertInto('mentor_offers')
    .values({ user_id: member.id, body: `Ajudo com a ${mark}`, offered_at: 1 })
    .execute();

const reads = (Object.keys(paths) as CallName[]).filter((name) => paths[name].startsWith('GET '));

/** What a member of B sends to a call that reads: named by the ids of A, and without a name. */
function asked(name: CallName): object[] {
  const named = validCall(name, world);
  const inA = { params: { ...named.params, id: a.id } };
  const query = { ...named.query, communityId: String(a.id) };
  return [named, inA, { ...named, query }, { ...inA, query }, { params: named.params }];
}

/** An invite is a secret of whoever holds it: that its code tells the name of its community is what it is for. */
const secret: readonly CallName[] = ['invite'];

it.each(reads.filter((name) => !secret.includes(name)))(
  '%s tells a member of B nothing of A',
  async (name) => {
    for (const member of [neighbour, facilitator]) {
      for (const options of asked(name)) {
        const { status, body } = await member.call(name, options);
        expect(status).toBeLessThan(500);
        expect(JSON.stringify(body).toLowerCase()).not.toContain(mark);
      }
    }
  },
);

/** These tell of the program, in numbers, or only of whoever asks: no text of a neighbour stands in them. */
const wordless: readonly CallName[] = [
  ...['aiStatus', 'deployment', 'games', 'quizzes', 'challenges', 'news', 'practice', 'trials'],
  ...['careHome', 'weeklyGoal', 'userStats', 'octalysisStats', 'activities', 'gameProgress'],
  ...['challengeHistory', 'invites', 'certificate', 'certificates', 'personCertificates'],
] as CallName[];

it.each(reads.filter((name) => ![...secret, ...wordless].includes(name)))(
  '%s tells those of A what it hides from B',
  async (name) => {
    const told: string[] = [];
    for (const member of [...insiders, coordinator])
      for (const options of asked(name)) told.push(JSON.stringify((await member.call(name, options)).body));
    expect(told.join().toLowerCase()).toContain(mark);
  },
);

it('finds nothing of A by its topic, in searches or in the lists of those who care for B', async () => {
  expect((await neighbour.call('feed', { query: { topic } })).body).toEqual([]);
  const { body: people } = await facilitator.call('people', { params: { id: b.id }, query: { q: mark } });
  expect(people.people).toEqual([]);
  expect((await facilitator.call('communities', { query: { q: mark } })).body.communities).toEqual([]);
});

it('exports nothing of A, unless to who takes care of it', async () => {
  const file = async (member: TestMember, communityId?: number) => {
    const response = await server.app.inject({
      url: networkExportPath,
      query: { format: 'csv', ...(communityId ? { communityId: String(communityId) } : {}) },
      headers: { authorization: `Bearer ${member.token}` },
    });
    return { status: response.statusCode, text: response.body.toLowerCase() };
  };
  for (const format of exportFormats) {
    const response = await server.app.inject({
      url: networkExportPath,
      query: { format },
      headers: { authorization: `Bearer ${neighbour.token}` },
    });
    expect([response.statusCode, response.body.toLowerCase().includes(mark)]).toEqual([200, false]);
  }
  expect((await file(neighbour, a.id)).status).toBe(403);
  expect((await file(facilitator, a.id)).status).toBe(403);
  expect(await file(coordinator, a.id)).toMatchObject({ status: 200, text: expect.stringContaining(mark) });
});

it('counts nothing of A in B', async () => {
  const { body } = await neighbour.call('community');
  expect(body).toMatchObject({ posts: 0, topContributor: null, topics: [] });
  expect((await neighbour.call('leadershipStats')).body).toMatchObject({ topLeader: null });
  expect((await coordinator.call('communities')).body.communities).toMatchObject([
    { name: 'Rota Viva' },
    { id: a.id, members: 8, posts: 2, gamesCompleted: 8 },
    { id: b.id, members: 2, posts: 0, gamesCompleted: 0, activeMembers: 0 },
  ]);
});

it('hears nothing of A, and what happens in B at once', async () => {
  await facilitator.call('submit', { body: { question: 'P?', answer: 'Uma ideia de Picos para todos' } });
  await listener.next('feed');
  const types = [...listener.raw().matchAll(/"type":"([a-z-]+)"/g)].map(([, type]) => type);
  expect(types.filter((type) => type !== 'feed' && type !== 'ranking')).toEqual([]);
  expect(types.filter((type) => type === 'feed')).toHaveLength(1);
  listener.close();
});
