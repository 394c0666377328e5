import { once } from 'node:events';
import { get, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownHeader, ownJson } from '#core/contract/own-header.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { gatedServer, patience } from './gated-server.ts';

const crowd = { waiting: 0 };
let server: TestApp;
let address: string;
beforeAll(async () => {
  const database = await openTestDatabase();
  server = await startTestApp({
    database: { ...database, poolState: () => ({ total: 1, idle: 0, waiting: crowd.waiting }) },
  });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const ask = (path: string, init?: RequestInit) => fetch(`${address}${path}`, init);

it('a crowd is told to come back, signs nobody out, and is counted; afterwards all is as before', async () => {
  const { token } = await server.member('ana');
  const me = () => ask('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  crowd.waiting = 10_000;
  const refused = await me();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.json()).toEqual({
    code: 'unavailable',
    message: 'O serviço está ocupado ou reiniciando. Tente de novo em instantes.',
  });
  const body = JSON.stringify({ username: 'ana', password: 'x'.repeat(50_000) });
  const headers = { 'content-type': 'application/json' };
  expect(await ask('/api/auth/login', { method: 'POST', headers, body })).toMatchObject({ status: 503 });
  for (const path of ['/healthz', '/readyz']) expect(await ask(path)).toMatchObject({ status: 200 });
  expect(await (await ask('/metrics')).text()).toContain('rota_viva_turned_away_total 2\n');
  crowd.waiting = 0;
  expect(await me()).toMatchObject({ status: 200 });
});

it('who arrives together is answered, all of them', async () => {
  const { token } = await server.member('bia');
  const headers = { authorization: `Bearer ${token}` };
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask('/api/games', { headers })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

/** As `fetch` would never write it. */
const askExactly = (path: string) =>
  new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    get(address, { path }, async (response) => {
      const { statusCode: status, headers } = response;
      resolve({ status, type: headers['content-type'], body: await text(response) });
    }).once('error', reject);
  });

it.each(['/%61pi/auth/me', '/a%70i/auth/me?x=%', 'http://elsewhere/api/auth/me'])(
  'lets nobody past the crowd who writes a call as %s',
  async (path) => {
    expect(await askExactly(path)).toMatchObject({ status: 401 });
    crowd.waiting = 10_000;
    const crowded = await askExactly(path);
    const page = await askExactly('/agora?x=%61');
    crowd.waiting = 0;
    expect(crowded).toMatchObject({ status: 503 });
    expect(page).toMatchObject({ status: 404 });
  },
);

it.each(['/%', '/api/users/%C3/stats', '/entrar/%zz?x=1'])(
  'tells who asks at %s, which is no address, in its own words',
  async (path) => {
    const { status, type, body } = await askExactly(path);
    expect({ status, type, body: JSON.parse(body) }).toEqual({
      status: 400,
      type: ownJson,
      body: { code: 'invalid_input', message: 'Alguns dados não estão certos. Confira e tente de novo.' },
    });
  },
);

/** Sends exactly this, and reads until the server closes. */
async function sendRaw(words: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(words, 'latin1');
  return text(socket);
}

const host = 'Host: x\r\nConnection: close\r\n';
const unreadable = [400, 'invalid_input'] as const;

it.each([
  ['no HTTP at all', 'bom dia\r\n\r\n', ...unreadable],
  ['the beginning of a cipher', '\x16\x03\x01\0\xa5\x01\0\0\xa1', ...unreadable],
  ['no host', 'GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n', ...unreadable],
  ['an expectation', `GET /api/games HTTP/1.1\r\n${host}Expect: banana\r\n\r\n`, ...unreadable],
  [
    'two lengths',
    `POST /api/auth/login HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n`,
    ...unreadable,
  ],
  ['an unknown method', `BANANA /api/games HTTP/1.1\r\n${host}\r\n`, ...unreadable],
  ['a long address', `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431, 'head_too_large'],
  [
    'a long head',
    `GET /api/games HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'head_too_large',
  ],
])('answers %s, which is no proper request, in its own words', async (_what, words, status, code) => {
  const [head = '', body = ''] = (await sendRaw(words)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain(`\r\n${ownHeader}: ?1\r\n`);
  expect(head).toContain(`content-type: ${ownJson}`);
  expect(JSON.parse(body)).toEqual({ code, message: expect.stringMatching(/^[A-ZÀ-Ú].*\.$/) });
});

it.each(['/api/games', '/agora'])(
  'of what was asked ahead at %s nothing is begun once the connection is cut off',
  async (path) => {
    const handle = vi.fn<RequestListener>(({ socket }) => socket.destroy());
    const own = gatedServer({ gate: ({ start }) => start(), refused() {} })(handle).listen(0, '127.0.0.1');
    await once(own, 'listening');
    const socket = connect(Object(own.address()).port, '127.0.0.1');
    socket.on('error', () => {}).write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(10));
    await once(socket, 'close');
    expect(handle).toHaveBeenCalledTimes(1);
    own.close();
  },
);

it('who sends a head letter by letter holds no connection for longer than twenty seconds, and may try again', async () => {
  expect(server.app.server).toMatchObject({ headersTimeout: patience.headersTimeout });
  expect(patience.headersTimeout + patience.connectionsCheckingInterval).toBeLessThanOrEqual(20_000);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const [served] = await once(server.app.server, 'connection');
  socket.write('GET /api/games HTTP/1.1\r\n');
  await once(served, 'data');
  server.app.server.emit(
    'clientError',
    Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    served,
  );
  const told = await text(socket);
  expect(told).toMatch(/^HTTP\/1.1 408 /);
  expect(told).toContain('"code":"request_late"');
});
