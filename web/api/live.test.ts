import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ofServer } from '#web/testing/stub-api.ts';
import { createLive, type LiveNews } from './live.ts';
import { openDesks } from './open-desks.ts';
import { noteSignal } from './signal.ts';
import { storedToken, storeToken } from './token.ts';

const minute = 60_000;
const closers: (() => void)[] = [];

/** A server whose streams the test writes, ends and refuses. */
function stubStreams() {
  const streams: {
    path: string;
    headers: Headers;
    signal: AbortSignal;
    write: (text: string) => Promise<unknown>;
    end: () => Promise<unknown>;
  }[] = [];
  const server = { streams, status: 200, words: '{"code":"signed_out"}', headers: { ...ofServer } };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { signal: AbortSignal }) => {
    if (server.status === 0) throw new TypeError('Failed to fetch');
    if (server.status !== 200) return new Response(server.words, server);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    streams.push({
      path,
      headers: new Headers(init.headers),
      signal: init.signal,
      write: (text) => {
        writer.write(new TextEncoder().encode(text)).catch(() => {});
        return settle();
      },
      end: () => {
        writer.close().catch(() => {});
        return settle();
      },
    });
    return new Response(readable, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
  return server;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

async function opened() {
  storeToken('bom');
  const server = stubStreams();
  const live = createLive();
  const news: LiveNews[] = [];
  live.watch((one) => one.type !== 'connected' && news.push(one));
  const connected = vi.fn();
  live.watch((one) => one.type === 'connected' && connected());
  const close = live.open();
  closers.push(close);
  await settle();
  const latest = () => server.streams.at(-1) ?? expect.fail('no stream was opened');
  return { live, news, connected, close, server, latest };
}

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const types = (news: LiveNews[]) => news.map(({ type }) => type);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

test('events are read with the bearer header, however the bytes are cut', async () => {
  const { news, latest, server } = await opened();
  expect(latest().path).toBe('/api/events?since=0');
  expect(latest().headers.get('authorization')).toBe('Bearer bom');
  expect(latest().headers.get('last-event-id')).toBeNull();
  await latest().write('retry: 2000\n\n: \n\nid: 7\nda');
  await latest().write('ta: {"type":"votes","postId":3,"votes":2}\n\nid: 8\r\ndata: {"type":"feed"}\r\n\r\n');
  expect(news).toEqual([{ type: 'votes', postId: 3, votes: 2 }, { type: 'feed' }]);
  expect(server.streams).toHaveLength(1);
});

test('a stream that ends is opened again after a while, from where it stopped', async () => {
  const { news, connected, latest, server } = await opened();
  await latest().write('id: 41\ndata: {"type":"feed"}\n\n');
  await latest().end();
  expect(server.streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.streams).toHaveLength(2);
  expect(latest().headers.get('last-event-id')).toBe('41');
  await latest().write('id: 41\ndata: {"type":"feed"}\n\nid: 42\ndata: {"type":"ranking"}\n\n');
  expect(types(news)).toEqual(['feed', 'ranking']);
  expect(connected).toHaveBeenCalledTimes(2);
});

test('an older state that is repeated does not cover a newer one', async () => {
  const { news, latest } = await opened();
  const votes = (id: number, votes: number) =>
    `id: ${id}\ndata: {"type":"votes","postId":3,"votes":${votes}}\n\n`;
  await latest().write(votes(12, 5));
  await latest().write(votes(11, 4));
  await latest().write(votes(13, 6));
  expect(news).toMatchObject([{ votes: 5 }, { votes: 6 }]);
});

test('everything is read again when the server asks for it', async () => {
  const { news, latest } = await opened();
  await latest().write(
    'id: 5\ndata: {"type":"feed"}\n\nevent: resync\ndata: {}\n\nevent: place\nid: 3\ndata: {}\n\n',
  );
  expect(types(news)).toEqual(['feed', 'resync']);
  await latest().end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(latest().headers.get('last-event-id')).toBe('3');
});

test('a place without an event is one to go on from', async () => {
  const { news, latest } = await opened();
  await latest().write('retry: 2000\n\nevent: place\nid: 17\ndata: {}\n\n');
  await latest().end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(latest().headers.get('last-event-id')).toBe('17');
  await latest().write('retry: 2000\n\n');
  expect(news).toEqual([]);
});

test('without a place the server is told for how long the screen has been read', async () => {
  await vi.advanceTimersByTimeAsync(minute);
  const { server, latest } = await opened();
  expect(latest().path).toBe('/api/events?since=30000');
  server.status = 0;
  await latest().end();
  await vi.advanceTimersByTimeAsync(30_000);
  server.status = 200;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(latest().path).toBe('/api/events?since=60000');
});

test('after three failures it reads from time to time, until a stream gets through', async () => {
  const { news, latest, server } = await opened();
  server.status = 0;
  await latest().end();
  await vi.advanceTimersByTimeAsync(6000);
  expect(news).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(types(news)).toEqual(['resync', 'resync']);
  server.status = 200;
  await vi.advanceTimersByTimeAsync(minute);
  await latest().write('id: 9\ndata: {"type":"member"}\n\n');
  news.length = 0;
  await latest().write(': \n\n');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(news).toEqual([]);
});

test('without a signal nothing is read, and it is tried once a minute at most', async () => {
  const { server, news } = await opened();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.status = 0;
  const tried = vi.spyOn(globalThis, 'fetch');
  await server.streams[0]?.end();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(types(news)).toEqual([]);
  expect(tried.mock.calls.length).toBeLessThanOrEqual(10);
});

test('a server that is away is asked once a minute at most, and found again', async () => {
  const { server, news } = await opened();
  server.status = 502;
  noteSignal(true, true);
  await server.streams[0]?.end();
  await vi.advanceTimersByTimeAsync(10 * minute);
  const asked = types(news).filter((type) => type === 'resync').length;
  expect(asked).toBeGreaterThanOrEqual(8);
  expect(asked).toBeLessThanOrEqual(10);
  noteSignal(false);
});

test('a stream that is held back by a proxy counts as failed', async () => {
  const { news, server } = await opened();
  await vi.advanceTimersByTimeAsync(44_000);
  expect(server.streams[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.streams[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(types(news)).toContain('resync');
});

test('heartbeats keep a silent stream open', async () => {
  const { latest, server } = await opened();
  for (let beat = 0; beat < 10; beat += 1) {
    await latest().write(': \n\n');
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(server.streams).toHaveLength(1);
});

test('a tab hidden for long gives its connection back and catches up when it is shown', async () => {
  const { latest, server } = await opened();
  await latest().write('id: 5\ndata: {"type":"feed"}\n\n');
  setHidden(true);
  await vi.advanceTimersByTimeAsync(30_000);
  setHidden(false);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(latest().signal.aborted).toBe(false);
  for (let beat = 0; beat < 3; beat += 1) {
    await latest().write(': \n\n');
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(latest().signal.aborted).toBe(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(server.streams).toHaveLength(1);
  setHidden(false);
  await settle();
  expect(latest().headers.get('last-event-id')).toBe('5');
});

test('the stream says which desk is open', async () => {
  const { latest, server } = await opened();
  const getUp = openDesks.sitDown(4);
  await settle();
  expect(latest().path).toBe('/api/events?team=4&since=0');
  getUp();
  const leave = openDesks.sitDown(6);
  await settle();
  expect(server.streams.map(({ path }) => path)).toEqual([
    '/api/events?since=0',
    '/api/events?team=4&since=0',
    '/api/events?team=6&since=0',
  ]);
  expect(server.streams.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
  await latest().write('event: place\nid: 8\ndata: {}\n\n');
  leave();
  await settle();
  expect(latest().path).toBe('/api/events');
});

test('signing out ends it, and a lost session is noticed', async () => {
  const { close, latest, server } = await opened();
  close();
  expect(latest().signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(server.streams).toHaveLength(1);

  const again = await opened();
  again.server.status = 401;
  await again.latest().end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(storedToken()).toBeNull();
});

test('a page before the network that says no ends nothing: the stream is tried again', async () => {
  const { latest, server } = await opened();
  server.status = 401;
  Object.assign(server, { words: '<h1>Wi-Fi</h1>', headers: {} });
  await latest().end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(storedToken()).toBe('bom');
  server.status = 200;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.streams).toHaveLength(2);
});

test('a stream that begins where the signal counts as lost asks whether it is back, for screens that read nothing', async () => {
  const { latest, server } = await opened();
  const asked = () => server.streams.filter(({ path }) => path === '/api/auth/me').length;
  noteSignal(true);
  await latest().end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked()).toBe(0);
  await latest().write(': \n\n');
  expect(asked()).toBe(1);
  noteSignal(false);
});
