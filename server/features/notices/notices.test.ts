import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let count = 0;
const people = (many: number): Promise<TestMember[]> =>
  Promise.all(Array.from({ length: many }, () => server.member(`aviso${count++}`)));
const pair = async () => (await people(2)) as [TestMember, TestMember];

const noticesOf = async (member: TestMember, query = {}) => (await member.call('notices', { query })).body;
const linesOf = async (member: TestMember) =>
  (await noticesOf(member)).notices.map(({ kind, count: many }) => `${kind} ${many}`);

async function readAll(member: TestMember): Promise<void> {
  const { notices } = await noticesOf(member);
  await member.call('readNotices', { body: { upTo: notices[0]?.id ?? 0 } });
}

const submit = async (member: TestMember, answer: string): Promise<number> =>
  (await member.call('submit', { body: { question: 'O que falta?', answer } })).body.submission.id;
const vote = (member: TestMember, id: number) => member.call('voteSubmission', { params: { id } });
const ask = (one: TestMember, other: TestMember) => one.call('connect', { params: { id: other.id } });

describe('notices', () => {
  it('are none for whoever has just come', async () => {
    const [ana] = await pair();
    expect(await noticesOf(ana)).toEqual({ notices: [], unread: 0 });
    expect((await ana.call('readNotices', { body: { upTo: 5 } })).body).toEqual({ unread: 0 });
  });

  it('fold the votes on one idea into a number, without a name', async () => {
    const [ana, ...voters] = (await people(5)) as [TestMember, ...TestMember[]];
    const sold = 'Vender o mel junto na feira nova da nossa praça nos domingos!';
    const [mel, leite] = [await submit(ana, sold), await submit(ana, 'Um tanque de leite')];
    for (const voter of voters) await vote(voter, mel);
    await vote(voters[0] as TestMember, leite);
    const { notices, unread } = await noticesOf(ana);
    expect(unread).toBe(2);
    expect(notices).toMatchObject([
      {
        kind: 'votes',
        count: 1,
        about: 'Um tanque de leite',
        actor: null,
        isRead: false,
        path: `/community?publicacao=${leite}`,
      },
      { kind: 'votes', count: 4, about: 'Vender o mel junto na feira nova da nossa praça nos…', actor: null },
    ]);
    for (const voter of voters) {
      expect(JSON.stringify(notices)).not.toContain(voter.username);
      expect(
        JSON.stringify(await server.database.db.selectFrom('notices').selectAll().execute()),
      ).not.toContain(`"actor_id":${voter.id},`);
    }
  });

  it('count anew once they were read, on every device', async () => {
    const [ana, bia, caio] = (await people(3)) as [TestMember, TestMember, TestMember];
    const idea = await submit(ana, 'Uma balança para todos');
    await vote(bia, idea);
    await readAll(ana);
    expect(await noticesOf(ana)).toMatchObject({ unread: 0, notices: [{ count: 1, isRead: true }] });
    await vote(caio, idea);
    expect(await noticesOf(ana)).toMatchObject({ unread: 1, notices: [{ count: 1, isRead: false }] });
  });

  it('are marked no further than they go, and never back', async () => {
    const [ana, bia] = await pair();
    await ask(bia, ana);
    expect((await ana.call('readNotices', { body: { upTo: 999_999_999 } })).body).toEqual({ unread: 0 });
    await ana.call('readNotices', { body: { upTo: 0 } });
    expect((await noticesOf(ana)).unread).toBe(0);
    await vote(bia, await submit(ana, 'Água para o gado'));
    expect((await noticesOf(ana)).unread).toBe(1);
  });

  it('tell by name who wants to connect, and who said yes', async () => {
    const [ana, bia] = await pair();
    await ask(ana, bia);
    expect((await noticesOf(bia)).notices).toMatchObject([
      { kind: 'connection_asked', actor: { id: ana.id, username: ana.username }, path: '/account' },
    ]);
    await ask(bia, ana);
    expect((await noticesOf(ana)).notices).toMatchObject([
      { kind: 'connection_accepted', actor: { id: bia.id, username: bia.username } },
    ]);
  });

  it('take back what nobody has to answer any more', async () => {
    const [ana, bia] = await pair();
    await ask(ana, bia);
    await ana.call('declineConnection', { params: { id: bia.id } });
    expect(await noticesOf(bia)).toEqual({ notices: [], unread: 0 });
    await ask(ana, bia);
    await bia.call('declineConnection', { params: { id: ana.id } });
    expect(await linesOf(bia)).toEqual([]);
    expect(await linesOf(ana)).toEqual([]);
  });

  it('leave out a name that is kept private, also if it was hidden later', async () => {
    const [ana, bia] = await pair();
    await ask(ana, bia);
    await ana.call('updateAccount', { body: { hideFromRanking: true } });
    const { notices } = await noticesOf(bia);
    expect(notices).toMatchObject([{ kind: 'connection_asked', actor: null }]);
    expect(JSON.stringify(notices)).not.toContain(ana.username);
  });

  it('bring a badge that others caused, not the one that the answer brings', async () => {
    const [ana] = await pair();
    const others = await people(5);
    for (const other of others) await connectMembers(ana, other);
    expect(await linesOf(ana)).not.toContain('badge 1');
    server.clock.now += 24 * 3600 * 1000;
    for (const other of others) await other.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    expect(await linesOf(ana)).toContain('badge 1');
    const [rui] = await pair();
    await rui.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    expect(await linesOf(rui)).toEqual([]);
  });

  it('tell that a review was answered', async () => {
    const [ana, carer] = await pair();
    await makeCarer(server.database.db, carer.id);
    await ana.call('requestReview', { body: { message: 'Olhem de novo' } });
    const { body: reviews } = await carer.call('reviews');
    const own = reviews.find(({ userId }) => userId === ana.id);
    await carer.call('answerReview', { params: { id: own?.id ?? 0 }, body: { answer: 'Está certo agora' } });
    expect((await noticesOf(ana)).notices).toMatchObject([
      { kind: 'review_answered', about: 'Está certo agora', actor: null, path: '/leadership' },
    ]);
  });

  it('go with whoever caused them', async () => {
    const [ana, bia] = await pair();
    await ask(ana, bia);
    await ana.call('deleteAccount', { body: { password: 'segredo' } });
    expect(await noticesOf(bia)).toEqual({ notices: [], unread: 0 });
  });

  it('of others stay behind when somebody moves, and theirs of them; one’s own go along', async () => {
    const [ana, bia, carer] = (await people(3)) as [TestMember, TestMember, TestMember];
    await makeCarer(server.database.db, carer.id);
    await ask(bia, ana);
    await vote(bia, await submit(ana, 'Um poço para a comunidade'));
    const { body: cleo } = await carer.call('createCommunity', { body: { name: 'Leite do Vale' } });
    await connectMembers(ana, carer);
    const { body: invite } = await carer.call('createInvite', {
      params: { id: cleo.id },
      body: { maxUses: 5, days: 7 },
    });
    expect((await ana.call('joinCommunity', { body: { code: invite.code } })).status).toBe(200);
    expect(await linesOf(ana)).toEqual(['votes 1']);
    expect(await linesOf(carer)).toEqual([]);
  });

  it('are read a page at a time, before or after one', async () => {
    const [ana, bia] = await pair();
    const { db } = server.database;
    await db
      .insertInto('notices')
      .values(
        Array.from({ length: 120 }, (_, index) => ({
          user_id: ana.id,
          community_id: null,
          kind: 'badge',
          fold_key: `badge:${index}`,
          actor_id: null,
          count: 1,
          details: JSON.stringify({ about: `selo ${index}`, path: '/account' }),
          created_at: server.clock.now,
        })),
      )
      .execute();
    const first = await noticesOf(ana);
    expect([first.notices.length, first.notices[0]?.about, first.unread]).toEqual([50, 'selo 119', 99]);
    const second = await noticesOf(ana, { before: String(first.notices.at(-1)?.id) });
    expect(second.notices.map(({ about }) => about).slice(0, 2)).toEqual(['selo 69', 'selo 68']);
    const newer = await noticesOf(ana, { after: String(first.notices[3]?.id) });
    expect(newer.notices.map(({ about }) => about)).toEqual(['selo 119', 'selo 118', 'selo 117']);
    expect((await noticesOf(bia)).notices).toEqual([]);
  });

  it('are kept for 90 days, and at most two hundred and some a person', async () => {
    const [ana, bia] = await pair();
    const { db } = server.database;
    const row = { user_id: ana.id, community_id: null, kind: 'badge', actor_id: null, count: 1 };
    const details = JSON.stringify({ about: '', path: '/account' });
    const insert = (from: number, many: number, created_at: number) =>
      db
        .insertInto('notices')
        .values(
          Array.from({ length: many }, (_, index) => ({
            ...row,
            fold_key: `velho:${from + index}`,
            details,
            created_at,
          })),
        )
        .execute();
    await db.deleteFrom('notices').execute();
    await insert(0, 30, server.clock.now - 91 * 24 * 3600 * 1000);
    await insert(30, 260, server.clock.now);
    for (let turn = 0; turn < 45; turn++) {
      await ask(bia, ana);
      await bia.call('declineConnection', { params: { id: ana.id } });
    }
    const { kept } = await db
      .selectFrom('notices')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('user_id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(Number(kept)).toBeGreaterThanOrEqual(199);
    expect(Number(kept)).toBeLessThanOrEqual(220);
    const oldest = await db.selectFrom('notices').select('fold_key').orderBy('id').executeTakeFirst();
    expect(oldest?.fold_key).not.toBe('velho:0');
  });
});
