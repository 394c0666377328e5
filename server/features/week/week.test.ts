import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day, weekNumber, weekStart } from '#core/progress/day.ts';
import { buildApp } from '#server/app.ts';
import { flipRun, mapaRun } from '#server/demo/honest-runs.ts';
import { callApp } from '#server/http/call-app.ts';
import { createLocalLive } from '#server/live/live.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers } from '#server/testing/village.ts';
import { createWeekTeller } from './teller.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const goalOf = async (member: TestMember) => (await member.call('weeklyGoal')).body;
const publish = async (member: TestMember, answer: string) =>
  (await member.call('submit', { body: { question: 'P?', answer } })).body.submission.id;
const play = (member: TestMember, gameId = 1) =>
  member.call('saveProgress', { params: { gameId }, body: gameId === 1 ? mapaRun() : flipRun('glossario') });
const toldOf = async (member: TestMember) =>
  (await member.call('notices')).body.notices.filter(({ kind }) => kind === 'week_told');

/** Members who have finished a game and whose first day is over. */
async function neighbours(...names: string[]): Promise<TestMember[]> {
  const members = [];
  for (const name of names) members.push(await server.member(name));
  server.clock.now += day;
  for (const member of members) await play(member);
  return members;
}

/** Goes to the Monday after this week. */
const nextWeek = () => {
  server.clock.now = weekStart(weekNumber(server.clock.now) + 1) + 9 * 3600 * 1000;
};

/** Goes to a week whose goal is of a kind, by what the number of a week decides. */
const toWeekOf = (kind: 'games' | 'voters' | 'writers' | 'helped') => {
  const turn = ['games', 'voters', 'writers', 'helped'].indexOf(kind);
  do nextWeek();
  while (weekNumber(server.clock.now) % 4 !== turn);
};

describe('the goal of the week', () => {
  it('grows with the games that members finish, each once a week', async () => {
    const [ana, bia] = await neighbours('ana', 'bia');
    if (!ana || !bia) throw new Error('two people');
    expect(await goalOf(ana)).toMatchObject({
      kind: 'games',
      target: 3,
      count: 2,
      last: null,
      isCounted: true,
      endsAt: new Date(weekStart(weekNumber(server.clock.now) + 1)).toISOString(),
    });
    await play(ana);
    expect((await goalOf(ana)).count).toBe(2);
    await play(ana, 7);
    expect((await goalOf(bia)).count).toBe(3);
    nextWeek();
    await play(ana);
    expect(await goalOf(ana)).toMatchObject({ count: 1, last: { kind: 'games', target: 3, reached: 3 } });
    nextWeek();
    nextWeek();
    expect(await goalOf(ana)).toMatchObject({ count: 0, last: null });
  });

  it('counts nobody on the first day, whose week it is all the same', async () => {
    const ana = await server.member('nova');
    await play(ana);
    expect(await goalOf(ana)).toMatchObject({
      count: 0,
      sharedWeeks: 1,
      hasShared: true,
      isCounted: false,
    });
  });

  it('is not reached by accounts that nobody has met, or one person alone', { timeout: 60_000 }, async () => {
    const village = await establishedMembers(server, 'vila', 9);
    await connectRound(server, village, [1, 2]);
    await server.app.network.refresh();
    const own = await neighbours('conta 1', 'conta 2', 'conta 3', 'conta 4');
    const [first, second] = own as [TestMember, TestMember];
    await connectMembers(first, second);
    toWeekOf('games');
    const [neighbour, other] = village as [TestMember, TestMember];
    for (const one of [neighbour, other, ...own]) await play(one);
    expect(await goalOf(neighbour)).toMatchObject({ kind: 'games', count: 2, isCounted: true });
    expect(await goalOf(first)).toMatchObject({ count: 2, isCounted: false, hasShared: true });
    await connectMembers(first, neighbour);
    await server.app.network.refresh();
    await play(first, 7);
    expect(await goalOf(first)).toMatchObject({ count: 2, isCounted: false });
    await connectMembers(first, other);
    await server.app.network.refresh();
    await play(first, 7);
    expect(await goalOf(first)).toMatchObject({ count: 3, isCounted: true });
  });

  it('is told on Monday, once, whoever asks first and however many processes look', async () => {
    const [ana, bia] = await neighbours('ana', 'bia');
    if (!ana || !bia) throw new Error('two people');
    await goalOf(ana);
    expect(await toldOf(ana)).toEqual([]);
    nextWeek();
    const { database, clock } = server;
    const other = await buildApp({ database, clock: () => clock.now, rateLimit: false });
    const teller = () =>
      createWeekTeller(database.db, { clock: () => clock.now, live: createLocalLive() }).run();
    const { token } = bia;
    await Promise.all([
      teller(),
      goalOf(ana),
      callApp(other, 'weeklyGoal', { token }),
      teller(),
      callApp(other, 'weeklyGoal', { token }),
      goalOf(bia),
    ]);
    for (const member of [ana, bia])
      expect(await toldOf(member)).toMatchObject([
        {
          about: 'Na semana passada: 2 jogos terminados, de 3. Esta semana tem outro mutirão.',
          actor: null,
          path: '/community',
        },
      ]);
    await other.close();
  });

  it('is told by the clock where nobody asks, and not at all when nothing was done', async () => {
    const [ana] = await neighbours('ana');
    if (!ana) throw new Error('one person');
    const teller = createWeekTeller(server.database.db, {
      clock: () => server.clock.now,
      live: createLocalLive(),
    });
    await goalOf(ana);
    await teller.run();
    expect(await toldOf(ana)).toHaveLength(0);
    nextWeek();
    await teller.run();
    expect(await toldOf(ana)).toHaveLength(1);
    await goalOf(ana);
    nextWeek();
    await teller.run();
    nextWeek();
    expect((await goalOf(ana)).last).toBeNull();
    expect(await toldOf(ana)).toHaveLength(1);
  });

  it('may be people who vote, each once, and follows what the weeks before brought', async () => {
    const people = await neighbours('a', 'b', 'c', 'd', 'e', 'f');
    const [ana, ...others] = people;
    if (!ana) throw new Error('six people');
    toWeekOf('voters');
    await publish(ana, 'Ideia para acordar a semana');
    const ids = [await publish(ana, 'Um poço novo'), await publish(ana, 'Um caminhão para todos')];
    for (const other of others) await other.call('weeklyGoal');
    expect(await goalOf(ana)).toMatchObject({ kind: 'voters', target: 3, count: 0 });
    for (const other of others.slice(0, 4))
      for (const id of ids) await other.call('voteSubmission', { params: { id } });
    expect((await goalOf(ana)).count).toBe(4);
    toWeekOf('voters');
    // Four weeks later that is the only week looked back upon.
    expect(await goalOf(ana)).toMatchObject({ kind: 'voters', target: 4 });
  });

  it('may be newcomers who were helped, each once, by somebody known', async () => {
    const [ana, bia] = await neighbours('ana', 'bia', 'c', 'd', 'e', 'f');
    if (!ana || !bia) throw new Error('two people');
    toWeekOf('helped');
    for (const member of [ana, bia]) await play(member);
    const news = [];
    for (const name of ['n1', 'n2', 'n3']) news.push(await server.member(name));
    const [one, two] = news as [TestMember, TestMember];
    await play(one);
    expect(await goalOf(ana)).toMatchObject({ kind: 'helped', target: 2, count: 0 });
    const idea = await publish(one, 'Cheguei e quero aprender');
    await ana.call('voteSubmission', { params: { id: idea } });
    await bia.call('reply', { params: { id: idea }, body: { text: 'Seja bem-vinda' } });
    // Neither what newcomers do for each other nor somebody who never played counts.
    await two.call('voteSubmission', { params: { id: await publish(one, 'Outra ideia minha') } });
    await connectMembers(ana, two);
    expect((await goalOf(ana)).count).toBe(1);
    server.clock.now += day;
    await play(two);
    await bia.call('voteSubmission', { params: { id: await publish(two, 'Agora eu também jogo') } });
    expect((await goalOf(ana)).count).toBe(2);
  });

  it('counts a newcomer who was connected, whoever of the two asked', async () => {
    const [ana, bia] = await neighbours('ana', 'bia', 'c', 'd', 'e', 'f');
    if (!ana || !bia) throw new Error('two people');
    toWeekOf('helped');
    for (const member of [ana, bia]) await play(member);
    const [asked, asks] = [await server.member('n1'), await server.member('n2'), await server.member('n3')];
    for (const newcomer of [asked, asks]) await play(newcomer);
    await connectMembers(ana, asked);
    expect((await goalOf(ana)).count).toBe(1);
    await connectMembers(asks, bia);
    expect((await goalOf(ana)).count).toBe(2);
  });

  it('counts a newcomer once who was helped before doing anything in the week', async () => {
    const [ana, bia] = await neighbours('ana', 'bia', 'c', 'd', 'e', 'f');
    if (!ana || !bia) throw new Error('two people');
    toWeekOf('helped');
    server.clock.now -= 2 * day;
    const [nova] = [await server.member('n1'), await server.member('n2'), await server.member('n3')];
    await play(nova);
    const idea = await publish(nova, 'Cheguei e quero aprender');
    nextWeek();
    await ana.call('voteSubmission', { params: { id: idea } });
    expect(await goalOf(ana)).toMatchObject({ kind: 'helped', count: 1 });
    await play(nova, 7);
    await bia.call('voteSubmission', { params: { id: idea } });
    expect((await goalOf(ana)).count).toBe(1);
  });

  it('keeps what was noted of somebody for the week before, and no longer', async () => {
    const [ana] = await neighbours('ana');
    if (!ana) throw new Error('one person');
    const noted = async () => {
      const rows = await server.database.db
        .selectFrom('weekly_acts')
        .select('week')
        .where('user_id', '=', ana.id)
        .execute();
      return new Set(rows.map(({ week }) => week)).size;
    };
    for (const text of ['Uma ideia para a feira', 'Outra para o mel', 'Mais uma, do café']) {
      nextWeek();
      await publish(ana, text);
      expect(await noted()).toBe(2);
    }
  });

  it('counts the weeks in which one took part, and a missed one costs nothing', async () => {
    const [ana] = await neighbours('ana');
    if (!ana) throw new Error('one person');
    expect(await goalOf(ana)).toMatchObject({ sharedWeeks: 1, hasShared: true });
    for (const _ of [1, 2, 3]) nextWeek();
    expect(await goalOf(ana)).toMatchObject({ sharedWeeks: 1, hasShared: false });
    await publish(ana, 'Voltei da colheita');
    await publish(ana, 'E trouxe outra ideia');
    expect(await goalOf(ana)).toMatchObject({ sharedWeeks: 2, hasShared: true });
  });
});
