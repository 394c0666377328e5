import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { validCalls } from '#server/testing/valid-calls.ts';

let server: TestApp;
let coordinator: TestMember;
let carer: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena'] });
  [coordinator, carer] = [await server.member('coordena'), await server.member('carina')];
  await makeCarer(server.database.db, carer.id, firstCommunity);
});
afterAll(() => server.close());

const publish = async (member: TestMember, answer: string) =>
  (await member.call('submit', { body: { question: 'P?', answer } })).body.submission.id;
const remove = (id: number, by = carer, reason = 'Ofende uma vizinha') =>
  by.call('removePost', { params: { id }, body: { reason } });
const restore = (id: number, by = carer) => by.call('restorePost', { params: { id } });

/** Members whose score, weeks and running balance do not say the same. */
async function broken(): Promise<unknown[]> {
  const { rows } = await sql`
    select user_id, influence_score from standings where
      influence_score <> (select coalesce(sum(points), 0) from point_entries where user_id = standings.user_id)
      or influence_score <> (select coalesce(sum(points), 0) from weekly_points where user_id = standings.user_id)
      or influence_score <> coalesce((select balance from point_entries where user_id = standings.user_id
        order by id desc limit 1), 0)`.execute(server.database.db);
  return rows;
}

const stateOf = async (member: TestMember) => {
  const { influenceScore, facts, badges } = (await member.call('account')).body;
  const { posts, topics } = (await member.call('community')).body;
  return { influenceScore, facts, badges, posts, topics };
};

describe('a post that a carer takes off the wall', () => {
  it('goes with its points, votes and topics, and comes back with all of them, as often as wished', async () => {
    const [ana, bia, gone] = [
      await server.member('ana'),
      await server.member('bia'),
      await server.member('passageira'),
    ];
    await publish(ana, 'Uma ideia que fica no mural');
    const before = await stateOf(ana);
    const id = await publish(ana, 'Algo que ofende, sobre o #mel');
    for (const voter of [bia, gone]) await voter.call('voteSubmission', { params: { id } });
    // What somebody gave who has left since counts all the same.
    await gone.call('deleteAccount', { body: { password: 'segredo' } });
    const withIt = await stateOf(ana);
    expect(withIt.influenceScore).toBe(before.influenceScore + 35);
    for (const _ of ['once', 'again']) {
      server.clock.now += 8 * 24 * 3600 * 1000;
      expect((await remove(id)).status).toBe(200);
      expect((await remove(id)).status).toBe(404);
      const without = await stateOf(ana);
      expect(without).toEqual({
        ...before,
        facts: {
          ...before.facts,
          activeDays: without.facts.activeDays,
          activities: without.facts.activities,
        },
        badges: without.badges,
      });
      expect((await bia.call('feed')).body.map((post) => post.id)).not.toContain(id);
      expect((await bia.call('voteSubmission', { params: { id } })).status).toBe(404);
      expect((await bia.call('report', { body: { type: 'submission', id } })).status).toBe(404);
      expect(await broken()).toEqual([]);
      const { body: removed } = await carer.call('removedPosts', { params: { id: firstCommunity } });
      const removedAt = new Date(server.clock.now).toISOString();
      expect(removed).toMatchObject([{ id, username: 'ana', reason: 'Ofende uma vizinha', removedAt }]);
      expect((await restore(id)).status).toBe(200);
      expect((await restore(id)).status).toBe(404);
      expect((await stateOf(ana)).influenceScore).toBe(withIt.influenceScore);
      expect((await stateOf(ana)).facts).toMatchObject({ ideas: 2, ideaVotes: 2, maxVotesOnOneIdea: 2 });
      expect(await broken()).toEqual([]);
    }
    expect((await bia.call('feed')).body.map((post) => post.id)).toContain(id);
  });

  it('takes nothing that it did not bring: what says nothing new counted for nothing', async () => {
    const nilo = await server.member('nilo');
    await publish(nilo, 'Uma ideia com substância para o mural');
    const { facts } = await stateOf(nilo);
    const id = await publish(nilo, 'x');
    expect((await stateOf(nilo)).facts).toEqual(facts);
    expect((await remove(id)).status).toBe(200);
    expect((await stateOf(nilo)).facts).toEqual(facts);
    expect((await restore(id)).status).toBe(200);
    expect((await stateOf(nilo)).facts).toEqual(facts);
  });

  it('is told to its author, with the reason, who can ask for a second look', async () => {
    const rui = await server.member('rui');
    const id = await publish(rui, 'Palavras que ninguém quer ler aqui, nunca');
    await remove(id, carer, 'Fala mal de uma pessoa');
    const { body } = await rui.call('notices');
    expect(body.notices).toMatchObject([
      {
        kind: 'post_removed',
        actor: { username: 'carina' },
        about: '“Palavras que ninguém quer ler aqui…”: Fala mal de uma pessoa',
      },
    ]);
    const { body: log } = await rui.call('careLog', { query: { mine: 'true' } });
    expect(log.entries).toMatchObject([{ action: 'post_removed', reason: 'Fala mal de uma pessoa' }]);
    const { body: activities } = await rui.call('activities', { params: { id: rui.id } });
    expect(activities[0]).toMatchObject({ kind: 'post_removed', points: -25 });
    expect((await rui.call('requestReview', { body: { message: 'Olhem de novo, por favor' } })).status).toBe(
      201,
    );
  });

  it('may be a story, whose votes go, and whose game stays', async () => {
    const [eva, gil] = [await server.member('eva'), await server.member('gil')];
    const { body: story } = await eva.call('saveStory', validCalls.saveStory());
    await gil.call('voteStory', { params: { id: story.id } });
    const { influenceScore, facts } = await stateOf(eva);
    expect(facts).toMatchObject({ stories: 1, storyVotes: 1 });
    await remove(story.id);
    const after = await stateOf(eva);
    expect(after.influenceScore).toBe(influenceScore - 5);
    expect(after.facts).toMatchObject({ stories: 0, storyVotes: 0 });
    expect((await gil.call('stories')).body.map(({ id }) => id)).not.toContain(story.id);
    expect((await eva.call('deleteAccount', { body: { password: 'segredo' } })).status).toBe(200);
    expect(await broken()).toEqual([]);
  });

  it('is touched only by who takes care of its community', async () => {
    const picos = await makeCommunity(server, coordinator, 'Mel de Picos');
    const [outside, keeper] = [await server.member('de fora'), await server.member('cuida de picos')];
    await makeCarer(server.database.db, keeper.id, picos.id);
    await picos.settle(outside);
    const id = await publish(outside, 'Uma ideia de Picos para o mel');
    expect((await remove(id)).status).toBe(404);
    expect((await remove(id, outside)).status).toBe(403);
    expect((await remove(id, keeper, ' ')).body).toMatchObject({ code: 'reason_missing' });
    expect((await carer.call('removedPosts', { params: { id: picos.id } })).status).toBe(403);
    expect((await remove(id, keeper)).status).toBe(200);
    expect((await restore(id)).status).toBe(404);
    expect((await restore(id, coordinator)).status).toBe(200);
  });
});
