import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { noteSignal } from '#web/api/signal.ts';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import { readAhead } from './read-ahead.ts';

test('what could not be read ahead before the signal went is read once it is back', async () => {
  vi.useFakeTimers();
  let hasSignal = false;
  stubApi({ 'GET /api/games': () => (hasSignal ? json(200, []) : noSignal()) });
  const cache = createQueryClient();
  const stop = readAhead(cache);
  await vi.advanceTimersByTimeAsync(5000);
  const known = () => cache.getQueryData(readOptions('games').queryKey);
  expect(known()).toBeUndefined();
  hasSignal = true;
  noteSignal(false);
  await vi.waitFor(() => expect(known()).toEqual([]));
  stop();
});

test('what did not come is read again when the signal is back before the rest has come', async () => {
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/games') return refusal('not_found');
    return ++asked > 1 ? json(200, []) : noSignal();
  });
  const cache = createQueryClient();
  const stop = readAhead(cache);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(cache.getQueryData(readOptions('games').queryKey)).toEqual([]));
  stop();
});

test('whoever signs out meanwhile is asked nothing more for', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const stop = readAhead(createQueryClient());
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['/api/games']);
  stop();
  answer(json(200, []));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/games']);
});
