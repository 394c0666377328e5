import { expect, onTestFinished, test, vi } from 'vitest';
import { ownJson } from '#core/contract/own-header.ts';
import { paths } from '#core/contract/paths.ts';
import { maria } from '#web/testing/people.ts';
import { json, noSignal, ofServer, refusal, stubApi } from '#web/testing/stub-api.ts';
import { ApiError, isOutOfReach, sentenceOf, serverAway } from './api-error.ts';
import { addressOf, call, fillPath, knowCalls, request, send } from './client.ts';
import { noteSignal, signal, signalNews } from './signal.ts';
import { storedToken, storeToken } from './token.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (failure: unknown) => failure,
  );

test('a call goes to its method and path', () => {
  expect(addressOf('me')).toEqual({ method: 'GET', path: '/api/auth/me' });
  expect(addressOf('login')).toEqual({ method: 'POST', path: '/api/auth/login' });
});

test('a query is written into the address, but for what is left out', () => {
  const query = { limit: 5, q: 'mel & queijo', from: undefined };
  expect(fillPath('/api/submissions', { query })).toBe('/api/submissions?limit=5&q=mel+%26+queijo');
});

test('parameters take their places in the path, whatever they hold', () => {
  const params = { userId: 1, gameId: 'a/b' };
  expect(fillPath('/api/users/{userId}/games/{gameId}/progress', { params })).toBe(
    '/api/users/1/games/a%2Fb/progress',
  );
});

test('a request carries JSON, cookies and the bearer token when there is one', async () => {
  const requests = stubApi({
    'POST /api/auth/login': () => json(200, { token: 't', user: maria }),
    'GET /api/auth/me': () => json(200, maria),
  });
  const body = { usernameOrEmail: 'maria', password: 'segredo' };
  await call('login', { body });
  storeToken('abc');
  expect(await call('me')).toEqual(maria);

  const [login, me] = requests;
  expect(login).toMatchObject({ credentials: 'include', body });
  expect(login?.headers.get('content-type')).toBe('application/json');
  expect(login?.headers.has('authorization')).toBe(false);
  expect(me?.headers.get('authorization')).toBe('Bearer abc');
});

test('of two taps faster than a screen is drawn one write goes out; another text, or a later one, is another', async () => {
  const requests = stubApi({ 'POST /api/auth/login': () => json(200, { token: 't', user: maria }) });
  const tap = (password: string) => call('login', { body: { usernameOrEmail: 'maria', password } });
  const [first, second] = await Promise.all([tap('segredo'), tap('segredo'), tap('outra')]);
  expect(second).toBe(first);
  expect(requests.map(({ body }) => Object(body).password)).toEqual(['segredo', 'outra']);
  await tap('segredo');
  expect(requests).toHaveLength(3);
});

test('a write with an end of its own does not wait for one that never ends', async () => {
  const never = new Promise<Response>(() => {});
  const answers = [() => never, () => json(200, { ok: true })];
  const requests = stubApi({ 'POST /api/auth/logout': () => answers.shift()?.() ?? never });
  void call('logout', { signal: new AbortController().signal });
  await call('logout', { signal: new AbortController().signal });
  expect(requests).toHaveLength(2);
});

test('a write that failed can be made again', async () => {
  const replies = [noSignal, () => json(200, { token: 't', user: maria })];
  const requests = stubApi({ 'POST /api/auth/login': () => (replies.shift() ?? noSignal)() });
  const tap = () => call('login', { body: { usernameOrEmail: 'maria', password: 'segredo' } });
  expect(await failureOf(tap())).toBeInstanceOf(ApiError);
  expect(await tap()).toMatchObject({ token: 't' });
  expect(requests).toHaveLength(2);
});

test('what is asked for again after a lost answer goes out under the same id, and the next one under another', async () => {
  knowCalls(paths);
  const teams = 'POST /api/collaborative-quizzes/1/teams';
  const replies = [noSignal, () => refusal('teams_waiting'), noSignal, noSignal];
  const requests = stubApi({ [teams]: () => (replies.shift() ?? noSignal)() });
  const tap = () => failureOf(call('createTeam', { params: { quizId: '1' } }));
  vi.useFakeTimers({ toFake: ['performance'] });
  for (const ms of [0, 60_000, 0, 4 * 60_000]) {
    vi.advanceTimersByTime(ms);
    await tap();
  }
  const ids = requests.map(({ body }) => Object(body).runId);
  expect(ids[1]).toBe(ids[0]);
  // After an answer, and after a long while, it is another wish.
  expect(new Set(ids).size).toBe(3);
  vi.useRealTimers();
});

test('a refusal keeps status and body, and the sentence for the person', async () => {
  const refusal = { code: 'wrong_credentials', message: 'Usuário ou senha incorretos.' };
  stubApi({ 'GET /x': () => json(401, refusal) });
  const failure = await failureOf(send('GET', '/x'));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    message: `401: ${JSON.stringify(refusal)}`,
    status: 401,
    code: 'wrong_credentials',
    sentence: 'Usuário ou senha incorretos.',
  });
});

test('a refusal with a sentence and no code is the server’s too', async () => {
  stubApi({ 'GET /x': () => json(401, { message: 'Usuário ou senha incorretos.' }) });
  expect(await failureOf(send('GET', '/x'))).toMatchObject({
    status: 401,
    sentence: 'Usuário ou senha incorretos.',
  });
  expect(signal.isLost).toBe(false);
});

test.each([
  ['a page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 }), '502: <h1>Bad gateway</h1>'],
  ['an empty body', new Response('', { status: 500, statusText: 'Internal' }), '500: Internal'],
])('%s has no sentence', async (_, response, message) => {
  stubApi({ 'GET /x': () => response });
  expect(await failureOf(send('GET', '/x'))).toMatchObject({ message, sentence: undefined });
});

/** As it comes through a proxy that drops the headers it does not know. */
const bare = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': ownJson } });

test('where a proxy drops the header that marks an answer, its kind of file still does', async () => {
  stubApi({ 'GET /x': () => bare('[]') });
  expect(await send('GET', '/x')).toEqual([]);
  expect(signal.isLost).toBe(false);
  storeToken('velho');
  stubApi({ 'GET /x': () => bare('{"code":"signed_out","message":"Entre de novo."}', 401) });
  expect(await failureOf(send('GET', '/x'))).toMatchObject({ status: 401, sentence: 'Entre de novo.' });
  expect(storedToken()).toBeNull();
});

const foreign = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

const wifiPage = (status: number) =>
  new Response('<h1>Wi-Fi</h1>', { status, headers: { 'content-type': 'text/html' } });

test.each([
  ['a page in place of the answer', () => wifiPage(200)],
  ['a page that forbids', () => wifiPage(403)],
  ['a page that knows no such address', () => wifiPage(404)],
  ['a page that asks for a password of its own', () => wifiPage(401)],
  ['JSON of another kind', () => new Response('null', { status: 400 })],
  ['a yes in JSON', () => foreign('{"status":"ok"}')],
  ['a list in JSON', () => foreign('[]')],
  ['a sign-in that another program asks for', () => foreign('{"message":"Sign in"}', 401)],
  ['a no in our words', () => foreign('{"code":"signed_out","message":"Saia"}', 401)],
  ['an answer that breaks off', () => new Response('{"id": 1, "us', { headers: ofServer })],
])('%s is not the server’s, and judges nothing', async (_, reply) => {
  storeToken('bom');
  stubApi({ 'GET /x': reply });
  expect(await failureOf(send('GET', '/x'))).toMatchObject({ status: 0, code: 'no_connection' });
  expect(signal).toEqual({ isLost: true, isServerAway: false });
  expect(storedToken()).toBe('bom');
});

test('an answer that breaks off never says that the signal is back', async () => {
  noteSignal(true);
  const hear = vi.fn();
  addEventListener(signalNews, hear);
  onTestFinished(() => removeEventListener(signalNews, hear));
  stubApi({ 'GET /x': () => new Response('{"id": 1, "us', { headers: ofServer }) });
  await failureOf(send('GET', '/x'));
  expect(hear).not.toHaveBeenCalled();
});

test('a page in place of a file is none either', async () => {
  stubApi({ 'GET /x': () => wifiPage(200) });
  expect(await failureOf(request('GET', '/x'))).toMatchObject({ status: 0 });
});

test.each([
  [502, true],
  [504, true],
  [511, true],
  [522, true],
  [500, false],
  [413, false],
  [429, false],
])('a proxy that answers %i for the server: out of reach %s', async (status, isAway) => {
  noteSignal(false);
  stubApi({ 'GET /x': () => wifiPage(status) });
  const failure = await failureOf(send('GET', '/x'));
  expect(failure).toMatchObject({ status });
  expect(isOutOfReach(failure)).toBe(isAway);
  expect(sentenceOf(failure, 'Erro ao entrar.')).toBe(isAway ? serverAway : 'Erro ao entrar.');
  expect(signal).toEqual({ isLost: isAway, isServerAway: isAway });
});

test('a server that says itself that it is busy is there', async () => {
  noteSignal(true);
  stubApi({ 'GET /x': () => refusal('unavailable') });
  expect(isOutOfReach(await failureOf(send('GET', '/x')))).toBe(true);
  expect(signal.isLost).toBe(false);
});

test('without a signal the sentence says so', async () => {
  stubApi({ 'GET /x': noSignal });
  expect(await failureOf(send('GET', '/x'))).toMatchObject({
    status: 0,
    sentence: 'Sem conexão. Confira a internet e tente de novo.',
  });
});

test('a token that the server no longer knows is forgotten', async () => {
  storeToken('velho');
  stubApi({ 'GET /x': () => refusal('signed_out', 'Entre de novo para continuar.') });
  await failureOf(send('GET', '/x'));
  expect(storedToken()).toBeNull();
});

test('a late refusal of an old token leaves the new one alone', async () => {
  storeToken('velho');
  stubApi({
    'GET /x': () => {
      storeToken('novo');
      return refusal('signed_out', 'Entre de novo para continuar.');
    },
  });
  await failureOf(send('GET', '/x'));
  expect(storedToken()).toBe('novo');
});

test.each([
  ['alone', undefined],
  ['beside the signal of whoever asks', new AbortController().signal],
])('an answer that neither comes nor fails is given up, %s', async (_, given) => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      }),
  );
  const failing = failureOf(send('GET', '/x', given && { signal: given }));
  patience.abort();
  expect(await failing).toMatchObject({ status: 0, code: 'no_connection' });
  expect(signal.isLost).toBe(true);
});
