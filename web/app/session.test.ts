import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '#web/api/client.ts';
import { storedToken, storeToken } from '#web/api/token.ts';
import { maria } from '#web/testing/people.ts';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import { createSession } from './session.ts';

const me = 'GET /api/auth/me';
const settled = (session: ReturnType<typeof createSession>) =>
  waitFor(() => expect(session.read().standing.status).not.toBe('checking'));

test('without a token nothing is asked and nobody is signed in', () => {
  const requests = stubApi({});
  expect(createSession().read().standing).toEqual({ status: 'signed-out' });
  expect(requests).toEqual([]);
});

test('a stored token is checked at once and opens the session', async () => {
  storeToken('bom');
  const requests = stubApi({ [me]: () => json(200, maria) });
  const session = createSession();
  expect(session.read().standing.status).toBe('checking');
  expect(requests).toHaveLength(1);
  await settled(session);
  expect(session.read().standing).toEqual({ status: 'signed-in', user: maria });
});

test.each(['signed_out', 'not_found'] as const)(
  'a check refused as %s removes the token in silence',
  async (code) => {
    storeToken('velho');
    stubApi({ [me]: () => refusal(code) });
    const session = createSession();
    await settled(session);
    expect(session.read().standing).toEqual({ status: 'signed-out' });
    expect(storedToken()).toBeNull();
  },
);

test.each([
  ['no signal', noSignal],
  ['a server that is restarting', () => refusal('unavailable')],
  ['a fault of the server', () => refusal('server_failure')],
  ['a server that is asked too often', () => refusal('too_many_attempts')],
  ['a page that stands before the network', () => new Response('<h1>Wi-Fi</h1>')],
])('%s keeps the token, and the check can be made again', async (_, reply) => {
  storeToken('bom');
  let answer: () => Response = reply;
  stubApi({ [me]: () => answer() });
  const session = createSession();
  await settled(session);
  expect(session.read().standing).toEqual({ status: 'unreachable' });
  expect(storedToken()).toBe('bom');

  answer = () => json(200, maria);
  session.actions.checkAgain();
  await settled(session);
  expect(session.read().standing.status).toBe('signed-in');
});

test.each(['login', 'register'] as const)(
  '%s stores the token and raises its flag meanwhile',
  async (name) => {
    const status = name === 'login' ? 200 : 201;
    stubApi({ [`POST /api/auth/${name}`]: () => json(status, { token: 'novo', user: maria }) });
    const { actions, read } = createSession();
    const work =
      name === 'login'
        ? actions.login({ usernameOrEmail: 'maria', password: 'segredo' })
        : actions.register({ username: 'maria', email: 'maria@exemplo.com.br', password: 'segredo' });
    expect(read().pending).toBe(name);
    await work;
    expect(read()).toEqual({
      standing: { status: 'signed-in', user: maria },
      pending: undefined,
    });
    expect(storedToken()).toBe('novo');
  },
);

test('a refused login lowers its flag and signs nobody in', async () => {
  stubApi({ 'POST /api/auth/login': () => refusal('wrong_credentials', 'Não.') });
  const { actions, read } = createSession();
  await expect(actions.login({ usernameOrEmail: 'x', password: 'y' })).rejects.toThrow('401: ');
  expect(read().pending).toBeUndefined();
  expect(read().standing.status).toBe('signed-out');
});

test('logout forgets the token even when the call fails', async () => {
  storeToken('bom');
  const requests = stubApi({ [me]: () => json(200, maria), 'POST /api/auth/logout': noSignal });
  const session = createSession();
  await settled(session);
  const work = session.actions.logout();
  expect(session.read().pending).toBe('logout');
  await work;
  expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer bom');
  expect(storedToken()).toBeNull();
  expect(session.read()).toMatchObject({ standing: { status: 'signed-out' }, pending: undefined });
});

test('who leaves while the session ends elsewhere leaves nothing behind', async () => {
  storeToken('bom');
  stubApi({ [me]: () => json(200, maria), 'POST /api/auth/logout': () => refusal('signed_out') });
  const session = createSession();
  await settled(session);
  localStorage.setItem(`draft:${maria.id}:ideia`, 'Uma feira na praça');
  await session.actions.logout();
  expect(session.read().standing).toEqual({ status: 'signed-out', isEnded: false });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('signing out in another tab signs out here', async () => {
  storeToken('bom');
  stubApi({ [me]: () => json(200, maria) });
  const session = createSession();
  await settled(session);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  expect(session.read().standing.status).toBe('signed-out');
});

test('whoever was here before is let in without a signal, and at once with a weak one', async () => {
  storeToken('bom');
  stubApi({ [me]: () => json(200, maria) });
  await settled(createSession());

  stubApi({ [me]: noSignal });
  const session = createSession();
  expect(session.read().standing).toEqual({ status: 'signed-in', user: maria });
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.read().standing).toEqual({ status: 'signed-in', user: maria });
});

test.each([
  ['what is known already draws nothing anew', maria, 0],
  ['what is new is drawn', { ...maria, isModerator: true }, 1],
])('%s', async (_, answer, drawings) => {
  storeToken('bom');
  stubApi({ [me]: () => json(200, maria) });
  await settled(createSession());

  stubApi({ [me]: () => json(200, answer) });
  const session = createSession();
  const draw = vi.fn();
  session.subscribe(draw);
  await new Promise((resolve) => setTimeout(resolve));
  expect(draw).toHaveBeenCalledTimes(drawings);
  expect(session.read().standing).toEqual({ status: 'signed-in', user: answer });
});

test('whoever was here before and is refused now is signed out, and not let in again', async () => {
  storeToken('bom');
  stubApi({ [me]: () => json(200, maria) });
  await settled(createSession());

  stubApi({ [me]: () => refusal('signed_out') });
  const session = createSession();
  await waitFor(() => expect(session.read().standing).toEqual({ status: 'signed-out', isEnded: true }));
  storeToken('bom');
  stubApi({ [me]: noSignal });
  expect(createSession().read().standing).toEqual({ status: 'checking' });
});

test('whoever brings another token is not taken for the one before', async () => {
  storeToken('bom');
  stubApi({ [me]: () => json(200, maria) });
  await settled(createSession());
  storeToken('outro');
  stubApi({ [me]: noSignal });
  expect(createSession().read().standing).toEqual({ status: 'checking' });
});

test('on a full phone one can sign in, and out again', async () => {
  storeToken(null);
  stubApi({ 'POST /api/auth/login': () => json(200, { token: 'novo', user: maria }) });
  const kept = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const { actions, read } = createSession();
  await actions.login({ usernameOrEmail: 'maria', password: 'segredo' });
  expect(read().standing.status).toBe('signed-in');
  expect(storedToken()).toBe('novo');
  await actions.leaveBy(async () => {});
  expect(storedToken()).toBeNull();
});

test.each([
  ['the password was wrong', () => refusal('wrong_password'), [`draft:${maria.id}:ideia`]],
  ['no answer came', noSignal, []],
])('whoever deletes the account, %s, and is then signed out', async (_, reply, left) => {
  storeToken('bom');
  stubApi({ [me]: () => json(200, maria), 'DELETE /api/account': reply });
  const { actions, read } = createSession();
  await waitFor(() => expect(read().standing.status).toBe('signed-in'));
  localStorage.setItem(`draft:${maria.id}:ideia`, 'Uma feira na praça');
  await expect(
    actions.leaveBy(() => call('deleteAccount', { body: { password: 'segredo' } })),
  ).rejects.toThrow();
  expect(read().standing.status).toBe('signed-in');
  storeToken(null);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual(left);
});
