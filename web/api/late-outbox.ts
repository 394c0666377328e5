import { keepOnDevice } from '#web/ui/keep-on-device.ts';
import { drawn, inTime, nextTry } from '#web/ui/late-code.ts';
import { connectionError } from './api-error.ts';
import type { CallNews } from './call-news.ts';
import { createOnceUnderWay } from './once-under-way.ts';
import type { Outbox } from './outbox.ts';
import type { Post, WaitingList } from './outbox-context.ts';
import { newRunId } from './run-id.ts';
import type { StoredCall, WaitingCall } from './waiting-calls.ts';

export interface LateOutbox extends Post {
  list: WaitingList;
  put: (call: WaitingCall) => string;
  retry: (runId: string) => void;
  open: () => () => void;
}

/** The outbox of a member, whose code comes after the first screen; what is handed over before waits for it. */
export function createLateOutbox(userId: number): LateOutbox {
  let outbox: Outbox | undefined;
  /** What was handed over when the code had not come: its maker knows that it waits. */
  let early: readonly StoredCall[] = [];
  /** Of the one before: two made in the same moment keep their order. */
  let place = 0;
  const listeners = new Set<() => void>();
  const watchers = new Set<(news: CallNews) => void>();
  const once = createOnceUnderWay();
  const keyOf = (runId: string): string => `call:${userId}:${runId}`;
  const first = drawn().then(bring);
  /** The outbox, or nothing once it is known that its code does not come for now, or neither comes nor fails. */
  const soon = inTime(first).catch(() => undefined);
  const coming = first.catch(bringAgain);

  async function bring(): Promise<Outbox> {
    const { createOutbox } = await import('./outbox.ts');
    outbox = createOutbox(userId);
    outbox.takeIn(early);
    return outbox;
  }

  /** On a weak signal its code may not come at first. */
  function bringAgain(): Promise<Outbox> {
    return nextTry().then(bring).catch(bringAgain);
  }

  function tellKept(entry: StoredCall): void {
    for (const watcher of watchers) watcher({ kind: 'kept', call: entry, failure: connectionError() });
  }

  function showEarly(calls: readonly StoredCall[]): void {
    early = calls;
    for (const listener of listeners) listener();
  }

  /**
   * Hands a call over. It is kept as the outbox itself does where it has no database, so that it outlives a page closed
   * too early; where there is no outbox to take it, it waits as if the server were out of reach.
   */
  async function hand<T>(
    call: WaitingCall,
    runId: string,
    take: (arrived: Outbox) => T,
  ): Promise<T | undefined> {
    if (outbox) return take(outbox);
    place = Math.max(Date.now(), place + 1);
    const entry = { ...call, runId, userId, place } satisfies StoredCall;
    keepOnDevice(keyOf(runId), JSON.stringify(entry));
    const arrived = await soon;
    if (arrived) return take(arrived);
    showEarly([...early, entry]);
    tellKept(entry);
    return undefined;
  }

  /** Listens as soon as there is something to listen to; returns how to stop. */
  function when(begin: (arrived: Outbox) => () => void): () => void {
    let isWanted = true;
    let stop = () => {};
    const start = (arrived: Outbox) => {
      if (isWanted) stop = begin(arrived);
    };
    if (outbox) start(outbox);
    else void coming.then(start);
    return () => {
      isWanted = false;
      stop();
    };
  }

  /** The same, and hears of what waits for the outbox itself. */
  function hear<L>(before: Set<L>, listener: L, begin: (arrived: Outbox) => () => void): () => void {
    before.add(listener);
    const stop = when(begin);
    return () => {
      before.delete(listener);
      stop();
    };
  }

  return {
    put(call) {
      const runId = newRunId();
      void hand(call, runId, (arrived) => arrived.put(call, runId));
      return runId;
    },
    retry: (runId) =>
      void soon.then((arrived = outbox) =>
        arrived ? arrived.retry(runId) : early.filter((entry) => entry.runId === runId).forEach(tellKept),
      ),
    open: () => when((arrived) => arrived.open()),
    post: (call, input, runId) =>
      once(runId ?? JSON.stringify([call, input]), async () => {
        const id = runId ?? newRunId();
        const posted = await hand({ call, input } as WaitingCall, id, (arrived) =>
          arrived.post(call, input, id),
        );
        return posted ?? { state: 'waiting' };
      }),
    list: {
      read: () => outbox?.read() ?? early,
      ready: async () => (await coming).ready(),
      watch: (listener) => hear(watchers, listener, (arrived) => arrived.watch(listener)),
      subscribe: (listener) => hear(listeners, listener, (arrived) => arrived.subscribe(listener)),
      takeIn: (calls) => void coming.then((arrived) => arrived.takeIn(calls)),
      async drop(runId) {
        showEarly(early.filter((entry) => entry.runId !== runId));
        localStorage.removeItem(keyOf(runId));
        await (outbox ?? (await soon))?.drop(runId);
      },
      deliverWaiting: async () => (outbox ?? (await soon))?.deliverWaiting(),
    },
  };
}
