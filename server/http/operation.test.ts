import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('the counts', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.send({ method: 'GET', url: '/metrics', headers, remoteAddress });

  it('tell answers by route and status, how long they took, and what waits or listens', async () => {
    const ana = await server.member('ana');
    await ana.call('me');
    await ana.call('saveProgress', { params: { gameId: 99 }, body: {} });
    server.app.metrics.backedUp(1_700_000_000_000);
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    const text = String(body);
    for (const row of [
      'rota_viva_http_requests_total{route="/api/auth/me",method="GET",status="200"} 1',
      'rota_viva_http_request_seconds_bucket{route="/api/auth/me",method="GET",le="+Inf"} 1',
      'rota_viva_outbox_refusals_total{code=',
      'rota_viva_event_loop_delay_seconds{quantile="0.99"}',
      'rota_viva_listeners 0',
      'rota_viva_database_connections{state="waiting"} 0',
      'rota_viva_database_up 1',
      'rota_viva_backup_last_success_timestamp_seconds 1700000000',
      '# TYPE rota_viva_ai_calls_total counter',
    ]) {
      expect(text).toContain(row);
    }
    for (const line of text.trim().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/);
    }
  });

  it('are for this machine only, also behind a proxy on it', async () => {
    expect(await read({}, '10.0.0.7')).toMatchObject({ status: 404 });
    expect(await read({}, '::1')).toMatchObject({ status: 200 });
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect(await read({ [name]: '127.0.0.1' })).toMatchObject({ status: 404 });
  });

  it('are for whoever brings the token, where there is one', async () => {
    const guarded = await startTestApp({ metricsToken: 'um-segredo-comprido' });
    const ask = (authorization?: string) =>
      guarded.send({
        method: 'GET',
        url: '/metrics',
        remoteAddress: '10.0.0.7',
        headers: authorization ? { authorization } : {},
      });
    expect(await ask()).toMatchObject({ status: 401 });
    expect(await ask('Bearer outro')).toMatchObject({ status: 401 });
    expect(await ask('Bearer um-segredo-comprido')).toMatchObject({ status: 200 });
    await guarded.close();
  });
});

describe('who asks', () => {
  it.each([
    [1, '203.0.113.9'],
    [2, '198.51.100.1'],
    [['127.0.0.0/8', '203.0.113.9'], '198.51.100.1'],
    [false, '127.0.0.1'],
  ] satisfies [AppOptions['trustProxy'], string][])(
    'is told by the proxies that are trusted (%o), whatever the request itself says',
    async (trusted, expected) => {
      const server = await startTestApp({ trustProxy: trusted });
      let seen = '';
      server.app.addHook('onRequest', async ({ ip }) => {
        seen = ip;
      });
      const forged = '1.2.3.4, 198.51.100.1, 203.0.113.9';
      await server.send({ method: 'GET', url: '/healthz', headers: { 'x-forwarded-for': forged } });
      expect(seen).toBe(expected);
      await server.close();
    },
  );
});
