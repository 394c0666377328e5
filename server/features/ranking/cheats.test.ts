import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ballot } from '#core/nominations/ballots.ts';
import { dayNumber } from '#core/progress/day.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { readAnswered } from '#server/features/rounds/tell-queries.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers, play, publish } from '#server/testing/village.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let coordinator: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordenadora'] });
  coordinator = await server.newcomer('coordenadora');
});
afterAll(() => server.close());

interface Raised {
  cheat: TestMember;
  helpers: TestMember[];
}

/** Somebody with several kinds of activity on two days, and helpers of their own who vote and connect. */
async function raise(name: string, count: number, app = server): Promise<Raised> {
  const [cheat] = (await establishedMembers(app, name, 1)) as [TestMember];
  const helpers = await establishedMembers(app, `${name} ajudante `, count);
  await cheat.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
  const post = await publish(cheat, `Uma barraca de mel na praça, diz ${name}`);
  for (const helper of helpers) {
    await connectMembers(helper, cheat);
    await helper.call('voteSubmission', { params: { id: post } });
  }
  return { cheat, helpers };
}

const own = async (member: TestMember) => {
  const { facts, standing } = (await member.call('account')).body;
  return { ...facts.counted, votes: facts.ideaVotes, type: standing.type };
};

const raised = { connections: 2, ideaVotes: 2, storyVotes: 0, votes: 2, type: 'conector' };
const fallen = { connections: 0, ideaVotes: 0, storyVotes: 0, votes: 2, type: null };

describe('helpers who raise somebody', () => {
  it('raise nobody any more once they deleted their accounts', async () => {
    const { cheat, helpers } = await raise('apaga', 2);
    expect(await own(cheat)).toEqual(raised);
    for (const helper of helpers) await helper.call('deleteAccount', { body: { password: testPassword } });
    expect(await own(cheat)).toEqual(fallen);
  });

  it('nor once they live elsewhere, and again when they come back', async () => {
    const elsewhere = await makeCommunity(server, coordinator, 'Outro vale');
    const { body } = await coordinator.call('createInvite', { params: { id: 1 }, body: { maxUses: 9 } });
    const { cheat, helpers } = await raise('muda', 2);
    for (const helper of helpers) await elsewhere.settle(helper);
    expect(await own(cheat)).toEqual(fallen);
    for (const { token } of helpers) await server.call('joinCommunity', { token, body: { code: body.code } });
    expect(await own(cheat)).toMatchObject({ connections: 0, ideaVotes: 2 });
    await elsewhere.settle(cheat);
    expect(await own(cheat)).toEqual(fallen);
    // Votes for an idea that stayed behind lift nobody where its author lives now.
    const [late] = (await establishedMembers(server, 'tarde', 1)) as [TestMember];
    const idea = (await late.call('submissions')).body.find(({ userId }) => userId === cheat.id);
    await late.call('voteSubmission', { params: { id: idea?.id ?? 0 } });
    expect(await own(cheat)).toMatchObject({ ideaVotes: 0, votes: 3 });
  });

  it('nor while those who take care keep them out', async () => {
    const { cheat, helpers } = await raise('suspende', 2);
    for (const { id } of helpers)
      await coordinator.call('suspendUser', { params: { id }, body: { reason: 'Contas da mesma pessoa' } });
    expect(await own(cheat)).toEqual(fallen);
    for (const { id } of helpers) await coordinator.call('restoreUser', { params: { id } });
    expect(await own(cheat)).toMatchObject({ ...raised, type: expect.any(String) });
  });

  it('raise nobody at all where others live, whom they do not know', { timeout: 60_000 }, async () => {
    const fresh = await startTestApp({ coordinators: ['coordenadora'] });
    const village = await establishedMembers(fresh, 'vila', 9);
    for (const [index, one] of village.entries())
      for (const step of [1, 2, 3]) {
        const other = village[(index + step) % village.length];
        if (other) await connectMembers(one, other);
      }
    const honest = village[0] as TestMember;
    await honest.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    await publish(honest, 'Um viveiro de mudas para a vila toda');
    const { cheat, helpers } = await raise('sozinha', 3, fresh);
    expect(await own(cheat)).toMatchObject({ connections: 3, type: expect.any(String) });
    await fresh.app.network.refresh();
    expect(await own(cheat)).toMatchObject({ connections: 3, type: null });
    expect((await cheat.call('account')).body.standing).toMatchObject({ isDamped: false, isKnown: false });
    expect((await own(honest)).type).not.toBeNull();
    const { topLeader } = (await cheat.call('leadershipStats')).body;
    expect(topLeader).toMatchObject({ username: honest.username });

    // Nor have they a say in who is looked to: only the village is counted.
    const carer = await fresh.newcomer('coordenadora');
    const { code } = (await carer.call('createInvite', { params: { id: 1 }, body: { maxUses: 9 } })).body;
    const invited = await Promise.all(
      Array.from({ length: 8 }, async (_, one) => {
        const account = { username: `convite ${one}`, email: `convite-${one}@exemplo.com` };
        const body = { ...account, password: testPassword, invite: code };
        return (await fresh.call('register', { body })).body.token;
      }),
    );
    await carer.call('makeCards', { params: { id: 1 }, body: { names: ['Nunca veio', 'Nem esta'] } });
    const endsAt = new Date(fresh.clock.now + day).toISOString();
    const questions = ['A quem você pede conselho?', 'Quem junta as pessoas?', 'Quem resolve?'];
    const round = (await carer.call('openRound', { params: { id: 1 }, body: { questions, endsAt } })).body;
    // What an open round tells is without strangers, and without those who never used their cards.
    expect(round.members).toBe(village.length + invited.length);
    const answer = (token: string, ...named: TestMember[]) => {
      const body = { people: named.map(({ id }) => id) };
      return fresh.call('answerRound', { token, params: { id: round.id, question: 0 }, body });
    };
    for (const { token } of village) await answer(token, honest);
    for (const { token } of helpers) await answer(token, cheat);
    // Whoever came by an invite has a say in whom others name too: it may hang on a wall.
    for (const token of invited) await answer(token, honest, cheat);
    for (const token of invited)
      await fresh.call('answerRound', {
        token,
        params: { id: round.id, question: 1 },
        body: { people: [], outside: ['Zeca da Serra'] },
      });
    const scope = { roundId: round.id, questions: questions.length, communityId: firstCommunity };
    const answered = await readAnswered(fresh.database.db, scope);
    const { heard } = answered.round;
    const countIn = (ballots: readonly Ballot[] | null, { id }: TestMember) =>
      (ballots ?? []).flatMap(([first]) => first ?? []).filter((at) => answered.ids[at] === id).length;
    expect([countIn(heard.own, honest), countIn(heard.beside, honest)]).toEqual([
      village.length - 1,
      invited.length,
    ]);
    expect([countIn(heard.own, cheat), countIn(heard.beside, cheat)]).toEqual([0, invited.length]);
    // Of somebody from outside, whom nobody can ask, they say nothing.
    expect(answered.round.outside.flat()).toEqual([]);
    fresh.clock.now += 2 * day;
    const { told } = (await carer.call('roundResults', { params: { id: round.id } })).body;
    expect(told).toMatchObject({ members: village.length + invited.length, answered: 15 });
    await fresh.close();
  });

  it('raise nobody when they are twenty, know each other and take two months', {
    timeout: 180_000,
  }, async () => {
    const fresh = await startTestApp();
    const village = await establishedMembers(fresh, 'vila', 24);
    await connectRound(fresh, village, [1]);
    const own = await establishedMembers(fresh, 'conta', 20);
    const cheat = own[0] as TestMember;
    await connectRound(fresh, own, [1, 2]);
    for (const helper of own.slice(3, -2)) {
      await connectMembers(helper, cheat);
      fresh.clock.now += 2 * day;
    }
    await cheat.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    await publish(cheat, 'Uma barraca de mel na praça');
    await fresh.app.network.refresh();
    const standingOf = async () => (await cheat.call('account')).body.standing;
    expect(await standingOf()).toMatchObject({ type: null, isKnown: false });
    const { people } = (await cheat.call('network')).body;
    const first = people.reduce((best, one) => (one.degree > best.degree ? one : best));
    expect(own.map(({ id }) => id)).not.toContain(first.id);
    expect(people.find(({ id }) => id === cheat.id)?.degree).toBe(0);
    // Two neighbours who agreed to meet them are not enough, three are.
    const meet = async (neighbours: readonly TestMember[]) => {
      for (const one of neighbours) await connectMembers(cheat, one);
      await fresh.app.network.refresh();
    };
    await meet(village.slice(4, 6));
    expect(await standingOf()).toMatchObject({ type: null, isKnown: false });
    await meet(village.slice(14, 15));
    expect(await standingOf()).toMatchObject({ type: expect.any(String), isKnown: true });
    await fresh.close();
  });

  it('bring ten paid votes a day when nobody of the community has met them', {
    timeout: 60_000,
  }, async () => {
    const fresh = await startTestApp();
    const village = await establishedMembers(fresh, 'vila', 9);
    await connectRound(fresh, village, [1, 2, 3]);
    const [cheat, neighbour] = village as [TestMember, TestMember];
    const own = await establishedMembers(fresh, 'conta', 6);
    await fresh.app.network.refresh();
    const scoreOf = async () => (await cheat.call('me')).body.influenceScore;
    const before = await scoreOf();
    const posts = [];
    for (const text of ['Um poço', 'Uma ponte', 'Um trator']) posts.push(await publish(cheat, text));
    const notices = [];
    for (const id of posts)
      for (const one of own) notices.push((await one.call('voteSubmission', { params: { id } })).body.notice);
    expect(await scoreOf()).toBe(before + 3 * 25 + 10 * 5);
    expect(notices.filter((notice) => notice?.includes('se conecta'))).toHaveLength(8);
    for (const id of posts) await neighbour.call('voteSubmission', { params: { id } });
    expect(await scoreOf()).toBe(before + 3 * 25 + 13 * 5);
    await fresh.close();
  });

  it('bring ten paid connections a day, and hide nothing by reporting it, when nobody has met them', {
    timeout: 60_000,
  }, async () => {
    const fresh = await startTestApp();
    const village = await establishedMembers(fresh, 'vila', 9);
    await connectRound(fresh, village, [1, 2, 3]);
    const [cheat, neighbour] = village as [TestMember, TestMember];
    const own = await establishedMembers(fresh, 'conta', 12);
    await fresh.app.network.refresh();
    const before = (await cheat.call('me')).body.influenceScore;
    const connections = (await cheat.call('userStats', { params: { id: cheat.id } })).body.connections;
    for (const one of own) await connectMembers(one, cheat);
    const after = (await cheat.call('userStats', { params: { id: cheat.id } })).body;
    expect(after.connections).toBe(connections + 12);
    expect(after.influenceScore).toBe(before + 10 * 10);

    const body = { type: 'submission', id: await publish(neighbour, 'Um poço para a vila') };
    const report = async (member: TestMember) => (await member.call('report', { body })).body.hidden;
    for (const one of own) expect(await report(one)).toBe(false);
    const seen = [];
    for (const one of village.slice(2, 5)) seen.push(await report(one));
    expect(seen).toEqual([false, false, true]);
    await fresh.close();
  });

  it('bring ten paid votes each in a month, however long they go on', async () => {
    const [cheat, fan] = (await establishedMembers(server, 'dupla', 2)) as [TestMember, TestMember];
    const before = (await cheat.call('me')).body.influenceScore;
    const things = ['poço', 'ponte', 'trator', 'moinho', 'cerca', 'feira', 'curso', 'forno', 'mel', 'horta'];
    let paid = 0;
    for (const thing of [...things, 'leite', 'queijo']) {
      server.clock.now += day;
      const id = await publish(cheat, `Quero ${thing}`);
      const { notice } = (await fan.call('voteSubmission', { params: { id } })).body;
      if (notice === null) paid++;
      else expect(notice).toContain('10 em 30 dias');
    }
    expect(paid).toBe(10);
    expect((await cheat.call('me')).body.influenceScore).toBe(before + 12 * 25 + 10 * 5);
    server.clock.now += 30 * day;
    const id = await publish(cheat, 'Quero chuva');
    expect((await fan.call('voteSubmission', { params: { id } })).body.notice).toBeNull();
  });

  it('bring no more for having voted through many days before their first game', async () => {
    const [cheat, late] = [await server.member('esperta'), await server.newcomer('tardia')];
    const { db } = server.database;
    for (const text of [
      'poço',
      'ponte',
      'trator',
      'moinho',
      'cerca',
      'feira',
      'curso',
      'forno',
      'mel',
      'leite',
      'horta',
    ]) {
      server.clock.now += day;
      const id = await publish(cheat, `Quero ${text}`);
      const used = { day_newcomer_votes: 10, bound_day: dayNumber(server.clock.now) };
      await db.updateTable('standings').set(used).where('user_id', '=', cheat.id).execute();
      await late.call('voteSubmission', { params: { id } });
    }
    const before = (await cheat.call('me')).body.influenceScore;
    await play(late);
    expect((await cheat.call('me')).body.influenceScore).toBe(before + 10 * 5);
  });
});
