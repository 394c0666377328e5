import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { careScope, requireCoordination } from '#server/http/scope.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
let coordinator: TestMember;
let picos: Awaited<ReturnType<typeof makeCommunity>>;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena'] });
  coordinator = await server.member('coordena');
  picos = await makeCommunity(server, coordinator, 'Mel de Picos');
});
afterAll(() => server.close());

const setRole = (carer: TestMember, { id }: TestMember, role: string, communityId?: number) =>
  carer.call('setRole', { params: { id }, body: { role, communityId } });
const roleOf = async (member: TestMember) => {
  const { role, isModerator } = (await member.call('me')).body;
  return [role, isModerator];
};

/** How often it was said that the network of the first community has changed. */
const wantedSnapshots = async (): Promise<number> => {
  const state = server.database.db
    .selectFrom('network_state')
    .select('wanted')
    .where('id', '=', firstCommunity);
  return (await state.executeTakeFirst())?.wanted ?? 0;
};

describe('a role', () => {
  it('is given and taken by the coordination only, for a community or for all', async () => {
    const [ana, bia] = [await server.member('ana'), await server.member('bia')];
    expect(await setRole(ana, bia, 'facilitator')).toMatchObject({ body: { code: 'not_coordination' } });
    const before = await wantedSnapshots();
    expect((await setRole(coordinator, ana, 'facilitator')).status).toBe(200);
    expect(await wantedSnapshots()).toBe(before + 1);
    expect(await roleOf(ana)).toEqual(['facilitator', true]);
    expect(await setRole(ana, bia, 'facilitator')).toMatchObject({ body: { code: 'not_coordination' } });
    expect((await setRole(coordinator, bia, 'facilitator', picos.id)).status).toBe(200);
    // Takes care of a community without living there.
    expect(await roleOf(bia)).toEqual(['facilitator', false]);
    const { body } = await bia.call('communities');
    expect(body.communities).toMatchObject([
      { id: picos.id, facilitators: [{ id: bia.id, username: 'bia' }] },
    ]);
    expect((await bia.call('people', { params: { id: firstCommunity } })).status).toBe(403);
    expect((await setRole(coordinator, bia, 'member', firstCommunity)).status).toBe(200);
    expect(await roleOf(bia)).toEqual(['facilitator', false]);
    expect((await setRole(coordinator, bia, 'member')).status).toBe(200);
    expect(await roleOf(bia)).toEqual(['member', false]);
    expect((await bia.call('communities')).status).toBe(403);
    expect(await setRole(coordinator, bia, 'facilitator', 999_999)).toMatchObject({ status: 404 });
    const { body: told } = await ana.call('notices');
    expect(told.notices).toMatchObject([
      { kind: 'role_given', about: 'Agora você facilita Rota Viva', path: '/cuidar' },
    ]);
  });

  it('of the last one who coordinates stays', async () => {
    const eva = await server.member('eva');
    for (const role of ['member', 'facilitator'])
      expect(await setRole(coordinator, coordinator, role)).toMatchObject({
        body: { code: 'last_coordinator' },
      });
    expect((await setRole(coordinator, coordinator, 'member', picos.id)).status).toBe(200);
    expect((await setRole(coordinator, eva, 'coordinator')).status).toBe(200);
    expect((await setRole(eva, coordinator, 'member')).status).toBe(200);
    expect(await setRole(coordinator, eva, 'member')).toMatchObject({ body: { code: 'not_coordination' } });
    expect((await setRole(eva, coordinator, 'coordinator')).status).toBe(200);
    expect((await setRole(eva, eva, 'facilitator')).status).toBe(200);
    expect(await roleOf(eva)).toEqual(['facilitator', true]);
  });

  it('of the last one who coordinates and can come in stays with the account', async () => {
    const kept = { status: 409, body: { code: 'last_coordinator' } };
    const leave = (one: TestMember) => one.call('deleteAccount', { body: { password: testPassword } });
    const lia = await server.member('lia');
    const reason = { reason: 'Ofendeu uma vizinha' };
    expect(await leave(coordinator)).toMatchObject(kept);
    expect((await coordinator.call('suspendUser', { params: { id: lia.id }, body: reason })).status).toBe(
      200,
    );
    expect((await setRole(coordinator, lia, 'coordinator')).status).toBe(200);
    expect(await leave(coordinator)).toMatchObject(kept);
    expect(await setRole(coordinator, coordinator, 'member')).toMatchObject(kept);
    const ivo = await server.member('ivo');
    expect((await setRole(coordinator, ivo, 'coordinator')).status).toBe(200);
    expect((await leave(ivo)).status).toBe(200);
    expect((await setRole(coordinator, lia, 'member')).status).toBe(200);
    expect((await coordinator.call('restoreUser', { params: { id: lia.id } })).status).toBe(200);
  });

  it('goes with the account of whoever is the only person', async () => {
    const alone = await startTestApp({ coordinators: ['coordena'] });
    const one = await alone.member('coordena');
    expect((await one.call('deleteAccount', { body: { password: testPassword } })).status).toBe(200);
    await alone.close();
  });

  it('that was taken away during its use serves for nothing more', async () => {
    const { db } = server.database;
    const { id, username } = await server.member('rui');
    const stale = { id, username, communityId: firstCommunity, sessionHash: '' };
    await expect(careScope(db, { ...stale, role: 'facilitator' })).rejects.toThrow('not_moderator');
    await expect(careScope(db, { ...stale, role: 'coordinator' })).rejects.toThrow('not_moderator');
    await expect(requireCoordination(db, { ...stale, role: 'coordinator' })).rejects.toThrow(
      'not_coordination',
    );
  });
});

describe('a suspension', () => {
  const suspend = (carer: TestMember, id: number, reason = 'Ofendeu uma vizinha') =>
    carer.call('suspendUser', { params: { id }, body: { reason } });
  const login = (usernameOrEmail: string) =>
    server.call('login', { body: { usernameOrEmail, password: testPassword } });

  it('keeps somebody out with its reason, and loses nothing', async () => {
    const [gil, carer] = [await server.member('gil'), await server.member('carina')];
    await makeCarer(server.database.db, carer.id, firstCommunity);
    await gil.call('submit', { body: { question: 'P?', answer: 'Uma ideia de Gil' } });
    const { influenceScore } = (await gil.call('account')).body;
    const { body: recovery } = await carer.call('makeRecovery', { params: { id: gil.id } });
    expect((await suspend(carer, gil.id)).status).toBe(200);
    expect((await gil.call('me')).status).toBe(401);
    const message =
      'Sua conta está suspensa. Motivo: Ofendeu uma vizinha. Fale com quem cuida da sua comunidade: nada se perdeu.';
    expect(await login('gil')).toMatchObject({ status: 403, body: { code: 'suspended', message } });
    expect(
      (await server.call('login', { body: { usernameOrEmail: 'gil', password: 'errada' } })).body,
    ).toMatchObject({ code: 'wrong_credentials' });
    const body = { code: recovery.code, password: 'senha nova' };
    expect((await server.call('recover', { body })).body).toMatchObject({ code: 'suspended', message });
    const { body: home } = await carer.call('careHome', { params: { id: firstCommunity } });
    expect(home.suspended).toBe(1);
    expect((await carer.call('restoreUser', { params: { id: gil.id } })).status).toBe(200);
    const { token, user } = (await login('gil')).body;
    expect(user.influenceScore).toBe(influenceScore);
    const { body: log } = await server.call('careLog', { token, query: { mine: 'true' } });
    expect(log.entries).toMatchObject([
      { action: 'person_restored' },
      { action: 'person_suspended', reason: 'Ofendeu uma vizinha', carer: 'carina' },
      { action: 'recovery_made' },
    ]);
  });

  it('is for nobody oneself, no coordination, and none of another community', async () => {
    const carer = await server.member('cida');
    await makeCarer(server.database.db, carer.id, firstCommunity);
    const outside = await server.member('de picos');
    await picos.settle(outside);
    expect((await suspend(carer, carer.id)).body).toMatchObject({ code: 'own_suspension' });
    expect((await suspend(carer, coordinator.id)).body).toMatchObject({ code: 'own_suspension' });
    expect((await suspend(carer, outside.id)).status).toBe(404);
    expect((await carer.call('restoreUser', { params: { id: outside.id } })).status).toBe(404);
    expect((await suspend(outside, carer.id)).body).toMatchObject({ code: 'not_moderator' });
    expect((await suspend(coordinator, outside.id, '  ')).body).toMatchObject({ code: 'reason_missing' });
  });
});
