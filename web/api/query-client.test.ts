import { expect, onTestFinished, test, vi } from 'vitest';
import { maria } from '#web/testing/people.ts';
import { json, noSignal, ofServer, refusal, stubApi } from '#web/testing/stub-api.ts';
import { call } from './client.ts';
import { createQueryClient, openCache, readKey, rememberReads } from './query-client.ts';
import { readOptions, segmentsOf } from './read-options.ts';

test('a key joined with slashes is the address that is read', async () => {
  const requests = stubApi({ 'GET /api/users/1/activities?limit=5': () => json(200, []) });
  const read = createQueryClient().fetchQuery({ queryKey: ['/api/users', '1', 'activities?limit=5'] });
  expect(await read).toEqual([]);
  expect(requests).toHaveLength(1);
});

test.each([
  ['/api/games', ['/api/games']],
  ['/api/submissions?limit=10', ['/api/submissions?limit=10']],
  ['/api/users/1/stats', ['/api/users', '1', 'stats']],
  ['/api/users/1/activities?limit=5', ['/api/users', '1', 'activities?limit=5']],
])('the key of %s begins with its area and joins to the address again', (path, key) => {
  expect(segmentsOf(path)).toEqual(key);
  expect(key.join('/')).toBe(path);
});

test('a read of the contract has its address for a key', () => {
  expect(readOptions('me').queryKey).toEqual(['/api/auth', 'me']);
});

test('a read is asked for once and then kept', async () => {
  const requests = stubApi({ 'GET /api/auth/me': () => json(200, maria) });
  const client = createQueryClient();
  await client.fetchQuery(readOptions('me'));
  expect(await client.fetchQuery(readOptions('me'))).toEqual(maria);
  expect(requests).toHaveLength(1);
});

test('a failed read is not tried again by itself', async () => {
  const requests = stubApi({ 'GET /api/games': () => refusal('server_failure') });
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/games'] })).rejects.toThrow('500: ');
  expect(requests).toHaveLength(1);
});

test('a 401 fails, or answers null where asked', async () => {
  stubApi({ 'GET /api/games': () => refusal('signed_out') });
  const client = createQueryClient();
  const queryKey = ['/api/games'];
  await expect(client.fetchQuery({ queryKey })).rejects.toThrow('401: ');
  expect(await client.fetchQuery({ queryKey, queryFn: readKey({ on401: 'null' }) })).toBeNull();
});

test('a busy server is asked again when it says so, and nobody hears of it', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const busy = () => new Response('{}', { status: 503, headers: { 'Retry-After': '3' } });
  stubApi({ 'GET /api/games': () => (++tries < 3 ? busy() : json(200, [])) });
  const read = createQueryClient().fetchQuery({ queryKey: ['/api/games'] });
  await vi.advanceTimersByTimeAsync(2999);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(3001);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await read).toEqual([]);
});

test('a server that stays busy is told in the end', async () => {
  vi.useFakeTimers();
  const requests = stubApi({ 'GET /api/games': () => refusal('unavailable') });
  const read = createQueryClient().fetchQuery({ queryKey: ['/api/games'] });
  const failed = expect(read).rejects.toThrow('503: ');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(requests).toHaveLength(5);
});

test('the cache of whoever has left hears of no write', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: ofServer }));
  const cache = createQueryClient();
  const { queryKey } = readOptions('feed', { query: { limit: '5' } });
  const isOldAfterWrite = async (): Promise<boolean | undefined> => {
    cache.setQueryData<unknown>(queryKey, []);
    await call('submit', { body: { question: 'O que falta?', answer: 'Água boa' } });
    await vi.dynamicImportSettled();
    return cache.getQueryState(queryKey)?.isInvalidated;
  };
  const stop = rememberReads(cache, 7);
  expect(await isOldAfterWrite()).toBe(true);
  stop();
  expect(await isOldAfterWrite()).toBe(false);
});

test('a drawing that is begun anew finds the cache of the first; whoever comes after finds a fresh one', () => {
  const cache = openCache(7);
  expect(openCache(7)).toBe(cache);
  rememberReads(cache, 7)();
  expect(openCache(7)).not.toBe(cache);
  expect(openCache(8)).not.toBe(openCache(7));
});

test('where the code that knows the last answers does not come, a read that failed says so in time', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('./kept-reads.ts', () => new Promise(() => {}));
  onTestFinished(() => void vi.doUnmock('./kept-reads.ts'));
  stubApi({ 'GET /api/games': noSignal });
  const cache = createQueryClient();
  rememberReads(cache, 7);
  const failed = expect(cache.fetchQuery({ queryKey: ['/api/games'] })).rejects.toThrow('0: ');
  await vi.advanceTimersByTimeAsync(12_000);
  await failed;
});
