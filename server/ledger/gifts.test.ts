import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayNumber } from '#core/progress/day.ts';
import { fairness } from '#core/progress/fairness.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const helpers = 20;
const paid = fairness.paidFromNewcomers;

const play = (member: TestMember) => member.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });

const register = (round: string) =>
  Promise.all(Array.from({ length: helpers }, (_, index) => server.member(`${round} ${index}`)));

const publish = async (author: TestMember) =>
  (await author.call('submit', { body: { question: 'P?', answer: 'Uma ideia' } })).body.submission.id;

/** Everybody votes for one idea and connects with its author, at once. */
async function help(author: TestMember, ideaId: number, crowd: readonly TestMember[]): Promise<void> {
  const replies = await Promise.all(
    crowd.map(async (one) => {
      const { status } = await one.call('voteSubmission', { params: { id: ideaId } });
      await one.call('connect', { params: { id: author.id } });
      return status;
    }),
  );
  expect(replies).toEqual(crowd.map(() => 200));
  for (const one of crowd) await author.call('connect', { params: { id: one.id } });
}

const scoreOf = async (member: TestMember) => (await member.call('me')).body.influenceScore;
const countedOf = async (member: TestMember) => (await member.call('account')).body.facts.counted;

describe('twenty accounts opened for one member', { timeout: 120_000 }, () => {
  it('bring ten votes and ten connections a day, and count for nothing', async () => {
    const author = await server.member('autora');
    const ideaId = await publish(author);
    const before = await scoreOf(author);
    await help(author, ideaId, await register('ajuda'));
    expect((await author.call('me')).body).toMatchObject({
      influenceScore: before + paid * 5 + paid * 10,
      connections: helpers,
    });
    expect((await author.call('submissions')).body[0]?.votes).toBe(helpers);
    expect(await countedOf(author)).toEqual({ connections: 0, ideaVotes: 0, storyVotes: 0 });
  });

  it('bring nothing more that day when they are deleted and registered anew', async () => {
    const author = await server.member('autora');
    const ideaId = await publish(author);
    const first = await register('ajuda');
    await help(author, ideaId, first);
    const before = await scoreOf(author);
    for (const one of first) await one.call('deleteAccount', { body: { password: testPassword } });
    const body = { username: 'ajuda 0', email: 'nova@exemplo.com', password: testPassword };
    expect(await server.call('register', { body })).toMatchObject({ status: 409 });
    await help(author, ideaId, await register('outra vez'));
    expect(await scoreOf(author)).toBe(before);
    expect(await countedOf(author)).toEqual({ connections: 0, ideaVotes: 0, storyVotes: 0 });
  });

  it('bring the rest with their first game, once, and to who is left', async () => {
    const author = await server.member('autora');
    const ideaId = await publish(author);
    const crowd = await register('ajuda');
    await help(author, ideaId, crowd);
    const before = await scoreOf(author);
    const [gone] = crowd.splice(-1);
    await gone?.call('deleteAccount', { body: { password: testPassword } });
    await Promise.all(crowd.flatMap((one) => [play(one), play(one)]));
    const after = await scoreOf(author);
    expect(after - before).toBeGreaterThanOrEqual((helpers - paid - 1) * 15);
    expect(after - before).toBeLessThanOrEqual((helpers - paid) * 15);
    const { body: entries } = await author.call('activities', {
      params: { id: author.id },
      query: { limit: '100' },
    });
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(after);
    expect(entries.filter(({ points }) => points === 0).map(({ description }) => description)).toContainEqual(
      expect.stringMatching(/^Sua ideia “.+” recebeu um voto de quem ainda não concluiu um jogo$/),
    );
    for (const one of crowd) await play(one);
    expect(await scoreOf(author)).toBe(after);
  });
});

describe('a vote of someone who never finished a game', () => {
  it('says that its points wait, and still pays three a day for one author', async () => {
    const author = await server.member('autora');
    const { db } = server.database;
    const one = await server.member('nova');
    const use = (count: number) =>
      db
        .updateTable('standings')
        .set({ day_newcomer_votes: count })
        .where('user_id', '=', author.id)
        .execute();
    const notices: (string | null)[] = [];
    await one.call('voteSubmission', { params: { id: await publish(author) } });
    await use(paid);
    for (let count = 0; count < 3; count++) {
      const { body } = await one.call('voteSubmission', { params: { id: await publish(author) } });
      notices.push(body.notice);
    }
    expect(notices).toEqual([
      expect.stringContaining('primeiro jogo'),
      expect.stringContaining('primeiro jogo'),
      expect.stringContaining('3 vezes por dia'),
    ]);
    const before = await scoreOf(author);
    await play(one);
    expect(await scoreOf(author)).toBe(before + 10);
    const veteran = await server.member('veterana');
    await play(veteran);
    const id = await publish(author);
    await veteran.call('voteSubmission', { params: { id } });
    expect(await scoreOf(author)).toBe(before + 15);
  });

  it('beyond the hundredth of a day is refused', async () => {
    const [author, voter] = [await server.member('autora'), await server.member('eleitora')];
    const ids = [await publish(author), await publish(author)];
    await voter.call('voteSubmission', { params: { id: await publish(author) } });
    await server.database.db
      .updateTable('standings')
      .set({ day_votes: fairness.votesPerDay - 1 })
      .where('user_id', '=', voter.id)
      .execute();
    const replies = [];
    for (const id of ids) replies.push(await voter.call('voteSubmission', { params: { id } }));
    expect(replies).toMatchObject([{ status: 200 }, { status: 429, body: { code: 'vote_limit' } }]);
  });
});

describe('a connection with someone who never finished a game', () => {
  it('pays each side by what the other has played', async () => {
    const [ana, bia] = [await server.member('ana'), await server.member('bia')];
    await play(bia);
    await server.database.db
      .updateTable('standings')
      .set({ day_newcomer_connections: paid, bound_day: dayNumber(server.clock.now) })
      .execute();
    expect((await connectMembers(bia, ana)).pointsEarned).toBe(10);
    const before = await scoreOf(bia);
    const { body } = await bia.call('activities', { params: { id: bia.id } });
    expect(body[0]).toMatchObject({
      points: 0,
      description: expect.stringMatching(/^Você e .+ se conectaram: os pontos vêm com o primeiro jogo de /),
    });
    await play(ana);
    expect(await scoreOf(bia)).toBe(before + 10);
  });
});
