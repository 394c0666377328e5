import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedRun } from '#web/testing/saved-run.ts';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import type { CallNews } from './call-news.ts';
import { send } from './client.ts';
import { createOutbox } from './outbox.ts';
import { newRunId } from './run-id.ts';
import { createSenderLock, isFreeFor, type SenderLock } from './sender-lock.ts';
import type { TabLine } from './tab-line.ts';
import type { CallStore, StoredCall, WaitingCall } from './waiting-calls.ts';

const saved = savedRun(2, 300);
const runOf = (gameId: number): WaitingCall => ({
  call: 'saveProgress',
  input: { params: { gameId: String(gameId) }, body: { score: 100, isCompleted: true, data: {} } },
});
const voteOn = (id: number): WaitingCall => ({
  call: 'voteSubmission',
  input: { params: { id: String(id) } },
});
const call = (gameId: number) => `POST /api/games/${gameId}/progress`;
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('call:'));

const closers: (() => void)[] = [];
function created(userId = 7, device: Parameters<typeof createOutbox>[1] = {}) {
  const outbox = createOutbox(userId, device);
  const put = (made: WaitingCall) => {
    const runId = newRunId();
    outbox.put(made, runId);
    return runId;
  };
  return { ...outbox, put };
}
function opened(userId = 7, device: Parameters<typeof createOutbox>[1] = {}) {
  const outbox = created(userId, device);
  const news: CallNews[] = [];
  outbox.watch((one) => news.push(one));
  closers.push(outbox.open());
  return { outbox, news };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

test('a run is on the device before it is sent, and leaves it with the answer', async () => {
  let storedWhenSent: string[] = [];
  const requests = stubApi({
    [call(2)]: () => {
      storedWhenSent = stored();
      return json(200, saved);
    },
  });
  const { outbox, news } = opened();
  const runId = outbox.put(runOf(2));
  await settle();
  expect(storedWhenSent).toEqual([`call:7:${runId}`]);
  expect(requests[0]?.body).toEqual({ score: 100, isCompleted: true, data: {}, runId });
  expect(news).toMatchObject([{ kind: 'saved', isLate: false, answer: saved, call: { runId } }]);
  expect(stored()).toEqual([]);
});

test('without a signal it is kept, told once, and sent under the same id when the signal is back', async () => {
  let answer: () => Response = noSignal;
  const requests = stubApi({ [call(1)]: () => answer() });
  const { outbox, news } = opened();
  const runId = outbox.put(runOf(1));
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(news.map(({ kind }) => kind)).toEqual(['kept']);

  answer = () => json(200, saved);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(news.at(-1)).toMatchObject({ kind: 'saved', isLate: true, call: { runId } });
  expect(requests.map(({ body }) => Object(body).runId)).toEqual([runId, runId, runId]);
  expect(stored()).toEqual([]);
});

test('runs go out in order, and those behind a lost signal are told as well', async () => {
  let answer: () => Response = noSignal;
  const requests = stubApi({ [call(1)]: () => answer(), [call(2)]: () => answer() });
  const { outbox, news } = opened();
  outbox.put(runOf(2));
  outbox.put(runOf(1));
  outbox.put(runOf(2));
  await settle();
  expect(requests).toHaveLength(1);
  expect(news.map(({ kind }) => kind)).toEqual(['kept', 'kept', 'kept']);
  answer = () => json(200, saved);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(requests.slice(1).map((request) => request.call)).toEqual([call(2), call(1), call(2)]);
});

test('it tries again by itself, each time after twice as long', async () => {
  const requests = stubApi({ [call(1)]: () => refusal('unavailable') });
  const { outbox } = opened();
  outbox.put(runOf(1));
  await settle();
  for (const [ms, sent] of [
    [1999, 1],
    [1, 2],
    [3999, 2],
    [1, 3],
    [8000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(requests).toHaveLength(sent);
  }
  await vi.advanceTimersByTimeAsync(24 * 3600_000);
  const sentByDay = requests.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(sentByDay + 1);
});

test('a server that was gone for ten minutes has everything within the minute after', async () => {
  let answer: () => Response = noSignal;
  const requests = stubApi({ [call(1)]: () => answer(), [call(2)]: () => answer() });
  const { outbox } = opened();
  outbox.put(runOf(1));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  outbox.put(runOf(2));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(requests.length).toBeLessThan(25);
  answer = () => json(200, saved);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outbox.read()).toEqual([]);
});

test('it waits as long as the server asks for', async () => {
  const hurry = () => {
    const response = refusal('too_many_attempts');
    response.headers.set('Retry-After', '30');
    return response;
  };
  const requests = stubApi({ [call(1)]: hurry });
  const { outbox } = opened();
  outbox.put(runOf(1));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
});

test('what waits from an earlier visit is sent at the start, for its own member only', async () => {
  stubApi({ [call(1)]: noSignal });
  created(7).put(runOf(1));
  created(8).put(runOf(1));
  const requests = stubApi({ [call(1)]: () => json(200, saved) });
  const { news } = opened(7);
  await settle();
  expect(requests).toHaveLength(1);
  expect(news).toMatchObject([{ kind: 'saved', isLate: true }]);
  expect(stored()).toHaveLength(1);
});

test('who is refused on the spot still has it before them, and the next one goes out', async () => {
  stubApi({
    [call(1)]: () => refusal('impossible_run', 'Jogue de novo.'),
    [call(2)]: () => json(200, saved),
  });
  const { outbox, news } = opened();
  outbox.put(runOf(1));
  outbox.put(runOf(2));
  await settle();
  expect(news).toMatchObject([
    { kind: 'refused', isLate: false, failure: { code: 'impossible_run' } },
    { kind: 'saved' },
  ]);
  expect(stored()).toEqual([]);
});

test.each(['signed_out', 'too_many_attempts', 'server_failure', 'unavailable'] as const)(
  '%s judges nothing: the run is kept',
  async (code) => {
    stubApi({ [call(1)]: () => refusal(code) });
    const { outbox, news } = opened();
    outbox.put(runOf(1));
    await settle();
    expect(news).toMatchObject([{ kind: 'kept', failure: { code } }]);
    expect(stored()).toHaveLength(1);
  },
);

test('who waits for an answer as the session ends loses no word: it goes out after the next sign-in', async () => {
  const reply = 'POST /api/posts/3/replies';
  stubApi({ [reply]: () => refusal('signed_out') });
  const first = opened();
  const made = first.outbox.post(
    'reply',
    { params: { id: '3' }, body: { text: 'Conte comigo' } },
    newRunId(),
  );
  await expect(Promise.all([made, settle()])).rejects.toMatchObject({ status: 401 });
  for (const close of closers.splice(0)) close();
  const requests = stubApi({ [reply]: noSignal });
  opened();
  await settle();
  expect(requests.map(({ body }) => Object(body).text)).toEqual(['Conte comigo']);
});

test('a failure of one run does not hold up the others', async () => {
  stubApi({ [call(1)]: () => refusal('server_failure'), [call(2)]: () => json(200, saved) });
  const { outbox, news } = opened();
  outbox.put(runOf(1));
  outbox.put(runOf(2));
  await settle();
  expect(news.map(({ kind }) => kind)).toEqual(['kept', 'saved']);
});

test('what has come too soon keeps its own kind behind it, in order', async () => {
  let isTooSoon = true;
  const requests = stubApi({
    [call(1)]: () => (isTooSoon ? refusal('too_fast') : json(200, saved)),
    [call(2)]: () => json(200, saved),
  });
  const { outbox, news } = opened();
  const [first, , last] = [outbox.put(runOf(1)), outbox.put(runOf(2)), outbox.put(runOf(1))];
  await settle();
  expect(requests.map((request) => request.call)).toEqual([call(1), call(2)]);
  expect(news.filter(({ kind }) => kind === 'kept').map((one) => one.call.runId)).toEqual([first, last]);
  isTooSoon = false;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(requests.slice(2).map(({ body }) => Object(body).runId)).toEqual([first, last]);
});

test('taking a request back does not overtake the request', async () => {
  const requests = stubApi({ 'POST /api/users/4/connect': () => refusal('server_failure') });
  const { outbox } = opened();
  outbox.put({ call: 'connect', input: { params: { id: '4' } } });
  outbox.put({ call: 'declineConnection', input: { params: { id: '4' } } });
  for (let round = 0; round < 8; round++) {
    window.dispatchEvent(new Event('online'));
    await settle();
  }
  expect(new Set(requests.map((request) => request.call))).toEqual(new Set(['POST /api/users/4/connect']));
});

test('a call at which the server fails again and again holds up its own kind for a while only', async () => {
  let isSecond = false;
  let isLost = true;
  const requests = stubApi({
    [call(1)]: ({ body }) => {
      isSecond = Object(body).score === 200;
      if (isLost) return noSignal();
      return isSecond ? json(200, saved) : refusal('server_failure');
    },
  });
  const { outbox } = opened();
  outbox.put(runOf(1));
  outbox.put({
    call: 'saveProgress',
    input: { params: { gameId: '1' }, body: { score: 200, isCompleted: true, data: {} } },
  });
  await settle();
  // A lost signal is no fault of the server's.
  for (let round = 0; round < 8; round++) {
    window.dispatchEvent(new Event('online'));
    await settle();
  }
  isLost = false;
  requests.length = 0;
  for (let round = 0; round < 5; round++) {
    window.dispatchEvent(new Event('online'));
    await settle();
  }
  expect(requests).toHaveLength(5);
  expect(isSecond).toBe(false);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(isSecond).toBe(true);
  expect(stored()).toHaveLength(1);
});

test('an answer that never comes is given up after twenty seconds', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('late')))),
  );
  const { outbox, news } = opened();
  outbox.put(runOf(1));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(news).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(news).toMatchObject([{ kind: 'kept' }]);
  vi.restoreAllMocks();
});

test('once closed nothing more is sent', async () => {
  const requests = stubApi({ [call(1)]: noSignal });
  const { outbox } = opened();
  outbox.put(runOf(1));
  await settle();
  closers.pop()?.();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toHaveLength(1);
});

/** A device with two tabs: one storage, one lock, a line between them. */
function createDevice() {
  const calls = new Map<string, StoredCall>();
  const store: CallStore = {
    all: async () => [...calls.values()],
    put: async (entry) => void calls.set(entry.runId, entry),
    remove: async (runId) => void calls.delete(runId),
  };
  let last: Promise<unknown> = Promise.resolve();
  const lock: SenderLock = {
    async run(work) {
      const turn = last.then(() => work(async () => true));
      last = turn;
      await turn;
      return true;
    },
  };
  const hearers: ((news: CallNews) => void)[] = [];
  const openLine = (): TabLine => {
    let own: (news: CallNews) => void = () => {};
    return {
      say: (news) => hearers.filter((hear) => hear !== own).forEach((hear) => void hear(news)),
      hear(listener) {
        own = listener;
        hearers.push(listener);
      },
      close() {},
    };
  };
  return { calls, store, openTab: () => opened(7, { store, lock, tabs: openLine() }) };
}

test('what is made while the storage is being read is sent with the rest', async () => {
  let isLost = true;
  const requests = stubApi({ [call(1)]: () => (isLost ? noSignal() : json(200, saved)) });
  const { calls, store, openTab } = createDevice();
  const { outbox, news } = openTab();
  outbox.put(runOf(1));
  await settle();
  const all = store.all;
  let isMade = false;
  store.all = async () => {
    const read = await all();
    if (!isMade) outbox.put(runOf(1));
    isMade = true;
    return read;
  };
  isLost = false;
  requests.length = 0;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(requests).toHaveLength(2);
  expect(news.map(({ kind }) => kind)).toEqual(['kept', 'saved', 'saved']);
  expect(calls.size).toBe(0);
});

test('of two tabs one sends, each call once, and the one that made it is told', async () => {
  let answer: () => Response = noSignal;
  const requests = stubApi({ [call(1)]: () => answer(), [call(2)]: () => answer() });
  const { calls, openTab } = createDevice();
  const [here, there] = [openTab(), openTab()];
  await settle();
  here.outbox.put(runOf(1));
  there.outbox.put(runOf(2));
  await settle();
  requests.length = 0;
  answer = () => json(200, saved);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(requests.map((request) => request.call)).toEqual([call(1), call(2)]);
  for (const { news } of [here, there]) expect(news.filter(({ kind }) => kind === 'saved')).toHaveLength(2);
  expect(calls.size).toBe(0);
});

test('a tab that is sending lets what another tab made meanwhile go first, when it was made first', async () => {
  let free = () => {};
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  const slow = async () => {
    await isFree;
    return json(200, saved);
  };
  const requests = stubApi({
    [call(1)]: slow,
    [call(2)]: () => json(200, saved),
    [call(3)]: () => json(200, saved),
  });
  const { openTab } = createDevice();
  const [here, there] = [openTab(), openTab()];
  await settle();
  here.outbox.put(runOf(1));
  await vi.advanceTimersByTimeAsync(1);
  there.outbox.put(runOf(2));
  await vi.advanceTimersByTimeAsync(1);
  here.outbox.put(runOf(3));
  await settle();
  free();
  await settle();
  expect(requests.map((request) => request.call)).toEqual([call(1), call(2), call(3)]);
});

test('what is refused later stays with its reason, is not sent again, and goes when the person says so', async () => {
  let answer: () => Response = noSignal;
  const requests = stubApi({ 'POST /api/submissions/4/vote': () => answer() });
  const { calls, openTab } = createDevice();
  const { outbox, news } = openTab();
  const runId = outbox.put(voteOn(4));
  await settle();
  answer = () => refusal('not_found', 'Não está mais lá.');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(news.at(-1)).toMatchObject({ kind: 'refused', isLate: true });
  expect(outbox.read()).toMatchObject([{ runId, refusal: { status: 404, sentence: 'Não está mais lá.' } }]);
  const sent = requests.length;
  await vi.advanceTimersByTimeAsync(3600_000);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(requests).toHaveLength(sent);
  expect(calls.get(runId)).toMatchObject({ refusal: { status: 404 } });
  await outbox.drop(runId);
  expect(outbox.read()).toEqual([]);
  expect(calls.size).toBe(0);
});

test('what another phone of the person has done meanwhile is not asked about', async () => {
  let answer: () => Response = noSignal;
  stubApi({ 'POST /api/submissions/4/vote': () => answer() });
  const { calls, openTab } = createDevice();
  const { outbox } = openTab();
  outbox.put(voteOn(4));
  await settle();
  expect(outbox.read()).toHaveLength(1);
  answer = () => refusal('already_voted');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(outbox.read()).toEqual([]);
  expect(calls.size).toBe(0);
});

const answerOf = (answer: string): WaitingCall => ({
  call: 'writeAnswer',
  input: { params: { quizId: '1', teamId: '2', part: '3' }, body: { answer } },
});

test('what sets the same takes the place of the one before; other things keep theirs', async () => {
  let isLost = true;
  const marking = 'POST /api/notices/read';
  const requests = stubApi({
    [marking]: () => (isLost ? noSignal() : json(200, { unread: 0 })),
    [call(1)]: () => json(200, saved),
  });
  const readUpTo = (upTo: number): WaitingCall => ({ call: 'readNotices', input: { body: { upTo } } });
  const { calls, openTab } = createDevice();
  const { outbox } = openTab();
  outbox.put(readUpTo(8));
  await settle();
  outbox.put(runOf(1));
  outbox.put(readUpTo(9));
  expect(outbox.read()).toHaveLength(2);
  await settle();
  isLost = false;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(requests.map((request) => request.call)).toEqual([marking, call(1), marking, marking]);
  expect(requests.slice(-2).map(({ body }) => Object(body).upTo)).toEqual([9, 9]);
  expect(calls.size).toBe(0);
});

test('a refusal does not bring back what was replaced while it was on its way', async () => {
  let refuse = () => {};
  let sent = 0;
  vi.stubGlobal('fetch', () => {
    sent++;
    if (sent === 1) return Promise.reject(new TypeError('no signal'));
    if (sent === 2)
      return new Promise((resolve) => (refuse = () => resolve(refusal('part_taken', 'De outra pessoa.'))));
    return Promise.resolve(json(200, {}));
  });
  const { calls, openTab } = createDevice();
  const { outbox } = openTab();
  outbox.put(answerOf('O mel'));
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  outbox.put(answerOf('O mel maduro'));
  refuse();
  await settle();
  expect(sent).toBe(3);
  expect(calls.size).toBe(0);
  expect(outbox.read()).toEqual([]);
});

test('what nobody made and the server refuses later needs nobody’s word', async () => {
  let answer: () => Response = noSignal;
  stubApi({ 'POST /api/notices/read': () => answer() });
  const { calls, openTab } = createDevice();
  const { outbox } = openTab();
  outbox.put({ call: 'readNotices', input: { body: { upTo: 9 } } });
  await settle();
  expect(calls.size).toBe(1);
  answer = () => refusal('invalid_input');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(calls.size).toBe(0);
});

test('what waited on another phone is taken up, once', async () => {
  const requests = stubApi({ [call(1)]: () => json(200, saved) });
  const { openTab } = createDevice();
  const { outbox } = openTab();
  const brought: StoredCall = { ...runOf(1), runId: 'r-1', userId: 99, place: 5 };
  outbox.takeIn([brought, brought]);
  await settle();
  expect(requests.map(({ body }) => Object(body).runId)).toEqual(['r-1']);
});

test('without the browser’s locks a lease lets one tab in, until it is over or given back', async () => {
  let held: { owner: string; until: number } | undefined;
  const takeLease = async (_name: string, owner: string, until: number) => {
    if (!isFreeFor(owner, held, Date.now())) return false;
    held = { owner, until };
    return true;
  };
  vi.stubGlobal('navigator', { onLine: true });
  const [one, other] = [createSenderLock('x', takeLease), createSenderLock('x', takeLease)];
  let finish = () => {};
  const working = one.run(() => new Promise<void>((resolve) => (finish = resolve)));
  await settle();
  expect(await other.run(async () => {})).toBe(false);
  // A tab that was killed gives nothing back.
  await vi.advanceTimersByTimeAsync(151_000);
  expect(await other.run(async () => {})).toBe(true);
  // Nor does one whose phone believed to be days ahead.
  held = { owner: 'killed', until: Date.now() + 3 * 24 * 3600_000 };
  expect(await other.run(async () => {})).toBe(true);
  finish();
  await working;
  expect(await other.run(async () => {})).toBe(true);
});

test('where nothing can be stored the run is sent all the same', async () => {
  const requests = stubApi({ [call(1)]: () => json(200, saved) });
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem });
  const { outbox, news } = opened();
  outbox.put(runOf(1));
  await settle();
  expect(setItem).toHaveBeenCalled();
  expect(requests).toHaveLength(1);
  expect(news).toMatchObject([{ kind: 'saved' }]);
  vi.unstubAllGlobals();
});

test('where nothing can be stored, what waits is told so', async () => {
  stubApi({ [call(1)]: noSignal });
  const full: CallStore = {
    all: async () => [],
    put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    remove: async () => {},
  };
  const { outbox, news } = opened(7, { store: full });
  outbox.put(runOf(1));
  await settle();
  expect(news.map(({ kind }) => kind)).toEqual(['kept', 'unstored']);
  expect(outbox.read()).toHaveLength(1);
});

test('what cannot be read is left alone', async () => {
  localStorage.setItem('outbox:7:x', 'not JSON');
  localStorage.setItem('outbox:7:y', '{"place":1,"run":{}}');
  const requests = stubApi({});
  opened();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toEqual([]);
});

test('a server that was away and is back is noticed by any other call', async () => {
  let answer: () => Response = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  const requests = stubApi({ [call(1)]: () => answer(), 'GET /x': () => json(200, {}) });
  const { outbox, news } = opened();
  outbox.put(runOf(1));
  await settle();
  expect(news.map(({ kind }) => kind)).toEqual(['kept']);
  answer = () => json(200, saved);
  await send('GET', '/x');
  await settle();
  expect(news.at(-1)).toMatchObject({ kind: 'saved', isLate: true });
  expect(requests.map((request) => request.call)).toEqual([call(1), 'GET /x', call(1)]);
});

test.each(['{}', '[]', '{"status":"ok"}'])('the yes of another program, %s, is no arrival', async (body) => {
  let answer: () => Response = () => new Response(body, { headers: { 'content-type': 'application/json' } });
  stubApi({ [call(1)]: () => answer() });
  const { outbox, news } = opened();
  outbox.put(runOf(1));
  await settle();
  expect(news.map(({ kind }) => kind)).toEqual(['kept']);
  expect(stored()).toHaveLength(1);
  answer = () => json(200, saved);
  await outbox.deliverWaiting();
  expect(news.at(-1)).toMatchObject({ kind: 'saved' });
});

test('on a slow signal an answer is waited for longer each time, and the person is told meanwhile', async () => {
  const waits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((waitMs) => {
    waits.push(waitMs);
    const control = new AbortController();
    setTimeout(() => control.abort(), waitMs);
    return control.signal;
  });
  // Every answer takes half a minute.
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(json(200, saved)), 30_000);
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const { outbox, news } = opened();
  outbox.put(runOf(1));
  outbox.put(runOf(2));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(news.map(({ kind }) => kind)).toEqual(['kept', 'kept']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(news.map(({ kind }) => kind)).toEqual(['kept', 'kept', 'saved', 'saved']);
  // Beside the patience that every request has.
  expect(waits.filter((waitMs) => waitMs < 120_000)).toEqual([20_000, 40_000, 40_000]);
  expect(stored()).toEqual([]);
});

test('who asks to send now waits twenty seconds for it, however long the answer is waited for', async () => {
  stubApi({ [call(1)]: () => new Promise<Response>(() => {}) });
  const { outbox } = opened();
  outbox.put(runOf(1));
  const done = vi.fn();
  void outbox.deliverWaiting().then(done);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  expect(stored()).toHaveLength(1);
});
