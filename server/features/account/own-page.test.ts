import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairness } from '#core/progress/fairness.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('the own page', () => {
  it('shows the profile and the facts behind the badges', async () => {
    const ana = await server.member('ana');
    await ana.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    const { body } = await ana.call('account');
    expect(body).toMatchObject({
      username: 'ana',
      fullName: null,
      influenceScore: 100,
      badges: [{ id: 'conhecedor-da-rota' }, { id: 'primeira-semente' }],
      facts: { activities: 1, games: [{ type: 'mapa-produtivo', completed: true, bestPercent: 100 }] },
    });
    const rewards = body.rewards.filter(({ received, total }) => received > 0 || total === 10);
    expect(rewards).toContainEqual({ type: 'mapa-produtivo', received: 1, total: 2 });
    expect(rewards).toContainEqual({ type: 'flip-produtividade', received: 0, total: 10 });
  });

  it('takes a name to show, and an empty one back', async () => {
    const bia = await server.member('bia');
    expect((await bia.call('updateAccount', { body: { fullName: ' Beatriz ' } })).body.fullName).toBe(
      'Beatriz',
    );
    expect((await bia.call('updateAccount', { body: { fullName: '' } })).body.fullName).toBeNull();
    const long = await bia.call('updateAccount', { body: { fullName: 'b'.repeat(81) } });
    expect(long).toMatchObject({ status: 400, body: { code: 'name_too_long' } });
  });

  it('takes no name to show that is, or looks like, the account of somebody else, hidden or not', async () => {
    const lia = await server.member('Lia Prado');
    const joel = await server.member('Joel');
    const show = (fullName: string, who = joel) => who.call('updateAccount', { body: { fullName } });
    const refused = { status: 409, body: { code: 'full_name_taken' } };
    for (const hideFromRanking of [false, true]) {
      await lia.call('updateAccount', { body: { hideFromRanking } });
      for (const name of ['Lia Prado', 'LIA PRADO', 'Lia Prad0', 'L1a Prado', '«Lia Prado».'])
        expect(await show(name)).toMatchObject(refused);
    }
    expect((await joel.call('account')).body.fullName).toBeNull();
    expect(await show('Coordenação')).toMatchObject({ status: 400, body: { code: 'name_reserved' } });
    expect((await show('Lia Prado de Souza')).status).toBe(200);
    expect((await show('Lia Prado', lia)).status).toBe(200);
    // A name that somebody else takes for an account later may stay.
    await server.member('Lia Prado de Souza');
    expect((await show('Lia Prado de Souza')).status).toBe(200);
  });

  it('keeps what the person does and how they like to read, each by itself, and exports it', async () => {
    const dora = await server.member('dora');
    const nothing = { trade: null, readsAloud: null, readsCalmly: null };
    expect((await dora.call('account')).body.preferences).toEqual(nothing);
    const say = async (preferences: object) =>
      (await dora.call('updateAccount', { body: { preferences } })).body.preferences;
    expect(await say({ trade: 'leite', readsCalmly: true })).toEqual({
      trade: 'leite',
      readsAloud: null,
      readsCalmly: true,
    });
    expect(await say({})).toMatchObject({ trade: 'leite' });
    expect(await say({ readsAloud: true })).toEqual({ trade: 'leite', readsAloud: true, readsCalmly: true });
    expect(await say({ readsAloud: false, readsCalmly: null })).toEqual({
      trade: 'leite',
      readsAloud: false,
      readsCalmly: null,
    });
    expect((await dora.call('accountExport')).body).toMatchObject({
      account: { preferences: { trade: 'leite' } },
    });
    const unknown = await dora.call('updateAccount', {
      body: { preferences: { trade: 'astronauta' as 'leite' } },
    });
    expect(unknown.status).toBe(400);
  });

  it('exports everything that is kept, and no secret', async () => {
    const caio = await server.member('caio');
    await caio.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    await caio.call('submit', { body: { question: 'P?', answer: 'Minha ideia' } });
    const vizinha = await server.member('vizinha');
    await connectMembers(vizinha, caio);
    const { body } = await caio.call('accountExport');
    expect(body).toMatchObject({
      account: { username: 'caio' },
      entries: [{ points: 100 }, { points: 25 }, { points: 10 }],
      posts: [{ body: 'Minha ideia' }],
      connections: [{ one_id: caio.id, other_id: vizinha.id }],
      teams: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|token|password/);
  });
});

describe('deleting the account', () => {
  it('asks for the password, removes what is the member’s own, and leaves the points of others', async () => {
    const autora = await server.member('autora');
    const some = await server.member('some');
    const { body: kept } = await autora.call('submit', { body: { question: 'P?', answer: 'Fica' } });
    await some.call('voteSubmission', { params: { id: kept.submission.id } });
    const { body: gone } = await some.call('submit', { body: { question: 'P?', answer: 'Some' } });
    await autora.call('voteSubmission', { params: { id: gone.submission.id } });
    await some.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    const before = (await autora.call('leadershipStats')).body.completionRate.completed;

    const wrong = await some.call('deleteAccount', { body: { password: 'outra!' } });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect((await some.call('deleteAccount', { body: { password: testPassword } })).status).toBe(200);

    expect((await some.call('me')).status).toBe(401);
    const login = await server.call('login', { body: { usernameOrEmail: 'some', password: testPassword } });
    expect(login.status).toBe(401);
    expect((await autora.call('me')).body.influenceScore).toBe(30);
    const { body: feed } = await autora.call('feed');
    expect(feed.find(({ text }) => text === 'Fica')).toMatchObject({ votes: 1 });
    expect(feed.map(({ text }) => text)).not.toContain('Some');
    expect((await autora.call('leadershipStats')).body.completionRate.completed).toBe(before - 1);
  });

  it('lets the name and the email rest for thirty days', async () => {
    const body = { username: 'José', email: 'Jose@exemplo.com', password: testPassword };
    const { token } = (await server.call('register', { body })).body;
    await server.call('deleteAccount', { token, body: { password: testPassword } });
    const register = (username: string, email: string) =>
      server.call('register', { body: { ...body, username, email } });
    const refused = [
      { name: 'JOSÉ', email: 'outro@exemplo.com', code: 'username_taken' },
      { name: 'outro', email: 'jose@exemplo.com', code: 'email_taken' },
    ];
    for (const { name, email, code } of refused) {
      expect(await register(name, email)).toMatchObject({ status: 409, body: { code } });
    }
    server.clock.now += fairness.daysOfNameRest * 24 * 3_600_000 - 1;
    expect((await register('josé', 'jose@exemplo.com')).status).toBe(409);
    expect(await server.database.db.selectFrom('resting_names').selectAll().execute()).not.toEqual([]);
    server.clock.now += 1;
    expect((await register('josé', 'jose@exemplo.com')).status).toBe(201);
    const kept = await server.database.db.selectFrom('resting_names').selectAll().execute();
    expect(kept).toEqual([]);
  });
});
