import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts';
import { addressKey } from './limiter.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ rateLimit: true, trustProxy: true });
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
    const statuses: number[] = [];
    for (let sent = 0; sent < 3001; sent++) statuses.push((await ask('10.0.0.9')).status);
    expect(statuses.indexOf(429)).toBe(3000);
    expect((await ask('10.0.0.10')).status).toBe(401);
    server.clock.now += 60_000;
    expect((await ask('10.0.0.9')).status).toBe(401);
  });
});

describe('addressKey', () => {
  it.each([
    ['187.10.20.30', '187.10.20.30'],
    ['2804:14c:1:2:aaaa:bbbb:cccc:dddd', '2804:14c:1:2'],
    ['::ffff:187.10.20.30', '::ffff:187.10.20.30'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
