import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#core/contract/limits.ts';
import { openBeside } from '#server/db/open.ts';
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts';
import { sessionLife } from './session-token.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const account = (username: string, more: object = {}) => ({
  body: { username, email: `${username}@exemplo.com`, password: testPassword, ...more },
});

describe('register', () => {
  it('opens the account that the same call has made before, for the same password alone', async () => {
    const runId = randomUUID();
    const first = await server.call('register', account('sinal', { runId }));
    const again = await server.call('register', account('sinal', { runId }));
    expect(again).toMatchObject({ status: 201, body: { user: first.body.user } });
    expect((await server.call('me', { token: again.body.token })).status).toBe(200);
    for (const other of [{ runId, password: 'outra senha' }, { runId: randomUUID() }, {}])
      expect((await server.call('register', account('sinal', other))).body).toMatchObject({
        code: 'username_taken',
      });
  });

  it('makes one account of the same call on its way twice', async () => {
    const made = account('pressa', { runId: randomUUID() });
    const replies = await Promise.all([1, 2].map(() => server.call('register', made)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(replies.map(({ body }) => body.user.id)).size).toBe(1);
  });

  it('answers a token and the user with zeros', async () => {
    const { status, body } = await server.call('register', account('maria'));
    expect(status).toBe(201);
    // 32 bytes that nobody guesses.
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.user).toEqual({
      id: expect.any(Number),
      username: 'maria',
      email: 'maria@exemplo.com',
      influenceScore: 0,
      gamesCompleted: 0,
      connections: 0,
      badges: [],
      isModerator: false,
      role: 'member',
      community: { id: 1, name: 'Rota Viva', place: '' },
    });
  });

  it.each([
    ['the same name', 'joao', 'joao', 'username_taken'],
    ['another case', 'joana', 'JOANA', 'username_taken'],
    ['an accent typed apart', 'Jos\u00e9', 'jose\u0301', 'username_taken'],
    ['a zero for an o', 'João', 'J0ão', 'username_taken'],
    ['an o for a zero', 'Neg0cio', 'Negocio', 'username_taken'],
    ['a one for an l', 'Carlos', 'Car1os', 'username_taken'],
    ['a one for an i', 'Francisca', 'Franc1sca', 'username_taken'],
    ['a capital for an l', 'Clelio', 'CIelio', 'username_taken'],
    ['two letters for one', 'Amaro', 'Arnaro', 'username_taken'],
    ['a dot at its end', 'Vizinho 0', 'Vizinho 0.', 'username_taken'],
    ['signs round it, and an o for a zero', 'Vizinho 10', '_ Vizinho 1o !', 'username_taken'],
    ['spaces around', 'ana paula', '  Ana   Paula ', 'username_taken'],
  ])('refuses %s', async (_what, first, second, code) => {
    const before = await server.call(
      'register',
      account(first, { email: `${crypto.randomUUID()}@exemplo.com` }),
    );
    expect(before.status).toBe(201);
    const { status, body } = await server.call('register', account(second, { email: 'novo@exemplo.com' }));
    expect({ status, body }).toMatchObject({ status: 409, body: { code } });
  });

  it.each([
    ['Iara', 'Lara'],
    ['Joaquina', 'Joaquína'],
    ['tiao1', 'tiaoi'],
    ['zeca1', 'zeca2'],
  ])('knows %s from %s', async (first, second) => {
    for (const name of [first, second]) {
      const email = `${crypto.randomUUID()}@exemplo.com`;
      expect((await server.call('register', account(name, { email }))).status).toBe(201);
    }
  });

  it('lets no name that looks like a deleted one pass while that rests', async () => {
    const { body } = await server.call('register', account('Zenobio'));
    await server.call('deleteAccount', { token: body.token, body: { password: testPassword } });
    const email = 'zenobia@exemplo.com';
    for (const name of ['Zen0bio', 'Zenob1o', 'Zenobio.']) {
      const { status, body: answer } = await server.call('register', account(name, { email }));
      expect({ status, answer }).toMatchObject({ status: 409, answer: { code: 'username_taken' } });
    }
  });

  it('refuses an email that exists in another case', async () => {
    await server.call('register', account('rita'));
    const { status, body } = await server.call('register', account('rita2', { email: 'RITA@exemplo.com' }));
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  it.each([
    ['a missing name', { username: undefined }, 'missing_fields', 'username'],
    ['an empty name', { username: '   ' }, 'missing_fields', 'username'],
    ['a name that looks like an email', { username: 'a@b.com' }, 'username_invalid', 'username'],
    ['a name with an invisible character', { username: 'ana\u200b' }, 'username_invalid', 'username'],
    ['a very long name', { username: 'a'.repeat(41) }, 'username_invalid', 'username'],
    ['a NUL byte', { username: 'ana\u0000' }, 'text_invalid', 'username'],
    ['half a character', { username: 'ana\ud800' }, 'text_invalid', 'username'],
    ['a number for a name', { username: 7 }, 'invalid_input', 'username'],
    ['a list for an email', { email: ['a@b.com'] }, 'invalid_input', 'email'],
    ['an empty email', { email: ' ' }, 'missing_fields', 'email'],
    ['an email without @', { email: 'ana.exemplo.com' }, 'email_invalid', 'email'],
    ['a short password', { password: '12345' }, 'password_too_short', 'password'],
    ['an empty password', { password: '' }, 'missing_fields', 'password'],
    ['no password', { password: undefined }, 'missing_fields', 'password'],
    ['a password without end', { password: 'ç'.repeat(257) }, 'password_too_long', 'password'],
    ['an object for a password', { password: {} }, 'invalid_input', 'password'],
  ])('refuses %s', async (_what, wrong, code, path) => {
    const { status, body } = await server.call('register', account('alguem', wrong));
    expect({ status, body }).toMatchObject({ status: 400, body: { code, issues: [{ path }] } });
  });

  it('takes any password of six characters or more, up to one that nobody would type', async () => {
    for (const [index, password] of [
      '      ',
      '\u0000'.repeat(6),
      'ç'.repeat(limits.password.max),
      '😀😀😀😀😀😀',
    ].entries()) {
      const body = { username: `senha${index}`, email: `senha${index}@exemplo.com`, password };
      expect((await server.call('register', { body })).status).toBe(201);
      expect(
        (await server.call('login', { body: { usernameOrEmail: body.username, password } })).status,
      ).toBe(200);
    }
  });

  it('lets one of many who want the same name at once have it', async () => {
    const tries = Array.from({ length: 10 }, (_, index) =>
      server.call('register', account('disputado', { email: `d${index}@exemplo.com` })),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  });
});

describe('login', () => {
  beforeAll(() => server.member('Zé da Feira').then(() => undefined));

  it.each([
    ['the name', 'Zé da Feira'],
    ['the name in capitals', 'ZÉ DA FEIRA'],
    ['the email', 'Carla@exemplo.com'],
    ['the email in capitals', 'CARLA@EXEMPLO.COM'],
  ])('opens a session by %s', async (_what, usernameOrEmail) => {
    await server.call('register', account('Carla'));
    const { status, body } = await server.call('login', {
      body: { usernameOrEmail, password: testPassword },
    });
    expect(status).toBe(200);
    const me = await server.call('me', { token: body.token });
    expect(me.body).toEqual(body.user);
  });

  it('answers a wrong password and an unknown person alike', async () => {
    const wrong = await server.call('login', {
      body: { usernameOrEmail: 'Zé da Feira', password: 'errada!' },
    });
    const unknown = await server.call('login', { body: { usernameOrEmail: 'ninguém', password: 'errada!' } });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: 'wrong_credentials', message: 'Usuário ou senha incorretos.' });
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: wrong.status,
      body: wrong.body,
    });
  });

  it('asks for both fields', async () => {
    for (const body of [{}, { usernameOrEmail: 'maria' }, { usernameOrEmail: ' ', password: 'x' }]) {
      expect((await server.call('login', { body })).body).toMatchObject({ code: 'missing_fields' });
    }
  });
});

describe('the session', () => {
  it('ends at logout, even when the client announces JSON and sends nothing', async () => {
    const ana = await server.member('ana-sai');
    expect((await ana.call('logout')).body).toEqual({ ok: true });
    expect((await ana.call('me')).body).toMatchObject({ code: 'signed_out' });
    expect((await ana.call('logout')).status).toBe(401);
  });

  it('ends only the session that was left', async () => {
    const ana = await server.member('ana-duas');
    const other = await server.call('login', {
      body: { usernameOrEmail: 'ana-duas', password: testPassword },
    });
    await ana.call('logout');
    expect((await server.call('me', { token: other.body.token })).status).toBe(200);
  });

  it('expires', async () => {
    const ana = await server.member('ana-velha');
    expect(sessionLife).toBe(90 * 86_400_000);
    server.clock.now += sessionLife - 1;
    expect((await ana.call('me')).status).toBe(200);
    server.clock.now += 1;
    expect((await ana.call('me')).status).toBe(401);
  });

  it('is looked at anew after whatever was changed, by another program too', async () => {
    const ana = await server.member('ana-vigiada');
    const beside = await openBeside(server.database.location);
    const suspend = async (suspended_at: number | null) => {
      await beside.db.updateTable('users').set({ suspended_at }).where('id', '=', ana.id).execute();
      await turn();
    };
    for (let round = 0; round < 3; round++) {
      expect((await ana.call('me')).status).toBe(200);
      expect((await ana.call('me')).status).toBe(200);
      await suspend(server.clock.now);
      expect((await ana.call('me')).body).toMatchObject({ code: 'signed_out' });
      await suspend(null);
    }
    expect((await ana.call('me')).status).toBe(200);
    await beside.db.deleteFrom('sessions').where('user_id', '=', ana.id).execute();
    await turn();
    expect((await ana.call('me')).status).toBe(401);
    await beside.close();
  });

  it.each([undefined, '', 'x', 'Bearer', 'Bearer ', 'Bearer a b', 'Basic abc', `Bearer ${'x'.repeat(5000)}`])(
    'is not opened by the header %s',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      const { status, body } = await server.send({ method: 'GET', url: '/api/auth/me', headers });
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'signed_out' });
    },
  );

  it('is never opened by a cookie', async () => {
    const ana = await server.member('ana-cookie');
    const cookies = { auth_token: ana.token };
    expect((await server.send({ method: 'GET', url: '/api/auth/me', cookies })).status).toBe(401);
  });
});
