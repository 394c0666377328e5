import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mentoringRules } from '#core/progress/mentoring.ts';
import { points } from '#core/progress/points.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const day = 24 * 3600 * 1000;
let server: TestApp;
let carer: TestMember;
/** A leader in a village in which people know each other, and two who lead as well. */
let leader: TestMember;
let other: TestMember;
let third: TestMember;
let neighbours: TestMember[];

beforeAll(async () => {
  server = await startTestApp({ coordinators: ['quem cuida'] });
  carer = await server.member('quem cuida');
  neighbours = await Promise.all(Array.from({ length: 10 }, (_, one) => server.member(`vizinha ${one}`)));
  [leader, other, third] = neighbours as [TestMember, TestMember, TestMember];
  for (const [place, one] of neighbours.entries())
    for (const step of [1, 2, 3]) {
      const next = neighbours[(place + step) % neighbours.length];
      if (next) await connectMembers(one, next);
    }
  for (const one of neighbours) await establish(one);
  for (const one of [leader, other, third]) await qualify(one);
  await server.app.network.refresh();
}, 180_000);
afterAll(() => server.close());

const setStanding = (member: TestMember, columns: Record<string, number | null>) =>
  server.database.db.updateTable('standings').set(columns).where('user_id', '=', member.id).execute();
const establish = (member: TestMember) =>
  setStanding(member, { games_completed: 1, established_at: server.clock.now });
/** What the rule of the leader types asks for. */
const qualify = (member: TestMember) =>
  setStanding(member, {
    ideas: 3,
    idea_votes: 9,
    counted_idea_votes: 9,
    connections: 6,
    counted_connections: 6,
    active_days: 5,
  });

const offer = (member: TestMember, text = 'Posso ajudar com a feira') =>
  member.call('setMentorOffer', { body: { text } });
const ask = (learner: TestMember, mentor: TestMember, body: Record<string, unknown> = {}) =>
  learner.call('askMentor', { params: { id: mentor.id }, body: { goal: 'Vender na feira', ...body } });
const step = (member: TestMember, id: number, name: 'accept' | 'decline' | 'leave' | 'finish') =>
  member.call('stepMentoring', { params: { id }, body: { step: name } });
const write = (member: TestMember, id: number, text: string) =>
  member.call('sendMentoringMessage', { params: { id }, body: { text } });
const scoreOf = async (member: TestMember) =>
  (await member.call('userStats', { params: { id: member.id } })).body.influenceScore;
const kindsOf = async (member: TestMember) =>
  (await member.call('notices')).body.notices.map(({ kind }) => kind);

let born = 0;
const newcomer = () => server.member(`aprendiz ${born++}`);
async function player(): Promise<TestMember> {
  const member = await newcomer();
  await establish(member);
  await connectMembers(member, neighbours[9] as TestMember);
  return member;
}

/** A pair that has spoken for a day, and both of whom are ready to finish. */
async function running(mentor: TestMember, learner: TestMember): Promise<number> {
  await offer(mentor);
  const { id } = (await ask(learner, mentor)).body;
  expect((await step(mentor, id, 'accept')).status).toBe(200);
  await write(learner, id, 'Por onde eu começo?');
  await write(mentor, id, 'Pelo preço do pote');
  server.clock.now += day;
  return id;
}

describe('offering', () => {
  it('is for leaders who show their name, and can be taken back', async () => {
    expect(await offer(await newcomer())).toMatchObject({ status: 403, body: { code: 'not_leader' } });
    expect((await leader.call('mentors')).body).toMatchObject({ mayOffer: true, offer: null });
    expect((await offer(leader, 'Posso ajudar com o PRONAF')).body.offer).toBe('Posso ajudar com o PRONAF');
    const learner = await newcomer();
    const listed = async () => (await learner.call('mentors')).body.offers;
    expect(await listed()).toMatchObject([{ id: leader.id, text: 'Posso ajudar com o PRONAF' }]);
    await leader.call('updateAccount', { body: { hideFromRanking: true } });
    expect(await listed()).toEqual([]);
    expect((await offer(leader, 'De novo')).status).toBe(403);
    await leader.call('updateAccount', { body: { hideFromRanking: false } });
    await offer(leader, '');
    expect(await listed()).toEqual([]);
    expect((await ask(learner, leader)).status).toBe(404);
    // Nobody, or somebody whose account is gone, is no trouble of the server's.
    expect((await ask(learner, { ...leader, id: 999_999 })).status).toBe(404);
  });
});

describe('asking', () => {
  it('needs a yes, tells the other, and only the two read their thread', async () => {
    const learner = await newcomer();
    const stranger = await newcomer();
    await offer(leader);
    const { id } = (await ask(learner, leader)).body;
    expect(await kindsOf(leader)).toContain('mentoring_asked');
    expect((await write(learner, id, 'Oi')).body).toMatchObject({ code: 'mentoring_over' });
    expect((await step(learner, id, 'accept')).status).toBe(409);
    const accept = { params: { id }, body: { step: 'accept' as const, runId: randomUUID() } };
    // The same step once more, after an answer that was lost, is no other.
    for (const { body } of [
      await leader.call('stepMentoring', accept),
      await leader.call('stepMentoring', accept),
    ])
      expect(body).toMatchObject({ state: 'running', role: 'mentor' });
    expect(await kindsOf(learner)).toContain('mentoring_accepted');
    await write(learner, id, 'Obrigada!');
    expect((await leader.call('mentoringMessages', { params: { id } })).body).toMatchObject([
      { authorId: learner.id, text: 'Obrigada!' },
    ]);
    for (const refused of [
      await stranger.call('mentoringMessages', { params: { id } }),
      await write(stranger, id, 'Oi'),
      await step(stranger, id, 'leave'),
      await carer.call('mentoringMessages', { params: { id } }),
    ])
      expect(refused.status).toBe(404);
    expect((await ask(learner, leader)).body).toMatchObject({ code: 'mentoring_exists' });
    expect((await step(learner, id, 'leave')).body.state).toBe('left');
    expect((await write(leader, id, 'Volte')).status).toBe(409);
    // What was left, unlike what was declined, may be asked for again at once.
    expect((await ask(learner, leader)).status).toBe(201);
    await step(learner, id, 'leave');
  });

  it('takes a message and an ask once per run id', async () => {
    const learner = await newcomer();
    const runId = randomUUID();
    const [one, two] = [await ask(learner, leader, { runId }), await ask(learner, leader, { runId })];
    expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id]);
    await step(leader, one.body.id, 'accept');
    const sent = { params: { id: one.body.id }, body: { text: 'Uma vez', runId: randomUUID() } };
    for (const _ of [1, 2]) expect((await learner.call('sendMentoringMessage', sent)).status).toBe(201);
    expect((await leader.call('mentoringMessages', { params: sent.params })).body).toHaveLength(1);
    await step(learner, one.body.id, 'leave');
  });

  it('a carer asks for somebody, and nobody else does', async () => {
    const learner = await newcomer();
    const refused = await ask(await newcomer(), leader, { learnerId: learner.id });
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_moderator' } });
    const { id } = (await ask(carer, leader, { learnerId: learner.id })).body;
    expect((await learner.call('mentors')).body.mentorings).toMatchObject([
      { id, role: 'learner', state: 'asked', other: { id: leader.id } },
    ]);
    expect(await kindsOf(learner)).toContain('mentoring_begun');
    expect((await learner.call('careLog', { query: { mine: 'true' } })).body.entries).toMatchObject([
      { action: 'mentor_asked', carer: carer.username, person: learner.username, about: '' },
    ]);
    await step(learner, id, 'leave');
  });

  it('is not asked again at once after a no, and never the other way round', async () => {
    await offer(other);
    const learner = await player();
    const { id } = (await ask(learner, leader)).body;
    await step(leader, id, 'decline');
    expect(await kindsOf(learner)).toContain('mentoring_declined');
    expect((await ask(learner, leader)).status).toBe(409);
    server.clock.now += 31 * day;
    expect((await ask(learner, leader)).body.id).toBe(id);
    await step(learner, id, 'leave');
    const between = (await ask(other, leader)).body.id;
    expect((await ask(leader, other)).body).toMatchObject({ code: 'mentoring_exists' });
    await step(other, between, 'leave');
    expect((await ask(leader, leader)).body).toMatchObject({ code: 'own_mentor' });
  });

  it('is bounded, and moving away ends what is under way', async () => {
    const asked: number[] = [];
    for (let one = 0; one < mentoringRules.openPerMentor; one++)
      asked.push((await ask(await newcomer(), other)).body.id);
    const learner = await newcomer();
    expect((await ask(learner, other)).body).toMatchObject({ code: 'mentoring_full' });
    const accepted = asked.pop() ?? 0;
    expect((await step(other, accepted, 'accept')).status).toBe(200);
    await step(other, accepted, 'leave');
    for (const id of asked) await step(other, id, 'decline');
    const { id } = (await ask(learner, other)).body;
    await step(other, id, 'accept');
    const away = await makeCommunity(server, carer, 'Longe');
    await away.settle(learner);
    expect((await write(other, id, 'Cadê você?')).status).toBe(409);
    expect((await ask(learner, other)).status).toBe(404);
  });
});

describe('finishing', () => {
  it('pays the mentor once, after both agreed', async () => {
    const learner = await player();
    const id = await running(leader, learner);
    const before = await scoreOf(leader);
    expect((await step(leader, id, 'finish')).body).toMatchObject({ state: 'running', pointsEarned: 0 });
    expect(await scoreOf(leader)).toBe(before);
    expect(await kindsOf(learner)).toContain('mentoring_done');
    const events = () =>
      server.database.db.selectFrom('events').select(['id', 'event', 'audience']).execute();
    const earlier = new Set((await events()).map(({ id: event }) => event));
    expect((await step(learner, id, 'finish')).body).toMatchObject({ state: 'finished', pointsEarned: 0 });
    expect(await scoreOf(leader)).toBe(before + points.mentoring);
    // The mentor's own numbers move where they are looked at.
    const told = (await events()).filter(({ id: event }) => !earlier.has(event));
    const own = told.filter(({ event }) => (JSON.parse(event) as { type: string }).type === 'member');
    expect(own.map(({ audience }) => audience)).toContain(JSON.stringify([leader.id]));
    for (const one of [leader, learner]) expect((await step(one, id, 'finish')).status).toBe(409);
    expect((await ask(learner, leader)).body).toMatchObject({ code: 'mentoring_exists' });
    expect(await scoreOf(leader)).toBe(before + points.mentoring);
  });

  it('pays once when both say so at the same moment, many times', async () => {
    const learner = await player();
    const id = await running(third, learner);
    const before = await scoreOf(third);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, time) => step(time % 2 ? third : learner, id, 'finish')),
    );
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(replies.filter(({ body }) => body.state === 'finished')).toHaveLength(1);
    expect(await scoreOf(third)).toBe(before + points.mentoring);
  });

  it('pays for who came by a card of the mentor once somebody else has met them', async () => {
    server.clock.now += 8 * day;
    await makeCarer(server.database.db, leader.id, firstCommunity);
    const made = await leader.call('makeCards', {
      params: { id: 1 },
      body: { names: ['Zé', 'Zeca', 'Zuza'] },
    });
    const [learner, mate, other] = (await Promise.all(
      made.body.map(async ({ id, username, code }) => {
        const { token } = (await server.call('recover', { body: { code, password: 'segredo' } })).body;
        const call: TestMember['call'] = (name, given) => server.call(name, { ...given, token });
        return { id, username, token, call };
      }),
    )) as [TestMember, TestMember, TestMember];
    for (const one of [learner, mate, other]) await establish(one);
    for (const one of [learner, mate]) await connectMembers(one, leader);
    await connectMembers(learner, mate);
    await connectMembers(other, neighbours[6] as TestMember);
    await server.app.network.refresh();
    const before = await scoreOf(leader);
    for (const one of [learner, other]) {
      const id = await running(leader, one);
      for (const who of [one, leader]) await step(who, id, 'finish');
      expect(await scoreOf(leader)).toBe(one === learner ? before : before + points.mentoring);
    }
  });

  it('pays nothing for a newcomer, for silence, for an hour, or beyond the week', async () => {
    const before = await scoreOf(other);
    const finish = async (id: number, learner: TestMember) => {
      await step(other, id, 'finish');
      return step(learner, id, 'finish');
    };
    const fresh = await newcomer();
    expect((await finish(await running(other, fresh), fresh)).body.state).toBe('finished');
    const silent = await player();
    const { id } = (await ask(silent, other)).body;
    await step(other, id, 'accept');
    server.clock.now += day;
    await finish(id, silent);
    const hasty = await player();
    const quick = (await ask(hasty, other)).body.id;
    await step(other, quick, 'accept');
    await write(hasty, quick, 'Oi');
    await write(other, quick, 'Tchau');
    await finish(quick, hasty);
    expect(await scoreOf(other)).toBe(before);
    for (let one = 0; one < mentoringRules.paidPerWeek + 1; one++) {
      const learner = await player();
      await finish(await running(other, learner), learner);
    }
    expect(await scoreOf(other)).toBe(before + mentoringRules.paidPerWeek * points.mentoring);
  });
});

it('a robot with twenty helpers of its own gains nothing', { timeout: 90_000 }, async () => {
  const robot = await player();
  const helpers = await Promise.all(Array.from({ length: 20 }, player));
  await Promise.all(helpers.map((helper) => connectMembers(helper, robot)));
  await qualify(robot);
  expect((await offer(robot)).status).toBe(403);
  // Even had it offered before the network saw those around it.
  await server.database.db
    .insertInto('mentor_offers')
    .values({ user_id: robot.id, body: 'Posso ajudar', offered_at: 1 })
    .execute();
  const before = await scoreOf(robot);
  await server.app.network.refresh();
  for (const helper of helpers.slice(0, 5)) {
    const { id } = (await ask(helper, robot)).body;
    await step(robot, id, 'accept');
    await write(helper, id, 'a');
    await write(robot, id, 'b');
    server.clock.now += day;
    await step(robot, id, 'finish');
    expect((await step(helper, id, 'finish')).body.state).toBe('finished');
  }
  expect(await scoreOf(robot)).toBe(before);
  expect((await offer(robot)).status).toBe(403);
  expect((await (await newcomer()).call('mentors')).body.offers.map(({ id }) => id)).not.toContain(robot.id);
});
