import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('the own email', () => {
  it('takes another email with the password, which nobody else has or gave up just now', async () => {
    const eva = await server.member('eva');
    const ivo = await server.member('ivo');
    const gone = await server.member('foi-embora');
    const emailOf = async (who: typeof eva) => (await who.call('account')).body.email;
    const [old, taken, given] = [await emailOf(eva), await emailOf(ivo), await emailOf(gone)];
    await gone.call('deleteAccount', { body: { password: testPassword } });
    const change = (email: string, password = testPassword) =>
      eva.call('updateAccount', { body: { email, password } });
    const nova = 'Eva.Nova@exemplo.com.br';
    expect(await change(nova, 'outra senha')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    });
    expect(await eva.call('updateAccount', { body: { email: nova } })).toMatchObject({ status: 403 });
    expect(await change('sem arroba')).toMatchObject({ status: 400, body: { code: 'email_invalid' } });
    for (const somebodys of [taken, taken.toUpperCase(), given])
      expect(await change(somebodys)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await emailOf(eva)).toBe(old);
    expect((await change(nova)).body.email).toBe(nova);
    expect((await change(nova.toLowerCase())).body.email).toBe(nova.toLowerCase());
    const login = (usernameOrEmail: string) =>
      server.call('login', { body: { usernameOrEmail, password: testPassword } });
    expect((await login(nova)).status).toBe(200);
    expect((await login(old)).status).toBe(401);
  });

  it('of several who want one email at once, one gets it', async () => {
    const several = await Promise.all(['um', 'dois', 'tres', 'quatro'].map((name) => server.member(name)));
    const wanted = { email: 'uma.so@exemplo.com.br', password: testPassword };
    const replies = await Promise.all([
      ...several.map((member) => member.call('updateAccount', { body: wanted })),
      server.call('register', { body: { ...wanted, username: 'cinco' } }),
    ]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
  });
});
