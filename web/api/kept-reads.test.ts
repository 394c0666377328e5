import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { changeRead } from './change-read.ts';
import {
  forgetReads,
  type KeptRead,
  keepReads,
  oldestShown,
  type ReadStore,
  readAhead,
} from './kept-reads.ts';
import { createQueryClient, openCache } from './query-client.ts';
import { readOptions } from './read-options.ts';

const games = readOptions('games');
const figures = { posts: 1, participation: 1, activeUsers: 1, topContributor: null, topics: [] };

/** A device whose storage is a list. */
function createDevice(kept: KeptRead[] = []) {
  const reads = [...kept];
  const store: ReadStore = {
    all: async () => [...reads],
    async put(added) {
      for (const read of added) {
        const place = reads.findIndex(({ userId, key }) => userId === read.userId && key === read.key);
        reads.splice(place < 0 ? reads.length : place, place < 0 ? 0 : 1, read);
      }
    },
    async removeWhere(fits) {
      reads.splice(0, reads.length, ...reads.filter((read) => !fits(read)));
    },
  };
  return { store, reads };
}

const keptGames = (userId: number, at: number): KeptRead => ({
  userId,
  key: JSON.stringify(games.queryKey),
  queryKey: games.queryKey,
  data: [],
  at,
});

test('what was read ahead is in the first cache of its member from the beginning, and in no other', async () => {
  const { store } = createDevice([keptGames(7, 5), keptGames(8, 6)]);
  const others = openCache(9);
  await readAhead(store);
  const own = openCache(7);
  expect(own.getQueryState(games.queryKey)).toMatchObject({
    data: [],
    dataUpdatedAt: 5,
    isInvalidated: true,
  });
  expect(others.getQueryData(games.queryKey)).toBeUndefined();
  // Whoever comes next reads for themselves.
  expect(openCache(8).getQueryData(games.queryKey)).toBeUndefined();
});

test('an answer that was there before anything watched is kept too; one that is only remembered is not new', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  stubApi({ 'GET /api/community': () => json(200, figures) });
  const { store, reads } = createDevice([keptGames(7, 5)]);
  await readAhead(store);
  const cache = openCache(7);
  await cache.fetchQuery(readOptions('community'));
  const put = vi.spyOn(store, 'put');
  const stop = await keepReads(cache, 7, store);
  await vi.advanceTimersByTimeAsync(1000);
  expect(put.mock.calls).toMatchObject([[[{ userId: 7, data: figures, at: 1_000_000 }]]]);
  expect(reads).toHaveLength(2);
  stop();
});

test('what was read is kept, and shown at the next visit until the new answer comes', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  stubApi({ 'GET /api/community': () => json(200, figures) });
  const { store, reads } = createDevice();
  const stop = await keepReads(createQueryClient(), 7, store);
  const cache = createQueryClient();
  const stopThis = await keepReads(cache, 7, store);
  await cache.fetchQuery(readOptions('community'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads).toMatchObject([{ userId: 7, data: figures, at: 1_000_000 }]);
  stop();
  stopThis();

  vi.setSystemTime(9_000_000);
  stubApi({ 'GET /api/community': noSignal });
  const later = createQueryClient();
  await keepReads(later, 7, store);
  expect(later.getQueryData(readOptions('community').queryKey)).toEqual(figures);
  const observer = new QueryObserver(later, readOptions('community'));
  const unwatch = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isRefetchError).toBe(true));
  expect(observer.getCurrentResult()).toMatchObject({ isLoadingError: false, data: figures });
  expect(oldestShown(later)).toBe(1_000_000);
  unwatch();
});

test('what the person did to a remembered answer is kept with it, and it is as old as before', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const { store, reads } = createDevice([keptGames(7, 5)]);
  const cache = createQueryClient();
  const stop = await keepReads(cache, 7, store);
  changeRead<unknown[]>(cache, games.queryKey, (known = []) => [...known, { id: 1 }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads).toMatchObject([{ data: [{ id: 1 }], at: 5 }]);
  expect(cache.getQueryState(games.queryKey)?.isInvalidated).toBe(true);
  stop();
});

test('an old answer never takes the place of a new one', async () => {
  const { store } = createDevice([keptGames(7, 1)]);
  const cache = createQueryClient();
  cache.setQueryData(games.queryKey, [{ id: 1 }] as never);
  await keepReads(cache, 7, store);
  expect(cache.getQueryData(games.queryKey)).toHaveLength(1);
  expect(oldestShown(cache)).toBeUndefined();
});

test('what one member left is neither shown to the next one nor left on the device', async () => {
  const { store, reads } = createDevice([keptGames(3, 1), keptGames(7, 2)]);
  const cache = createQueryClient();
  await keepReads(cache, 8, store);
  expect(cache.getQueryData(games.queryKey)).toBeUndefined();
  expect(reads).toEqual([]);
});

test('whoever leaves is forgotten', async () => {
  const { store, reads } = createDevice([keptGames(3, 1), keptGames(7, 2)]);
  await forgetReads(3, store);
  expect(reads.map(({ userId }) => userId)).toEqual([7]);
});

test('what only the one who takes care may see is not kept', async () => {
  vi.useFakeTimers();
  stubApi({ 'GET /api/reports': () => json(200, []) });
  const { store, reads } = createDevice();
  const cache = createQueryClient();
  await keepReads(cache, 7, store);
  await cache.fetchQuery(readOptions('reportedPosts'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(reads).toEqual([]);
});

test('a browser without a storage reads as before', async () => {
  stubApi({ 'GET /api/community': () => json(200, figures) });
  const broken: ReadStore = {
    all: () => Promise.reject(new Error('none')),
    put: () => Promise.reject(new Error('none')),
    removeWhere: () => Promise.reject(new Error('none')),
  };
  const cache = createQueryClient();
  await keepReads(cache, 7, broken);
  expect(await cache.fetchQuery(readOptions('community'))).toEqual(figures);
});
