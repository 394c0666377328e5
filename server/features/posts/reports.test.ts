import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let keeper: TestMember;
beforeEach(async () => {
  server = await startTestApp({ coordinators: ['Cuidadora'] });
  keeper = await server.member('Cuidadora');
});
afterEach(() => server.close());

const newcomers = (...names: string[]) => Promise.all(names.map((name) => server.member(name)));

/** Members who have finished a game and whose first day is over. */
async function neighbours(...names: string[]): Promise<TestMember[]> {
  const members = await newcomers(...names);
  server.clock.now += day;
  for (const member of members) await member.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  return members;
}

const publish = async (member: TestMember, answer: string): Promise<number> =>
  (await member.call('submit', { body: { question: 'O que falta aqui?', answer } })).body.submission.id;

/** A wall of posts by so many authors, so that reports have room to hide some. */
async function wall(authors: number): Promise<number[]> {
  const members = await newcomers(...Array.from({ length: authors }, (_, index) => `autor ${index}`));
  return Promise.all(members.map((member, index) => publish(member, `Ideia ${index}`)));
}

const reportBy = (member: TestMember, id: number, reason = 'Não é assunto daqui') =>
  member.call('report', { body: { type: 'submission', id, reason } });

const isHiddenBy = async (members: readonly TestMember[], id: number): Promise<boolean> => {
  let hidden = false;
  for (const member of members) hidden = (await reportBy(member, id)).body.hidden;
  return hidden;
};

const review = (postId: number, decision: 'keep' | 'remove', by = keeper) =>
  by.call('reviewPost', { params: { postId }, body: { decision } });

const isOnWall = async (id: number): Promise<boolean> =>
  (await keeper.call('feed', { query: { limit: '50' } })).body.some((post) => post.id === id);

describe('reports', () => {
  it('of three neighbours hide a post; a review brings it back for good', async () => {
    const [ana, ...others] = await neighbours('denunciada', 'r1', 'r2', 'r3', 'r4');
    const [first, second, third, fourth] = others;
    if (!ana || !first || !second || !third || !fourth) throw new Error('five people');
    const id = await publish(ana, 'Algo discutível');
    expect(await isHiddenBy([first, first, second], id)).toBe(false);
    expect(await isOnWall(id)).toBe(true);
    expect(await isHiddenBy([third], id)).toBe(true);
    expect(await isOnWall(id)).toBe(false);
    expect((await fourth.call('voteSubmission', { params: { id } })).status).toBe(404);
    const waiting = await keeper.call('reportedPosts');
    expect(waiting.body).toMatchObject([
      { id, isHidden: true, reports: 3, reasons: Array(3).fill('Não é assunto daqui') },
    ]);
    expect(await review(id, 'keep', ana)).toMatchObject({ status: 403, body: { code: 'not_moderator' } });
    expect((await review(id, 'keep')).status).toBe(200);
    expect((await review(id, 'remove')).status).toBe(404);
    expect((await keeper.call('reportedPosts')).body).toEqual([]);
    expect(await isHiddenBy([fourth], id)).toBe(false);
    expect(await isOnWall(id)).toBe(true);
    expect((await reportBy(ana, id)).body).toMatchObject({ code: 'own_report' });
  });

  it('of newcomers wait for the review and hide nothing', async () => {
    const [id = 0] = await wall(1);
    const reporters = await newcomers('n1', 'n2', 'n3', 'n4', 'n5');
    expect(await isHiddenBy(reporters, id)).toBe(false);
    expect(await isOnWall(id)).toBe(true);
    expect((await keeper.call('reportedPosts')).body).toMatchObject([{ id, isHidden: false, reports: 5 }]);
    expect((await review(id, 'remove')).status).toBe(200);
    expect(await isOnWall(id)).toBe(false);
  });

  it('are ten a day, and ten more on the next', async () => {
    const ids = await wall(11);
    const [member] = await newcomers('zelosa');
    if (!member) throw new Error('one person');
    const statuses = [];
    for (const id of ids) statuses.push((await reportBy(member, id)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await reportBy(member, ids[10] ?? 0)).body).toMatchObject({
      code: 'report_limit',
      message: expect.stringContaining('10 denúncias'),
    });
    server.clock.now += day;
    expect((await reportBy(member, ids[10] ?? 0)).status).toBe(200);
  });

  it('of three who play along hide one post in twenty at most, however many are reported at once', async () => {
    const ids = await wall(40);
    const reporters = await neighbours('c1', 'c2', 'c3', 'c4', 'c5', 'c6');
    const sent = reporters.flatMap((member) => ids.slice(0, 10).map((id) => reportBy(member, id)));
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
    expect((await keeper.call('feed', { query: { limit: '50' } })).body).toHaveLength(38);
    const waiting = (await keeper.call('reportedPosts')).body;
    expect(waiting).toHaveLength(10);
    expect(waiting.map(({ isHidden }) => isHidden)).toEqual([true, true, ...Array(8).fill(false)]);
  });

  it('of the same people weigh on one post of an author until it is reviewed', async () => {
    await wall(60);
    const [ana, ...reporters] = await neighbours('perseguida', 'p1', 'p2', 'p3');
    if (!ana) throw new Error('four people');
    const [first, second] = [await publish(ana, 'Uma ideia'), await publish(ana, 'Outra ideia')];
    expect(await isHiddenBy(reporters, first)).toBe(true);
    expect(await isHiddenBy(reporters, second)).toBe(false);
    await review(first, 'remove');
    const third = await publish(ana, 'Mais uma ideia');
    expect(await isHiddenBy(reporters, third)).toBe(true);
  });

  it('without cause cost weight, and one that was right gives it back', async () => {
    const ids = await wall(5);
    const reporters = await neighbours('e1', 'e2', 'e3');
    const outcomes = [];
    for (const [index, id] of ids.entries()) {
      outcomes.push(await isHiddenBy(reporters, id));
      await review(id, index === 0 ? 'keep' : 'remove');
    }
    expect(outcomes).toEqual([true, false, true, true, true]);
  });

  it('without cause cost half of the weight, so that two more make up for three', async () => {
    const [first = 0, second = 0] = await wall(2);
    const halved = await neighbours('f1', 'f2', 'f3');
    await isHiddenBy(halved, first);
    await review(first, 'keep');
    expect(await isHiddenBy([...halved, ...(await neighbours('f4', 'f5'))], second)).toBe(true);
  });
});

describe('a removed post', () => {
  it('counts nowhere any more, and its points go with it', async () => {
    const [ana, bia] = await neighbours('autora', 'bia');
    const [caio] = await newcomers('caio');
    if (!ana || !bia || !caio) throw new Error('three people');
    const id = await publish(ana, 'Algo que será removido');
    const other = await publish(ana, 'Algo que fica');
    await bia.call('voteSubmission', { params: { id } });
    await caio.call('voteSubmission', { params: { id } });
    await bia.call('voteSubmission', { params: { id: other } });
    const before = (await ana.call('account')).body;
    expect(before.facts).toMatchObject({
      ideas: 2,
      ideaVotes: 3,
      maxVotesOnOneIdea: 2,
      counted: { ideaVotes: 2 },
    });
    await reportBy(bia, id);
    await review(id, 'remove');
    const after = (await ana.call('account')).body;
    expect(after.facts).toMatchObject({
      ideas: 1,
      ideaVotes: 1,
      maxVotesOnOneIdea: 1,
      counted: { ideaVotes: 1 },
    });
    // 25 for the idea, and 5 for each of two votes.
    expect(after.influenceScore).toBe(before.influenceScore - 35);
    expect((await ana.call('community')).body).toMatchObject({
      posts: 1,
      topContributor: { username: 'autora', contributions: 1 },
    });
    await reportBy(bia, other);
    await review(other, 'remove');
    expect((await ana.call('account')).body.facts).toMatchObject({ ideas: 0, maxVotesOnOneIdea: 0 });
  });
});
