import type { Answer, Sent } from '#core/contract/index.ts';
import { ApiError, connectionError, isFinal, isOutOfReach } from './api-error.ts';
import { call } from './client.ts';
import { newRunId } from './run-id.ts';
import { type FinishedRun, type StoredRun, storedRuns } from './stored-runs.ts';

/** What became of a run; `isLate` when the person had been told that it waits, or it waited since an earlier visit. */
export type RunNews =
  | { kind: 'kept'; run: StoredRun; failure: ApiError }
  | { kind: 'saved'; run: StoredRun; answer: Answer<'saveProgress'>; isLate: boolean }
  | { kind: 'refused'; run: StoredRun; failure: ApiError; isLate: boolean };

export type Outbox = ReturnType<typeof createOutbox>;

const firstRetryMs = 2000;
const longestRetryMs = 5 * 60_000;
const sendWaitMs = 20_000;

/** Keeps a member's finished runs on this device until the server has answered for each, sending them in order. */
export function createOutbox(userId: number) {
  const store = storedRuns(userId);
  const listeners = new Set<(news: RunNews) => void>();
  /** The runs of this visit whose fate the person has not been told yet. */
  const untold = new Set<string>();
  let isOpen = false;
  let sending: Promise<void> | undefined;
  let isWanted = false;
  let failedRounds = 0;
  /** How long the server asked to wait, in the latest round. */
  let askedMs = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function notify(news: RunNews) {
    for (const listener of listeners) listener(news);
  }

  async function deliver(): Promise<void> {
    clearTimeout(retry);
    isWanted = true;
    if (isOpen) sending ??= deliverWanted();
    return sending;
  }

  async function deliverWanted() {
    // A run, or the signal, may come while another is under way.
    while (isWanted && isOpen) {
      isWanted = false;
      askedMs = 0;
      await deliverAll();
    }
    sending = undefined;
    const isEmpty = store.all().length === 0;
    failedRounds = isEmpty ? 0 : failedRounds + 1;
    if (isOpen && !isEmpty) retry = setTimeout(deliver, Math.max(askedMs, waitAfter(failedRounds)));
  }

  async function deliverAll() {
    const tried = new Set<string>();
    for (;;) {
      const run = store.all().find(({ runId }) => !tried.has(runId));
      if (!run || !isOpen) return;
      tried.add(run.runId);
      const failure = await deliverOne(run);
      if (failure && blocksTheRest(failure)) {
        // Those behind it were not even tried; whoever waits for them hears it now.
        for (const waiting of store.all()) keep(waiting, failure);
        return;
      }
    }
  }

  async function deliverOne(run: StoredRun): Promise<ApiError | undefined> {
    const result = await send(run).catch(asFailure);
    if (!(result instanceof ApiError)) {
      store.remove(run.runId);
      notify({ kind: 'saved', run, answer: result, isLate: !untold.delete(run.runId) });
      return undefined;
    }
    if (isFinal(result)) {
      store.remove(run.runId);
      notify({ kind: 'refused', run, failure: result, isLate: !untold.delete(run.runId) });
    } else {
      askedMs = Math.max(askedMs, result.retryAfterMs);
      keep(run, result);
    }
    return result;
  }

  function keep(run: StoredRun, failure: ApiError) {
    if (untold.delete(run.runId)) notify({ kind: 'kept', run, failure });
  }

  function deliverNow(): Promise<void> {
    failedRounds = 0;
    return deliver();
  }

  return {
    /** Stores a finished run, then sends it; answers the id under which its news comes. */
    put(run: FinishedRun): string {
      const runId = newRunId();
      store.put({ ...run, runId });
      untold.add(runId);
      void deliver();
      return runId;
    },
    /** Sends what waits now; what becomes of this run is told as if it had just ended. */
    retry(runId: string): void {
      untold.add(runId);
      deliverNow();
    },
    /** Calls back with what becomes of each run; returns how to stop. */
    watch(listener: (news: RunNews) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** How many results the server has not answered for yet; that a game was begun is no result. */
    countWaiting: () => store.all().filter(({ body }) => body.isCompleted !== false).length,
    /** Tries at once to send whatever waits. */
    deliverWaiting: deliverNow,
    /** Starts sending: what waits, at once and whenever the signal is back; returns how to stop. */
    open(): () => void {
      isOpen = true;
      window.addEventListener('online', deliverNow);
      void deliver();
      return () => {
        isOpen = false;
        clearTimeout(retry);
        window.removeEventListener('online', deliverNow);
      };
    },
  };
}

const send = ({ gameId, runId, body }: StoredRun): Promise<Answer<'saveProgress'>> =>
  call('saveProgress', {
    params: { gameId: String(gameId) },
    body: { ...body, runId } satisfies Sent<'saveProgress', 'body'>,
    signal: AbortSignal.timeout(sendWaitMs),
  });

/** An answer that breaks off in the middle is as good as none. */
const asFailure = (thrown: unknown): ApiError => (thrown instanceof ApiError ? thrown : connectionError());

/** Failures that would meet every other run as well. */
const blocksTheRest = (failure: ApiError): boolean =>
  isOutOfReach(failure) || ([401, 429].includes(failure.status) && failure.code !== 'too_fast');

const waitAfter = (rounds: number): number => Math.min(firstRetryMs * 2 ** (rounds - 1), longestRetryMs);
