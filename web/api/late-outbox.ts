import { keepOnDevice } from '#web/ui/keep-on-device.ts';
import { drawn, nextTry } from '#web/ui/late-code.ts';
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

const nothing: readonly StoredCall[] = [];

/** The outbox of a member, whose code comes after the first screen; what is handed over before waits for it. */
export function createLateOutbox(userId: number): LateOutbox {
  let outbox: Outbox | undefined;
  const once = createOnceUnderWay();
  const coming = bring();

  /** On a weak signal its code may not come at first; whoever made something meanwhile does not know. */
  async function bring(): Promise<Outbox> {
    await drawn();
    for (;;) {
      try {
        const { createOutbox } = await import('./outbox.ts');
        outbox = createOutbox(userId);
        return outbox;
      } catch {
        await nextTry();
      }
    }
  }

  /** Keeps a call as the outbox itself does where it has no database, so that it outlives a page closed too early. */
  function keepUntilThen(call: WaitingCall, runId: string) {
    const entry = { ...call, runId, userId, place: Date.now() } satisfies StoredCall;
    if (!outbox) keepOnDevice(`call:${userId}:${runId}`, JSON.stringify(entry));
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

  return {
    put(call) {
      const runId = newRunId();
      keepUntilThen(call, runId);
      if (outbox) outbox.put(call, runId);
      else void coming.then((arrived) => arrived.put(call, runId));
      return runId;
    },
    retry: (runId) => void coming.then((arrived) => arrived.retry(runId)),
    open: () => when((arrived) => arrived.open()),
    post: (call, input, runId) =>
      once(runId ?? JSON.stringify([call, input]), async () => {
        const id = runId ?? newRunId();
        keepUntilThen({ call, input } as WaitingCall, id);
        return (await coming).post(call, input, id);
      }),
    list: {
      read: () => outbox?.read() ?? nothing,
      ready: async () => (await coming).ready(),
      watch: (listener: (news: CallNews) => void) => when((arrived) => arrived.watch(listener)),
      subscribe: (listener) => when((arrived) => arrived.subscribe(listener)),
      takeIn: (calls) => void coming.then((arrived) => arrived.takeIn(calls)),
      drop: async (runId) => (await coming).drop(runId),
      deliverWaiting: async () => (await coming).deliverWaiting(),
    },
  };
}
