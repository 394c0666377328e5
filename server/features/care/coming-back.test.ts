import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { makeCoordinator } from '#server/features/account/make-coordinator.ts';
import { makeFirstPath } from '#server/features/care/first-address.ts';
import { listenTo } from '#server/testing/listener.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
let coordinator: TestMember;
let facilitator: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena'] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  [coordinator, facilitator] = [await server.member('coordena'), await server.member('facilita')];
  await makeCarer(server.database.db, facilitator.id, firstCommunity);
});
afterAll(() => server.close());

const hour = 3600 * 1000;
const recoveryFor = (carer: TestMember, { id }: { id: number }) =>
  carer.call('makeRecovery', { params: { id } });
const recover = (code: string, password = 'senha nova') =>
  server.call('recover', { body: { code, password } });
const login = (usernameOrEmail: string, password: string) =>
  server.call('login', { body: { usernameOrEmail, password } });

describe('a way back in', () => {
  it('sets a new password once, ends every other session at once, and says who made it', async () => {
    const ana = await server.member('ana');
    const page = await listenTo(server.app, ana.token);
    await server.call('askForHelp', { body: { usernameOrEmail: 'ana' } });
    const made = await recoveryFor(facilitator, ana);
    const url = `/entrar/${made.body.code}`;
    expect(made).toMatchObject({ status: 201, body: { url, path: url } });
    expect(Date.parse(made.body.expiresAt)).toBe(server.clock.now + 24 * hour);
    const kept = JSON.stringify(await server.database.db.selectFrom('recoveries').selectAll().execute());
    expect(kept).not.toContain(made.body.code);

    const said = made.body.code.toLowerCase().replace(/(.{5})/, '$1-');
    const back = await recover(said);
    expect(back).toMatchObject({ status: 200, body: { user: { username: 'ana' }, isFirstVisit: false } });
    await page.ended;
    expect((await ana.call('me')).status).toBe(401);
    expect((await login('ana', testPassword)).status).toBe(401);
    expect((await login('ana', 'senha nova')).status).toBe(200);
    expect(await recover(made.body.code, 'outra senha')).toMatchObject({
      status: 404,
      body: { code: 'code_invalid' },
    });
    const { body: log } = await server.call('careLog', { token: back.body.token, query: { mine: 'true' } });
    expect(log.entries.map(({ action, carer, person }) => [action, carer, person])).toEqual([
      ['recovery_used', 'facilita', 'ana'],
      ['recovery_made', 'facilita', 'ana'],
    ]);
    const { body: told } = await server.call('notices', { token: back.body.token });
    expect(told.notices).toMatchObject([{ kind: 'recovery_used', actor: { username: 'facilita' } }]);
    const { body: home } = await facilitator.call('careHome', { params: { id: firstCommunity } });
    expect(home.help).toBe(0);
  });

  it('lets in again by the same code and password, where the answer to the first time was lost', async () => {
    const person = await server.member('sinal-fraco');
    const { body: made } = await recoveryFor(facilitator, person);
    const lost = await recover(made.code);
    const again = await recover(made.code);
    expect(again).toMatchObject({ status: 200, body: { user: { username: 'sinal-fraco' } } });
    for (const { token } of [lost.body, again.body])
      expect((await server.call('me', { token })).status).toBe(200);
    const { body: log } = await server.call('careLog', {
      token: again.body.token,
      query: { mine: 'true' },
    });
    expect(log.entries.filter(({ action }) => action === 'recovery_used')).toHaveLength(1);
  });

  it('is over after a day, after another one was made, and after the person changed the password', async () => {
    const bia = await server.member('bia');
    const { body: late } = await recoveryFor(facilitator, bia);
    server.clock.now += 24 * hour;
    expect((await recover(late.code)).status).toBe(404);
    const { body: first } = await recoveryFor(facilitator, bia);
    const { body: second } = await recoveryFor(facilitator, bia);
    expect((await recover(first.code)).status).toBe(404);
    await bia.call('updateAccount', { body: { password: testPassword, newPassword: 'outra senha' } });
    expect((await recover(second.code)).status).toBe(404);
  });

  it('is made by who takes care of the person, and never to become more than one is', async () => {
    const [caio, other] = [await server.member('caio'), await server.member('outra')];
    const picos = await makeCommunity(server, coordinator, 'Mel de Picos');
    const outside = await server.member('de fora');
    await picos.settle(outside);
    const answers = [
      [caio, other, 'not_moderator'],
      [facilitator, outside, 'not_found'],
      [facilitator, { id: 999_999 }, 'not_found'],
      [facilitator, coordinator, 'not_moderator'],
      [facilitator, facilitator, 'not_moderator'],
      [coordinator, coordinator, 'not_moderator'],
    ] as const;
    for (const [carer, person, code] of answers)
      expect((await recoveryFor(carer, person)).body).toMatchObject({ code });
    // Somebody who takes care of more than one community is let in by the coordination only.
    await makeCarer(server.database.db, other.id, firstCommunity);
    expect((await recoveryFor(facilitator, other)).status).toBe(201);
    await makeCarer(server.database.db, other.id, picos.id);
    expect((await recoveryFor(facilitator, other)).body).toMatchObject({ code: 'not_moderator' });
    expect((await recoveryFor(coordinator, other)).status).toBe(201);
  });
});

describe('cards', () => {
  const makeCards = (names: string[], carer = facilitator) =>
    carer.call('makeCards', { params: { id: firstCommunity }, body: { names } });

  it('are accounts without an email, each with a code to choose a password', async () => {
    await server.member('José');
    const made = await makeCards(['Zefa  Lima', 'JOSÉ', 'José', 'Zefa Lima']);
    expect(made.status).toBe(201);
    expect(made.body.map(({ username }) => username)).toEqual([
      'Zefa Lima',
      expect.stringMatching(/^JOSÉ [23]$/),
      expect.stringMatching(/^José [23]$/),
      'Zefa Lima 2',
    ]);
    expect(new Set(made.body.map(({ code }) => code)).size).toBe(4);
    const [zefa] = made.body;
    const { body: before } = await facilitator.call('people', {
      params: { id: firstCommunity },
      query: { q: 'zefa' },
    });
    expect(before.people).toMatchObject([
      { username: 'Zefa Lima', cameBy: 'card', lastSeenAt: null },
      { username: 'Zefa Lima 2' },
    ]);
    server.clock.now += 29 * 24 * hour;
    const back = await recover(zefa?.code ?? '');
    expect(back.body.user).toMatchObject({ username: 'Zefa Lima', email: '', community: { id: 1 } });
    expect((await login('zefa lima', 'senha nova')).status).toBe(200);
    expect((await login('sem-email:zefa lima', 'senha nova')).status).toBe(401);
    expect(
      (
        await server.call('deleteAccount', {
          token: back.body.token,
          body: { password: 'senha nova' },
        })
      ).status,
    ).toBe(200);
    // The name rests; nobody else is taken for Zefa.
    expect((await makeCards(['Zefa Lima'])).body[0]?.username).toBe('Zefa Lima 3');
  });

  it('of a call whose answer was lost are of the same people, with new codes, but for who came in', async () => {
    const runId = randomUUID();
    const make = async (names = ['Chica Dias', 'Bento Dias']) =>
      (await facilitator.call('makeCards', { params: { id: firstCommunity }, body: { names, runId } })).body;
    const [first, again] = [await make(), await make()];
    const people = ({ id, username }: (typeof first)[number]) => ({ id, username });
    expect(again.map(people)).toEqual(first.map(people));
    expect((await recover(first[0]?.code ?? '')).body).toHaveProperty('code', 'code_invalid');
    expect((await recover(again[0]?.code ?? '')).status).toBe(200);
    expect(await make()).toMatchObject([{ id: first[1]?.id, username: 'Bento Dias' }]);
    expect(await make(['Outra Pessoa'])).toHaveProperty('code', 'run_id_taken');
    const kept = await server.database.db.selectFrom('kept_calls').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(again[1]?.code);
  });

  it.each([
    [[], 400],
    [['   '], 400],
    [['ana@exemplo.com'], 400],
    [['Rota Viva'], 400],
    [Array.from({ length: 101 }, (_, index) => `Pessoa ${index}`), 400],
    [Array.from({ length: 100 }, () => 'Maria'), 201],
  ])('of %j answer %i', async (names, status) => {
    expect((await makeCards(names)).status).toBe(status);
  });
});

describe('whoever cannot come in', () => {
  it('hears whom to ask, the same whether there is such an account or not', async () => {
    const dona = await server.member('dona');
    const ask = (usernameOrEmail: string) => server.call('askForHelp', { body: { usernameOrEmail } });
    const [known, unknown] = [await ask('DONA'), await ask('ninguém disso')];
    expect(known.body).toEqual({ carers: ['coordena', 'facilita', 'outra'] });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await ask('dona');
    const people = async () =>
      (await facilitator.call('people', { params: { id: firstCommunity }, query: { needs: 'help' } })).body;
    expect((await people()).people).toMatchObject([{ id: dona.id, needsHelp: true }]);
    expect((await login('dona', testPassword)).status).toBe(200);
    expect((await people()).people).toEqual([]);
  });
});

describe('the own password', () => {
  it('is changed with the present one; the other sessions end', async () => {
    const eva = await server.member('eva');
    const phone = (await login('eva', testPassword)).body.token;
    const change = (body: Record<string, string>) => eva.call('updateAccount', { body });
    for (const body of [{ newPassword: 'mais nova' }, { password: 'errada', newPassword: 'mais nova' }])
      expect((await change(body)).body).toMatchObject({ code: 'wrong_password' });
    expect((await change({ password: testPassword, newPassword: 'abc' })).status).toBe(400);
    expect((await change({ password: testPassword, newPassword: 'mais nova' })).status).toBe(200);
    // An answer that was lost on the way is asked for once more.
    expect((await change({ password: testPassword, newPassword: 'mais nova' })).status).toBe(200);
    expect((await change({ password: testPassword, newPassword: 'outra ainda' })).status).toBe(403);
    expect((await eva.call('me')).status).toBe(200);
    expect((await server.call('me', { token: phone })).status).toBe(401);
    expect((await login('eva', 'mais nova')).status).toBe(200);
  });

  it('is not needed to sign out everywhere', async () => {
    const gil = await server.member('gil');
    const { token } = (await login('gil', testPassword)).body;
    const page = await listenTo(server.app, token);
    expect((await gil.call('logoutEverywhere')).status).toBe(200);
    await page.ended;
    for (const one of [gil.token, token]) expect((await server.call('me', { token: one })).status).toBe(401);
  });
});

describe('the first coordination', () => {
  it('is who opens the address a start printed, within its hour, and nobody after', async () => {
    const fresh = await startTestApp();
    const { db } = fresh.database;
    const codeOf = async () => (await makeFirstPath(db, fresh.clock.now))?.split('/').at(-1) ?? '';
    const [ana, bia] = [await fresh.member('ana'), await fresh.member('bia')];
    const become = (member: TestMember, code: string) => member.call('becomeFirst', { body: { code } });
    expect((await fresh.call('deployment')).body.hasCoordination).toBe(false);
    const late = await codeOf();
    fresh.clock.now += hour;
    expect((await become(ana, late)).body).toMatchObject({ code: 'code_invalid' });
    expect((await become(ana, 'AAAAAAAAAA')).body).toMatchObject({ code: 'code_invalid' });
    const [one, another] = [await codeOf(), await codeOf()];
    const answers = await Promise.all([become(ana, one), become(bia, another)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(winner?.body).toMatchObject({ role: 'coordinator', isModerator: true });
    expect(await makeFirstPath(db, fresh.clock.now)).toBeUndefined();
    expect((await fresh.call('deployment')).body.hasCoordination).toBe(true);
    // A code that would make somebody the first sets nobody's password.
    expect((await fresh.call('recover', { body: { code: one, password: 'segredo' } })).status).toBe(404);
    await fresh.close();
  });

  it('is made from the shell, with a way back in', async () => {
    const rui = await server.member('Rui Sá');
    await coordinator.call('suspendUser', { params: { id: rui.id }, body: { reason: 'engano' } });
    const { db } = server.database;
    const wanted = async () => {
      const all = await db.selectFrom('network_state').select(({ fn }) => fn.sum<number>('wanted').as('sum'));
      return Number((await all.executeTakeFirstOrThrow()).sum);
    };
    const before = await wanted();
    const made = await makeCoordinator(db, 'RUI SÁ', server.clock.now);
    expect(made?.username).toBe('Rui Sá');
    // Who takes care of all vouches for people: the network is computed anew.
    expect(await wanted()).toBeGreaterThan(before);
    const back = await recover(made?.path.split('/').at(-1) ?? '');
    expect(back.body.user).toMatchObject({ username: 'Rui Sá', role: 'coordinator' });
    expect(await makeCoordinator(db, 'ninguém', server.clock.now)).toBeUndefined();
  });
});
