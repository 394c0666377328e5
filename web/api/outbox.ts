import type { Answer } from '#core/contract/index.ts';
import { within } from '#web/ui/late-code.ts';
import { ApiError, connectionError, isFinal, isOutOfReach } from './api-error.ts';
import { askToPersist } from './ask-to-persist.ts';
import type { CallNews, Posted } from './call-news.ts';
import { createCallQueue } from './call-queue.ts';
import { createCallTeller } from './call-teller.ts';
import { createHeldLines } from './held-lines.ts';
import { isDoneAlready, isTold } from './is-told.ts';
import { keptUser } from './kept-user.ts';
import { blocksTheRest, createSender, firstWaitMs } from './send-call.ts';
import { createSenderLock, type SenderLock } from './sender-lock.ts';
import { signal, signalNews } from './signal.ts';
import { openTabLine, type TabLine } from './tab-line.ts';
import {
  type CallStore,
  deviceCalls,
  isReplaced,
  type StoredCall,
  type WaitingCall,
  type WaitingInput,
  type WaitingName,
} from './waiting-calls.ts';

export type Outbox = ReturnType<typeof createOutbox>;

interface Device {
  store: CallStore;
  lock: SenderLock;
  tabs: TabLine;
}

const firstRetryMs = 2000;
/** A server that was away for long is found again within a minute, and the battery is spared all the same. */
const longestRetryMs = 60_000;

/** Keeps a member's calls on this device until the server has answered for each, sending them in order, one tab at a time. */
export function createOutbox(userId: number, device: Partial<Device> = {}) {
  const lock = device.lock ?? createSenderLock(`outbox-${userId}`);
  const queue = createCallQueue(device.store ?? deviceCalls(userId));
  const teller = createCallTeller(queue, device.tabs ?? openTabLine(`outbox-${userId}`));
  const lines = createHeldLines();
  const send = createSender();
  let isOpen = false;
  let sending: Promise<void> | undefined;
  let isWanted = false;
  let failedRounds = 0;
  /** How long the server asked to wait, in the latest round. */
  let askedMs = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** Of what takes the place of the one before, only the latest waits. */
  async function dropReplaced(): Promise<void> {
    const known = queue.read();
    const replaced = known.filter((entry) => isReplaced(entry, known));
    // Whoever made an earlier one is told as much as there is: that it waits, with the words of the later one.
    for (const entry of replaced) teller.tellKept(entry, connectionError());
    await Promise.all(replaced.map(({ runId }) => queue.remove(runId)));
  }

  async function deliver(): Promise<void> {
    clearTimeout(retry);
    isWanted = true;
    if (isOpen) sending ??= deliverWanted();
    return sending;
  }

  async function deliverWanted() {
    // A call, or the signal, may come while another is under way.
    while (isWanted && isOpen) {
      askedMs = 0;
      // Another tab that is at it sends these too; later this one looks whether it has.
      if (!(await lock.run(deliverAll).catch(() => false))) isWanted = false;
    }
    sending = undefined;
    const isEmpty = queue.waiting().length === 0;
    failedRounds = isEmpty ? 0 : failedRounds + 1;
    if (isOpen && !isEmpty) retry = setTimeout(deliver, Math.max(askedMs, waitAfter(failedRounds)));
  }

  async function deliverAll(isStillMine: () => Promise<boolean>) {
    const tried = new Set<string>();
    lines.begin();
    isWanted = false;
    for (;;) {
      // Another tab may have made one meanwhile that goes before those of this one.
      await queue.reload();
      await dropReplaced();
      const next = queue.waiting().find((entry) => !tried.has(entry.runId) && !lines.isHeld(entry));
      if (!next || !isOpen || isOfAnother() || !(await isStillMine())) return;
      tried.add(next.runId);
      const failure = await deliverOne(next);
      if (!failure) continue;
      const isAll = blocksTheRest(failure);
      // What has to wait for its turn keeps its own kind behind it, in order; the others go on.
      if (!isAll && !isFinal(failure)) lines.lock(next, failure);
      // Those behind it were not even tried; whoever waits for them hears it now.
      for (const behind of queue.waiting())
        if (isAll || lines.isHeld(behind)) teller.tellKept(behind, failure);
      if (isAll) return;
    }
  }

  /** In another tab somebody else may have signed in, before this one has heard of it. */
  function isOfAnother(): boolean {
    const user = keptUser();
    return user !== undefined && user.id !== userId;
  }

  async function deliverOne(entry: StoredCall): Promise<ApiError | undefined> {
    const result = await send(entry).catch(asFailure);
    if (!(result instanceof ApiError)) {
      await queue.remove(entry.runId);
      const news: CallNews = {
        kind: 'saved',
        call: entry,
        answer: result,
        isLate: !teller.settle(entry.runId),
      };
      teller.tellHere(news);
      teller.tellTabs(news);
      return undefined;
    }
    if (isFinal(result)) await takeRefusal(entry, result);
    else {
      askedMs = Math.max(askedMs, result.retryAfterMs);
      teller.tellKept(entry, result);
    }
    return result;
  }

  /** Whoever is in front of it still has what was refused; else it stays here, with the reason. */
  async function takeRefusal(entry: StoredCall, failure: ApiError) {
    const isLate = !teller.settle(entry.runId);
    const news: CallNews = { kind: 'refused', call: entry, failure, isLate };
    // Told before it goes: a page that is closed in between sends it once more, and tells it then.
    if (!isLate) teller.tellHere(news);
    // What a newer one has replaced meanwhile, or nobody made, needs no word of the person.
    if (isLate && isTold(entry) && queue.has(entry.runId) && !isDoneAlready(failure))
      queue.keep({ ...entry, refusal: { status: failure.status, sentence: failure.sentence } });
    else await queue.remove(entry.runId);
    await queue.settled();
    if (isLate) teller.tellHere(news);
    teller.tellTabs(news);
  }

  function deliverNow(): Promise<void> {
    failedRounds = 0;
    return deliver();
  }

  function deliverWithSignal(): void {
    if (!signal.isLost && !sending) void deliverNow();
  }

  function put(made: WaitingCall, runId: string): void {
    teller.expectNews(runId);
    const entry = { ...made, runId, userId, place: queue.lastPlace() };
    queue.keep(entry);
    void dropReplaced();
    if (made.call === 'saveProgress' && isTold(entry)) askToPersist();
    void deliver();
  }

  return {
    /** Stores a call, then sends it under this id; what becomes of it comes as news. */
    put,
    /** Sends what waits now; what becomes of this call is told as if it had just been made. */
    retry(runId: string): void {
      teller.expectNews(runId);
      deliverNow();
    },
    /** Calls back with what becomes of each call; returns how to stop. */
    watch: teller.watch,
    /** Makes a call for somebody who waits for its answer: it comes, or none comes and the call waits, or it is a no. */
    post: <N extends WaitingName>(call: N, input: WaitingInput<N>, runId: string): Promise<Posted<N>> =>
      new Promise((resolve, reject) => {
        const unwatch = teller.watch((news) => {
          if (news.call.runId !== runId || news.kind === 'unstored') return;
          unwatch();
          // The outbox carries the answers of all calls alike; this one is to the call above.
          if (news.kind === 'saved') resolve({ state: 'answered', answer: news.answer as Answer<N> });
          else if (news.kind === 'kept' && isOutOfReach(news.failure)) resolve({ state: 'waiting' });
          else {
            // Whoever made it is in front of it, and hears why it cannot be done now. A session that has ended takes the
            // screen away with the words on it: it waits for the next sign-in.
            if (news.failure.status !== 401) void queue.remove(runId);
            reject(news.failure);
          }
        });
        put({ call, input } as WaitingCall, runId);
      }),
    /** Done once this tab knows what waits on the device. */
    ready: queue.reload,
    /** All that waits or was refused, in order. */
    read: queue.read,
    subscribe: queue.subscribe,
    /** Takes up what waited elsewhere; what is here already is the same. */
    takeIn(calls: readonly StoredCall[]): void {
      for (const entry of calls) if (!queue.has(entry.runId)) queue.keep({ ...entry, userId });
      deliverNow();
    },
    /** The person no longer wants it. */
    drop: queue.remove,
    /** Tries at once to send whatever waits; who waits for it hears no later than of any other call. */
    deliverWaiting: () => within(firstWaitMs, deliverNow()),
    /** Starts sending: what waits, at once and whenever the signal is back; returns how to stop. */
    open(): () => void {
      isOpen = true;
      window.addEventListener('online', deliverNow);
      // A server that was away comes back without the browser noticing.
      window.addEventListener(signalNews, deliverWithSignal);
      void deliver();
      return () => {
        isOpen = false;
        clearTimeout(retry);
        teller.close();
        window.removeEventListener('online', deliverNow);
        window.removeEventListener(signalNews, deliverWithSignal);
      };
    },
  };
}

/** An answer that breaks off in the middle is as good as none. */
const asFailure = (thrown: unknown): ApiError => (thrown instanceof ApiError ? thrown : connectionError());

const waitAfter = (rounds: number): number => Math.min(firstRetryMs * 2 ** (rounds - 1), longestRetryMs);
