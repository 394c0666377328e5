import type { Answer } from '#core/contract/index.ts';
import { isOutOfReach } from './api-error.ts';
import type { CallNews, Outbox } from './outbox.ts';
import type { Post, Posted, WaitingList } from './outbox-context.ts';
import { newRunId } from './run-id.ts';
import type { WaitingCall, WaitingInput, WaitingName } from './waiting-calls.ts';

export type LateOutbox = ReturnType<typeof createLateOutbox>;

/** The outbox of a member, whose code comes after the first screen; what is handed over before waits for it. */
export function createLateOutbox(userId: number): Post & { list: WaitingList } & {
  put: (call: WaitingCall) => string;
  retry: (runId: string) => void;
  watch: (listener: (news: CallNews) => void) => () => void;
  open: () => () => void;
} {
  const listeners = new Set<(news: CallNews) => void>();
  let outbox: Outbox | undefined;
  let isOpen = false;
  let close: (() => void) | undefined;

  const coming = bring();
  async function bring(): Promise<Outbox> {
    const { createOutbox } = await import('./outbox.ts');
    outbox = createOutbox(userId);
    outbox.watch((news) => {
      for (const listener of listeners) listener(news);
    });
    outbox.subscribe(() => {
      for (const listener of countListeners) listener();
    });
    if (isOpen) close = outbox.open();
    return outbox;
  }
  const countListeners = new Set<() => void>();

  function watch(listener: (news: CallNews) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function put(call: WaitingCall, runId = newRunId()): string {
    if (outbox) outbox.put(call, runId);
    else void coming.then((arrived) => arrived.put(call, runId));
    return runId;
  }

  return {
    put,
    watch,
    retry: (runId) => void coming.then((arrived) => arrived.retry(runId)),
    open() {
      isOpen = true;
      close = outbox?.open();
      return () => {
        isOpen = false;
        close?.();
      };
    },
    post<N extends WaitingName>(call: N, input: WaitingInput<N>, runId = newRunId()): Promise<Posted<N>> {
      return new Promise((resolve, reject) => {
        const unwatch = watch((news) => {
          if (news.call.runId !== runId || news.kind === 'unstored') return;
          unwatch();
          // The outbox carries the answers of all calls alike; this one is to the call above.
          if (news.kind === 'saved') resolve({ state: 'answered', answer: news.answer as Answer<N> });
          else if (news.kind === 'kept' && isOutOfReach(news.failure)) resolve({ state: 'waiting' });
          else {
            // Whoever made it is in front of it, and hears why it cannot be done now.
            void outbox?.drop(runId);
            reject(news.failure);
          }
        });
        put({ call, input } as WaitingCall, runId);
      });
    },
    list: {
      read: () => outbox?.read() ?? nothing,
      ready: async () => (await coming).ready(),
      subscribe(listener) {
        countListeners.add(listener);
        return () => void countListeners.delete(listener);
      },
      takeIn: (calls) => void coming.then((arrived) => arrived.takeIn(calls)),
      drop: async (runId) => (await coming).drop(runId),
      deliverWaiting: async () => (await coming).deliverWaiting(),
    },
  };
}

const nothing: readonly [] = [];
