import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedRun } from '#web/testing/saved-run.ts';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import { createOutbox, type Outbox, type RunNews } from './outbox.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const saved = savedRun(2, 300);
const runOf = (gameId: number, score = 100) => ({ gameId, body: { score, isCompleted: true, data: {} } });
const call = (gameId: number) => `POST /api/games/${gameId}/progress`;
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'));

const closers: (() => void)[] = [];
function opened(userId = 7): { outbox: Outbox; news: RunNews[] } {
  const outbox = createOutbox(userId);
  const news: RunNews[] = [];
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
  expect(runId).toMatch(uuid);
  await settle();
  expect(storedWhenSent).toEqual([`outbox:7:${runId}`]);
  expect(requests[0]?.body).toEqual({ score: 100, isCompleted: true, data: {}, runId });
  expect(news).toMatchObject([{ kind: 'saved', isLate: false, answer: saved, run: { runId, gameId: 2 } }]);
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
  expect(news.at(-1)).toMatchObject({ kind: 'saved', isLate: true, run: { runId } });
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
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(requests).toHaveLength(sentByDay + 1);
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
  createOutbox(7).put(runOf(1));
  createOutbox(8).put(runOf(1));
  const requests = stubApi({ [call(1)]: () => json(200, saved) });
  const { news } = opened(7);
  await settle();
  expect(requests).toHaveLength(1);
  expect(news).toMatchObject([{ kind: 'saved', isLate: true }]);
  expect(stored()).toHaveLength(1);
});

test('a refused run is dropped and told, and the next one goes out', async () => {
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

test('a failure of one run does not hold up the others', async () => {
  stubApi({ [call(1)]: () => refusal('server_failure'), [call(2)]: () => json(200, saved) });
  const { outbox, news } = opened();
  outbox.put(runOf(1));
  outbox.put(runOf(2));
  await settle();
  expect(news.map(({ kind }) => kind)).toEqual(['kept', 'saved']);
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

test('two tabs that send the same run do so under the same id, and both end up empty', async () => {
  let answer: () => Response = noSignal;
  const requests = stubApi({ [call(1)]: () => answer() });
  const here = opened();
  opened();
  const runId = here.outbox.put(runOf(1));
  await settle();
  answer = () => json(200, saved);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(new Set(requests.map(({ body }) => Object(body).runId))).toEqual(new Set([runId]));
  expect(stored()).toEqual([]);
});

test('where nothing can be stored the run is sent all the same', async () => {
  const requests = stubApi({ [call(1)]: () => json(200, saved) });
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', { length: 0, getItem: () => null, removeItem: () => {}, setItem });
  const { outbox, news } = opened();
  outbox.put(runOf(1));
  await settle();
  expect(setItem).toHaveBeenCalled();
  expect(requests).toHaveLength(1);
  expect(news).toMatchObject([{ kind: 'saved' }]);
  vi.unstubAllGlobals();
});

test('what cannot be read is left alone', async () => {
  localStorage.setItem('outbox:7:x', 'not JSON');
  localStorage.setItem('outbox:7:y', '{"place":1,"run":{}}');
  const requests = stubApi({});
  opened();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toEqual([]);
});
