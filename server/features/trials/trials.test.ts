import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstChallenges } from '#core/content/desafio-negocio.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const day = 24 * 3600 * 1000;
const challengeId = 'fregues-feira';

let server: TestApp;
let carer: TestMember;
let leader: TestMember;
let member: TestMember;
let stranger: TestMember;

const setStanding = (who: TestMember, columns: Record<string, number>) =>
  server.database.db.updateTable('standings').set(columns).where('user_id', '=', who.id).execute();

beforeAll(async () => {
  server = await startTestApp({ coordinators: ['cuida'] });
  carer = await server.member('cuida');
  const neighbours: TestMember[] = [];
  for (let born = 0; born < 10; born++) neighbours.push(await server.member(`vizinha ${born}`));
  [leader, member] = neighbours as [TestMember, TestMember];
  for (const [place, one] of neighbours.entries())
    for (const step of [1, 2, 3])
      await connectMembers(one, neighbours[(place + step) % neighbours.length] as TestMember);
  for (const one of neighbours)
    await setStanding(one, { games_completed: 1, established_at: server.clock.now });
  const leading = { ideas: 3, idea_votes: 9, counted_idea_votes: 9, counted_connections: 6, active_days: 5 };
  await setStanding(leader, { ...leading, connections: 6 });
  stranger = await server.member('de longe');
  await (await makeCommunity(server, carer, 'Longe')).settle(stranger);
});
afterAll(() => server.close());

const open = (body: Record<string, unknown> = {}, who = carer) =>
  who.call('openTrial', { params: { id: 1 }, body: { challengeId, days: 7, ...body } });
const trials = async () => (await carer.call('trials', { params: { id: 1 } })).body;
const seen = async (who: TestMember, wanted: string = challengeId) =>
  (await who.call('challenges')).body.find(({ id }) => id === wanted);
const start = (who: TestMember, id: string = challengeId) => who.call('startChallenge', { params: { id } });
const rate = (who: TestMember, id: number, body: Record<string, unknown> = { stars: 4, note: 'Bom' }) =>
  who.call('rateTrial', { params: { id }, body });

/** Plays the challenge to its end. */
async function play(who: TestMember): Promise<void> {
  const { body: conversationState } = await start(who);
  const message = 'Bom dia! O queijo é de ontem, fresco, feito com leite do nosso sítio. Quer provar?';
  await who.call('sendMessage', { body: { conversationState, message } });
  expect((await who.call('endChallenge', { body: { conversationState } })).status).toBe(200);
}

it('needs somebody who leads', async () => {
  expect((await open()).body).toHaveProperty('code', 'trial_no_leaders');
  await server.app.network.refresh();
  expect(await trials()).toMatchObject({ leaders: 1, trials: [] });
});

it('is opened by who takes care, once at a time, and never of the first challenges', async () => {
  expect((await open({}, member)).body).toHaveProperty('code', 'not_moderator');
  expect((await open({ challengeId: firstChallenges[0].id })).body).toHaveProperty('code', 'trial_first');
  expect((await open({ challengeId: 'nenhum' })).status).toBe(400);
  expect((await open({ days: 31 })).status).toBe(400);
  expect((await open()).status).toBe(201);
  expect((await open()).body).toHaveProperty('code', 'trial_open');
  const told = async (who: TestMember) => (await who.call('notices')).body.notices.map(({ kind }) => kind);
  expect(await told(leader)).toContain('trial_opened');
  expect(await told(member)).not.toContain('trial_opened');
  expect((await trials()).choices.map(({ id }) => id)).not.toContain(challengeId);
});

it('is for leaders of its community alone; everybody else there does not see it', async () => {
  expect(await seen(leader)).toMatchObject({ trial: { rating: null } });
  expect(await seen(member)).toBeUndefined();
  expect((await start(member)).body).toHaveProperty('code', 'trial_leaders_only');
  expect(await seen(stranger)).toMatchObject({ trial: null });
  expect((await start(stranger)).status).toBe(201);
});

it('is rated by leaders once they played it to its end', async () => {
  const id = (await trials()).trials[0]?.id ?? 0;
  expect((await rate(member, id)).body).toHaveProperty('code', 'trial_leaders_only');
  expect((await rate(stranger, id)).body).toHaveProperty('code', 'not_found');
  expect((await rate(leader, id)).body).toHaveProperty('code', 'trial_untried');
  await play(leader);
  for (const stars of [0, 6, 2.5, '4'])
    expect((await rate(leader, id, { stars })).body).toHaveProperty('code', 'trial_rating_invalid');
  expect((await rate(leader, id, { stars: 2 })).status).toBe(200);
  expect((await rate(leader, id)).status).toBe(200);
  expect(await seen(leader)).toMatchObject({ trial: { id, rating: { stars: 4, note: 'Bom' } } });
  expect((await trials()).trials[0]?.ratings).toMatchObject([{ username: leader.username, stars: 4 }]);
  await leader.call('updateAccount', { body: { hideFromRanking: true } });
  expect(JSON.stringify((await trials()).trials)).not.toContain(leader.username);
  await leader.call('updateAccount', { body: { hideFromRanking: false } });
});

it('is over when it is ended, and then everybody sees the challenge', async () => {
  const id = (await trials()).trials[0]?.id ?? 0;
  const end = (who: TestMember) => who.call('endTrial', { params: { id } });
  expect((await end(member)).body).toHaveProperty('code', 'not_moderator');
  expect((await end(carer)).status).toBe(200);
  expect((await end(carer)).body).toHaveProperty('code', 'trial_over');
  expect((await rate(leader, id)).body).toHaveProperty('code', 'trial_over');
  expect(await seen(member)).toMatchObject({ trial: null });
  expect((await start(member)).status).toBe(201);
  const { entries } = (await carer.call('careLog')).body;
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['trial_opened', 'trial_ended']),
  );
});

it('is of a challenge once: marked again and again, it would be kept from everybody', async () => {
  expect((await open()).body).toHaveProperty('code', 'trial_over');
  expect((await trials()).choices.map(({ id }) => id)).not.toContain(challengeId);
  expect(await seen(member)).toMatchObject({ trial: null });
});

it('is over when its time has come, and whoever had begun goes on meanwhile', async () => {
  const other = 'loja-insumos';
  await start(member, other);
  expect((await open({ challengeId: other, days: 1 })).status).toBe(201);
  expect(await seen(member, other)).toMatchObject({ trial: null });
  expect(await seen(leader, other)).toMatchObject({ trial: { rating: null } });
  server.clock.now += day;
  expect(await seen(leader, other)).toMatchObject({ trial: null });
  expect((await open({ challengeId: other })).body).toHaveProperty('code', 'trial_over');
});
