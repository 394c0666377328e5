import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts';
import { inTurn, maxInQueue } from './password.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ rateLimit: true });
  await server.member('maria');
});
afterAll(() => server.close());

it('a sign-in beyond the queue is told when to come back, and does not count as a wrong password', async () => {
  let leave = () => {};
  const present = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const taken = Array.from({ length: maxInQueue }, () => inTurn(() => present));
  const signIn = () => server.call('login', { body: { usernameOrEmail: 'maria', password: testPassword } });
  for (let time = 0; time < 12; time++) {
    const { status, headers, body } = await signIn();
    expect({ status, retryAfter: headers['retry-after'], body }).toEqual({
      status: 503,
      retryAfter: '5',
      body: {
        code: 'sign_in_busy',
        message: 'Muita gente está entrando agora. Espere 5 segundos e tente de novo.',
      },
    });
  }
  leave();
  await Promise.all(taken);
  expect((await signIn()).status).toBe(200);
});

it('each password counts that is tried, so that two in one go are no more guesses than one by one', async () => {
  const rita = await server.member('rita');
  const change = (password: string, newPassword: string) =>
    rita.call('updateAccount', { body: { password, newPassword } });
  for (let time = 0; time < 4; time++) expect((await change('errada', `chute ${time}`)).status).toBe(403);
  expect((await change(testPassword, 'mais nova')).status).toBe(200);
  expect((await change('errada', 'também errada')).status).toBe(403);
  expect((await change('mais nova', 'outra mais')).status).toBe(429);
});
