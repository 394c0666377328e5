import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAlphabet } from '#core/care/codes.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let coordinator: TestMember;
let picos: number;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena'] });
  coordinator = await server.member('coordena');
  // A name is one line, however it was pasted.
  const pasted = { name: 'Mel  de\nPicos', place: 'Picos' };
  const made = await coordinator.call('createCommunity', { body: pasted });
  expect(made).toMatchObject({
    status: 201,
    body: { isFirst: false, entry: 'invited', members: 0, facilitators: [] },
  });
  picos = made.body.id;
  const { body: log } = await coordinator.call('careLog', { query: { communityId: String(picos) } });
  expect(log.entries).toMatchObject([{ action: 'community_made', about: 'Mel de Picos' }]);
});
afterAll(() => server.close());

const invite = async (body: { maxUses?: number; days?: number } = {}) =>
  (await coordinator.call('createInvite', { params: { id: picos }, body })).body;

const person = (username: string) => ({ username, email: `${username}@exemplo.com`, password: 'segredo' });
const register = (username: string, code?: string) =>
  server.call('register', { body: { ...person(username), ...(code ? { invite: code } : {}) } });

describe('an invite', () => {
  it('is a short code that can be said aloud, and leads to its community', async () => {
    const { code, path, isValid } = await invite();
    expect(code).toMatch(new RegExp(`^[${codeAlphabet}]{6}$`));
    expect([path, isValid]).toEqual([`/convite/${code}`, true]);
    const said = `${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
    expect((await server.call('invite', { params: { code: said } })).body).toEqual({
      community: { id: picos, name: 'Mel de Picos', place: 'Picos' },
      isValid: true,
    });
  });

  it('lets people into its community as often as it says, and is counted', async () => {
    const { code } = await invite({ maxUses: 2 });
    const { body: rita } = await register('rita', code.toLowerCase());
    expect(rita.user.community).toEqual({ id: picos, name: 'Mel de Picos', place: 'Picos' });
    expect((await register('rui', code)).status).toBe(201);
    expect(await register('rosa', code)).toMatchObject({ status: 404, body: { code: 'invite_invalid' } });
    expect(await register('rosa')).toMatchObject({
      status: 201,
      body: { user: { community: { id: firstCommunity } } },
    });
    const { body: invites } = await coordinator.call('invites', { params: { id: picos } });
    expect(invites.find((one) => one.code === code)).toMatchObject({ uses: 2, maxUses: 2, isValid: false });
    const { body } = await coordinator.call('people', { params: { id: picos } });
    expect(body.people.map(({ username, cameBy }) => [username, cameBy])).toEqual([
      ['rita', 'invite'],
      ['rui', 'invite'],
    ]);
  });

  it('has a place back when the name turns out to be taken', async () => {
    const { code } = await invite({ maxUses: 1 });
    expect(await register('rita', code)).toMatchObject({ body: { code: 'username_taken' } });
    expect((await register('raimunda', code)).status).toBe(201);
  });

  it('is over after its days, and once it was revoked; whoever came stays', async () => {
    const short = await invite({ days: 1 });
    const revoked = await invite();
    const revoke = () =>
      coordinator.call('revokeInvite', { params: { id: picos, code: revoked.code.toLowerCase() } });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(404);
    server.clock.now += 24 * 3600 * 1000;
    for (const { code } of [short, revoked]) {
      expect((await server.call('invite', { params: { code } })).body).toMatchObject({
        community: { name: 'Mel de Picos' },
        isValid: false,
      });
      expect((await register('tarde', code)).body).toMatchObject({ code: 'invite_invalid' });
    }
    expect((await server.call('invite', { params: { code: 'ZZZZZZ' } })).body).toEqual({
      community: null,
      isValid: false,
    });
  });

  it('of another community is not there for who takes care of this one', async () => {
    const { code } = await invite();
    const params = { id: firstCommunity, code };
    expect((await coordinator.call('revokeInvite', { params })).status).toBe(404);
  });
});

describe('a first community that is entered by invitation', () => {
  it('lets nobody in without one, and says so', async () => {
    const change = (entry: string) =>
      coordinator.call('updateCommunity', { params: { id: firstCommunity }, body: { entry } });
    expect((await change('invited')).body).toMatchObject({ entry: 'invited', name: 'Rota Viva' });
    expect((await server.call('deployment')).body).toEqual({
      name: 'Rota Viva',
      hasCoordination: true,
      entry: 'invited',
    });
    expect(await register('sozinha')).toMatchObject({ status: 403, body: { code: 'invite_needed' } });
    const { body } = await coordinator.call('createInvite', { params: { id: firstCommunity }, body: {} });
    expect((await register('convidada', body.code)).status).toBe(201);
    await change('open');
  });
});

describe('guessing', () => {
  it('of codes finds nothing in a million tries: after some from one address none is looked at', async () => {
    const guarded = await startTestApp({ rateLimit: true });
    const look = (code: string) => guarded.call('invite', { params: { code } });
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess++) statuses.push((await look(`AAAA${guess + 10}`)).status);
    expect(statuses.indexOf(429)).toBe(20);
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
    const limited = [
      guarded.call('register', { body: { ...person('palpite'), invite: 'AAAAAA' } }),
      guarded.call('recover', { body: { code: 'AAAAAAAAAA', password: 'segredo' } }),
    ];
    for (const { status } of await Promise.all(limited)) expect(status).toBe(429);
    guarded.clock.now += 900_000;
    expect((await look('AAAAAA')).status).toBe(200);
    await guarded.close();
  });

  it('from everywhere is slowed to two an address, and does not shut out who has a code', async () => {
    const guarded = await startTestApp({ rateLimit: true, coordinators: ['chefe'], trustProxy: 1 });
    const chief = await guarded.member('chefe');
    const { body } = await chief.call('createInvite', { params: { id: 1 }, body: {} });
    const look = async (code: string, address: string): Promise<number> => {
      const headers = { 'x-forwarded-for': address };
      return (await guarded.app.inject({ url: `/api/invites/${code}`, headers })).statusCode;
    };
    // A few thousand a quarter of an hour are looked at: a million take five days.
    for (let place = 0; place < 100; place++)
      for (let guess = 0; guess < 20; guess++) expect(await look('AAAAAA', `10.1.0.${place}`)).toBe(200);
    const late = [1, 2, 3, 4].map(() => look('AAAAAA', '10.2.0.1'));
    expect(await Promise.all(late)).toEqual([200, 200, 429, 429]);
    for (let turn = 0; turn < 5; turn++) expect(await look(body.code, '10.2.0.2')).toBe(200);
    await guarded.close();
  });

  it('is not counted for who has a code, used up or not', async () => {
    const guarded = await startTestApp({ rateLimit: true, coordinators: ['chefe'] });
    const chief = await guarded.member('chefe');
    const { body } = await chief.call('createInvite', { params: { id: 1 }, body: { maxUses: 1 } });
    for (let turn = 0; turn < 30; turn++) {
      expect((await guarded.call('invite', { params: { code: body.code } })).status).toBe(200);
    }
    await guarded.close();
  });
});
