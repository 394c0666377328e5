import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownJson } from '#core/contract/own-header.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

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
