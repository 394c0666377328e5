import { beforeEach, expect, test, vi } from 'vitest';
import { seeded } from '#core/games/chance.ts';
import { json } from '#web/testing/stub-api.ts';
import type { CallNews } from './call-news.ts';
import { keepUser } from './kept-user.ts';
import { createOutbox } from './outbox.ts';
import { newRunId } from './run-id.ts';
import type { TabLine } from './tab-line.ts';
import { storeToken } from './token.ts';
import type { StoredCall, WaitingCall } from './waiting-calls.ts';

beforeEach(() => void vi.useFakeTimers());

const never = <T>(): Promise<T> => new Promise(() => {});
const settle = () => vi.advanceTimersByTimeAsync(0);
const noLine: TabLine = { say() {}, hear() {}, close() {} };

const vote = (id: number): WaitingCall => ({ call: 'voteSubmission', input: { params: { id: String(id) } } });
const message = (text: string): WaitingCall => ({
  call: 'sendTeamMessage',
  input: { params: { quizId: '1', teamId: '2' }, body: { text } },
});

/** A phone: what is stored outlives its tabs; of these one sends at a time, and one that is killed hears nothing more. */
function createPhone() {
  const calls = new Map<string, StoredCall>();
  let lastTurn: Promise<void> = Promise.resolve();
  function openTab() {
    let isDead = false;
    let giveBack = () => {};
    const alive = async <T>(act: () => T): Promise<T> => (isDead ? never() : act());
    const outbox = createOutbox(7, {
      store: {
        all: () => alive(() => [...calls.values()]),
        put: (entry) => alive(() => void calls.set(entry.runId, entry)),
        remove: (runId) => alive(() => void calls.delete(runId)),
      },
      lock: {
        async run(work) {
          const before = lastTurn;
          lastTurn = new Promise((resolve) => {
            giveBack = () => void before.then(resolve);
          });
          const own = giveBack;
          await before;
          if (isDead) return never();
          await work(async () => true).finally(own);
          return true;
        },
      },
      tabs: noLine,
    });
    const news: CallNews[] = [];
    outbox.watch((one) => news.push(one));
    const close = outbox.open();
    return {
      outbox,
      news,
      kill() {
        isDead = true;
        close();
        giveBack();
      },
    };
  }
  return { calls, openTab };
}

/** A server that does the same id once, behind a network that cuts calls, loses answers and falls silent. */
function stubWeakNetwork(chance: () => number) {
  const done = new Map<string, string>();
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const luck = chance();
    if (luck < 0.1) throw new TypeError('cut on the way');
    const { runId, text } = JSON.parse(String(body));
    if (!done.has(runId)) done.set(runId, text ?? path);
    if (luck < 0.4) throw new TypeError('the answer is lost');
    return luck < 0.55 ? never<Response>() : json(200, {});
  });
  return () => [...done.values()];
}

test.each(['um', 'dois', 'três'])(
  'over a weak signal, with tabs killed at any moment, all is done once and in order (%s)',
  async (seed) => {
    const chance = seeded(seed);
    const done = stubWeakNetwork(chance);
    const { calls, openTab } = createPhone();
    let tab = openTab();
    const startAnew = () => {
      tab.kill();
      tab = openTab();
    };
    const texts = Array.from({ length: 20 }, (_, place) => `mensagem ${place}`);
    for (const [place, text] of texts.entries()) {
      tab.outbox.put(message(text), newRunId());
      tab.outbox.put(vote(place + 1), newRunId());
      // Nobody does two things in the same moment.
      await vi.advanceTimersByTimeAsync(10);
      if (chance() < 0.2) startAnew();
    }
    for (let round = 0; calls.size > 0 && round < 300; round++) {
      window.dispatchEvent(new Event('online'));
      await settle();
      if (chance() < 0.3) startAnew();
    }
    tab.kill();
    expect([...calls.values()].map(({ call }) => call)).toEqual([]);
    expect(done().filter((what) => what.startsWith('mensagem'))).toEqual(texts);
    expect(done()).toHaveLength(2 * texts.length);
  },
);

test('whoever waits hears within twenty seconds that it is kept, however many go before it', async () => {
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(json(200, {})), 15_000)));
  const { openTab } = createPhone();
  const { outbox, news, kill } = openTab();
  for (let id = 1; id < 5; id++) outbox.put(vote(id), newRunId());
  const posted = outbox.post('voteSubmission', { params: { id: '5' } }, newRunId());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await Promise.race([posted, 'nothing yet'])).toEqual({ state: 'waiting' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news.filter(({ kind }) => kind === 'saved')).toHaveLength(5);
  kill();
});

test('what a tab made while another one is sending is not forgotten over it', async () => {
  vi.stubGlobal('fetch', () => never());
  const { openTab } = createPhone();
  const [sending, other] = [openTab(), openTab()];
  sending.outbox.put(vote(1), newRunId());
  await settle();
  const posted = other.outbox.post('voteSubmission', { params: { id: '2' } }, newRunId());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await Promise.race([posted, 'nothing yet'])).toEqual({ state: 'waiting' });
  sending.kill();
  other.kill();
});

test('nothing goes out in the name of somebody who has signed in meanwhile', async () => {
  const fetched = vi.fn(async () => json(200, {}));
  vi.stubGlobal('fetch', fetched);
  storeToken('de outra pessoa');
  keepUser({ id: 8 } as never);
  const { calls, openTab } = createPhone();
  const { outbox, kill } = openTab();
  outbox.put(vote(1), newRunId());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).not.toHaveBeenCalled();
  expect(calls.size).toBe(1);
  keepUser({ id: 7 } as never);
  await outbox.deliverWaiting();
  expect(fetched).toHaveBeenCalledTimes(1);
  kill();
});
