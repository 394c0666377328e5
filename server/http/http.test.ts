import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#core/contract/limits.ts';
import { paths } from '#core/contract/paths.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
const clientFolder = mkdtempSync(join(tmpdir(), 'rota-viva-client-'));
beforeAll(async () => {
  mkdirSync(join(clientFolder, 'assets'));
  for (const [name, text] of [
    ['index.html', '<!doctype html><title>Rota Viva</title>'],
    ['assets/app-abc123.js', 'console.log("ok")'],
  ] as const) {
    writeFileSync(join(clientFolder, name), text);
    writeFileSync(join(clientFolder, `${name}.br`), brotliCompressSync(text));
  }
  server = await startTestApp({ clientFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(clientFolder, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const login = (payload: string | Buffer, headers: Record<string, string> = json) =>
  server.send({ method: 'POST', url: '/api/auth/login', payload, headers });

describe('what is wrong with a request', () => {
  it.each([
    ['broken JSON', '{"usernameOrEmail": ', 400, 'invalid_json'],
    ['nothing', '', 400, 'missing_fields'],
    ['null', 'null', 400, 'invalid_input'],
    ['a list', '[]', 400, 'invalid_input'],
    ['a number', '7', 400, 'invalid_input'],
    ['an attack on the prototype', '{"__proto__": {"admin": true}}', 400, 'invalid_json'],
    [
      'a body of 65 KB',
      JSON.stringify({ usernameOrEmail: 'a', password: 'x'.repeat(66_000) }),
      413,
      'body_too_large',
    ],
  ])('gets a sentence for %s', async (_what, payload, status, code) => {
    const reply = await login(payload);
    expect(reply).toMatchObject({ status, body: { code, message: expect.stringMatching(/^[A-ZÀ-Ú].*/) } });
  });

  it.each([
    ['GET', '/api/invites/A%00B', undefined],
    ['GET', '/api/certificates/A%00B', undefined],
    [
      'POST',
      '/api/auth/register',
      { username: 'Bia', email: 'b@x.com', password: 'segredo', invite: 'A\0B' },
    ],
  ] as const)('is told to who sends %s %s with a sign that no database keeps', async (method, url, body) => {
    const payload = body && JSON.stringify(body);
    const { status } = await server.send({ method, url, ...(payload ? { payload, headers: json } : {}) });
    expect(status).toBeLessThan(500);
  });

  it('is not the size of the largest run that is legal', async () => {
    const { token } = await server.newcomer('Rosa');
    const data = { texto: '農'.repeat(limits.gameData.max - 20) };
    const body = { score: 1, data, gameData: data };
    expect(await server.call('saveProgress', { token, params: { gameId: 1 }, body })).toMatchObject({
      status: 200,
    });
  });

  it('gets a sentence for a body that is no JSON', async () => {
    expect(await login('a=b', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media' },
    });
  });

  it.each([
    ['GET', '/api/nada'],
    ['GET', '/api'],
    ['POST', '/api/auth/me'],
    ['DELETE', '/api/auth/login'],
    ['POST', '/games'],
  ] as const)('answers 404 as JSON to %s %s', async (method, url) => {
    expect(await server.send({ method, url })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('answers no 5xx to an address that cannot be read', async () => {
    for (const url of [
      '/api/%E0%A4%A',
      '/%E0%A4%A',
      '/..%2f..%2fetc/passwd',
      '/%00',
      '/assets/..%5c..%5cx',
    ]) {
      expect((await server.send({ method: 'GET', url })).status).toBeLessThan(500);
    }
  });
});

describe('the client', () => {
  it.each(['/', '/games', '/games/', '/games/flip-produtividade', '/auth/login', '/community?aba=1'])(
    'answers the page at %s',
    async (url) => {
      const { status, headers, body } = await server.send({ method: 'GET', url });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: expect.stringContaining('<title>Rota Viva'),
      });
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/.env', '/wp-login.php', '/metrics.php', '/assets/gone.js', '/admin', '/apiario', '/games/nada'])(
    'has nothing at %s',
    async (url) => {
      expect(await server.send({ method: 'GET', url })).toMatchObject({
        status: 404,
        body: 'Página não encontrada.\n',
      });
    },
  );

  it('says so with its own page to whoever mistyped the address in a browser', async () => {
    const look = (url: string) =>
      server.send({ method: 'GET', url, headers: { accept: 'text/html,application/xhtml+xml' } });
    const page = { status: 404, body: expect.stringContaining('<title>Rota Viva') };
    expect(await look('/comunidade')).toMatchObject(page);
    expect(await look('/xmlrpc.php')).toMatchObject({ status: 404, body: 'Página não encontrada.\n' });
  });

  it('serves hashed files compressed and for ever', async () => {
    const { headers } = await server.send({
      method: 'GET',
      url: '/assets/app-abc123.js',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('gets nothing packed as it refuses', async () => {
    const { token } = await server.newcomer('Rita');
    const encodings = (accepted: string) =>
      Promise.all(
        ['/assets/app-abc123.js', '/api/collaborative-quizzes'].map(async (url) => {
          const headers = { 'accept-encoding': accepted, authorization: `Bearer ${token}` };
          return (await server.app.inject({ url, headers })).headers['content-encoding'];
        }),
      );
    const plain = [undefined, undefined];
    for (const accepted of ['gzip;q=0', '*;q=0', 'identity, *;q=0.9'])
      expect(await encodings(accepted)).toEqual(plain);
    expect(await encodings('gzip;q=0, *')).toEqual(['br', undefined]);
    expect(await encodings('br;q=0, *')).toEqual([undefined, 'gzip']);
    expect(await encodings('br;q=0.5, gzip;q=0.4')).toEqual(['br', 'gzip']);
  });

  it('is protected by headers on pages and answers alike', async () => {
    const policies = {
      '/': "default-src 'self'",
      '/api/docs': "default-src 'self'",
      '/api/auth/me': "default-src 'none'",
      '/api/nada': "default-src 'none'",
    };
    for (const [url, policy] of Object.entries(policies)) {
      const { headers } = await server.send({ method: 'GET', url });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining(policy),
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
      });
      if (!url.startsWith('/api/')) expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
  });
});

describe('operation', () => {
  it('says that it lives and can serve', async () => {
    expect(await server.send({ method: 'GET', url: '/healthz' })).toMatchObject({ status: 200 });
    expect(await server.send({ method: 'GET', url: '/readyz' })).toMatchObject({ status: 200 });
  });

  it('publishes every call of the contract', async () => {
    const { body } = await server.send({ method: 'GET', url: '/api/openapi.json' });
    const document = body as unknown as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toBe('3.1.0');
    for (const call of Object.values(paths)) {
      const [method = '', path = ''] = call.split(' ');
      expect(document.paths[path]?.[method.toLowerCase()]).toBeDefined();
    }
    const page = await server.send({ method: 'GET', url: '/api/docs' });
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('POST /api/auth/login') });
  });
});

describe('the worker that keeps the program on the device', () => {
  it('can be switched off: what the browser finds in its place ends itself', async () => {
    const other = await startTestApp({ clientFolder, keepsProgram: false });
    const reply = await other.app.inject('/sw.js');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(reply.body).toContain('registration.unregister()');
    await other.close();
  });
});
