import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts';
import { addressKey, createLimiter } from './limiter.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ rateLimit: true, trustProxy: 1 });
  await server.member('maria');
});
afterAll(() => server.close());

const tryLogin = (usernameOrEmail: string, password: string, address: string) =>
  server.send({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: JSON.stringify({ usernameOrEmail, password }),
  });

describe('limits', () => {
  it('stop guesses at one account, say for how long, and leave the neighbours alone', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => tryLogin('maria', 'chute!', '10.0.0.1')),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({
      headers: { 'retry-after': '900' },
      body: { code: 'too_many_attempts', message: 'Muitas tentativas. Espere um pouco e tente de novo.' },
    });
    expect((await tryLogin('joana', 'chute!', '10.0.0.1')).status).toBe(401);
    expect((await tryLogin('MARIA', testPassword, '10.0.0.1')).status).toBe(429);
    expect((await tryLogin('maria', testPassword, '10.0.0.2')).status).toBe(200);
  });

  it('forget after their time', async () => {
    server.clock.now += 901_000;
    expect((await tryLogin('maria', testPassword, '10.0.0.1')).status).toBe(200);
  });

  it('have one count for the name and the email, and for the password that a deletion asks for', async () => {
    const zeca = await server.newcomer('zeca');
    const { email } = (await zeca.call('me')).body;
    for (let time = 0; time < 5; time++) await tryLogin('zeca', 'chute!', '127.0.0.1');
    for (let time = 0; time < 3; time++) await tryLogin(email, 'chute!', '127.0.0.1');
    for (let time = 0; time < 2; time++)
      expect((await zeca.call('deleteAccount', { body: { password: 'chute!' } })).status).toBe(403);
    expect((await zeca.call('deleteAccount', { body: { password: testPassword } })).status).toBe(429);
    expect((await tryLogin(email, testPassword, '127.0.0.1')).status).toBe(429);
  });

  it('do not count those who know their password', async () => {
    for (let time = 0; time < 15; time++) {
      expect((await tryLogin('maria', testPassword, '10.0.0.3')).status).toBe(200);
    }
  });
});

describe('the limit of all requests', () => {
  it('stops an address that never pauses, whatever it asks for, and nobody else', async () => {
    const ask = (address: string) =>
      server.send({ method: 'GET', url: '/api/auth/me', headers: { 'x-forwarded-for': address } });
    const limiter = createLimiter(() => server.clock.now);
    for (let sent = 0; sent < 30_000; sent++) limiter.take('address', '10.0.0.9');
    expect(() => limiter.take('address', '10.0.0.9')).toThrow('too_many_attempts');
    expect(() => limiter.take('address', '10.0.0.10')).not.toThrow();
    expect((await ask('10.0.0.10')).status).toBe(401);
    server.clock.now += 60_000;
    expect(() => limiter.take('address', '10.0.0.9')).not.toThrow();
  });

  it('is not counted for hours where the clock was set back', () => {
    let now = server.clock.now;
    const limiter = createLimiter(() => now);
    for (let sent = 0; sent < 30_000; sent++) limiter.take('address', '10.0.0.9');
    now -= 3_600_000;
    expect(() => limiter.take('address', '10.0.0.9')).not.toThrow();
  });

  it('stops a member who never pauses, and not the others behind the same address', async () => {
    const rosa = await server.newcomer('rosa');
    const neighbour = await server.newcomer('vizinha');
    for (let sent = 0; sent < 3000; sent++) await rosa.call('aiStatus');
    expect((await rosa.call('aiStatus')).status).toBe(429);
    expect((await neighbour.call('aiStatus')).status).toBe(200);
  });

  it('bounds how many files with everything a member gets in a minute', async () => {
    const { call } = await server.newcomer('curiosa');
    for (let sent = 0; sent < 6; sent++) expect((await call('accountExport')).status).toBe(200);
    expect((await call('accountExport')).status).toBe(429);
    expect((await call('me')).status).toBe(200);
  });
});

describe('addressKey', () => {
  it.each([
    [undefined, ''],
    ['187.10.20.30', '187.10.20.30'],
    ['2804:14c:1:2:aaaa:bbbb:cccc:dddd', '2804:14c:1:2'],
    ['::ffff:187.10.20.30', '187.10.20.30'],
    ['::ffff:bb0a:141e', '187.10.20.30'],
    ['2804:14c:1:2::1', '2804:14c:1:2'],
    ['2804:014C:0001:0002::', '2804:14c:1:2'],
    ['2804::1', '2804:0:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::187.10.20.30', '64:ff9b:0:0'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
