import type { Worker } from 'node:worker_threads';
import { startThread } from './run-worker.ts';

/** What a thread is sent, and what it posts back under the same number. */
export interface ThreadQuestion<Q> {
  id: number;
  question: Q;
}
export interface ThreadAnswer<A> {
  id: number;
  answer: A;
}

/** A thread that answers questions, and is there only while somebody asks. */
export interface AskThread<Q, A> {
  ask(question: Q): Promise<A>;
  /** Lets the thread get ready by a question that nobody waits for. */
  warm(question: Q): void;
  stop(): Promise<void>;
}

interface Options<Q, A> {
  /** The file that runs in the thread. */
  file: URL;
  /** So many milliseconds a question waits for the thread. */
  patience: number;
  /** After so many milliseconds without a question the thread gives its memory back. */
  idle: number;
  /** Answers what the thread did not answer in time. */
  without: (question: Q) => A | Promise<A>;
  failed: (error: unknown) => void;
}

/** Starts the thread with the first question, and again with the next one after it was gone. */
export function createAskThread<Q, A>({
  file,
  patience,
  idle,
  without,
  failed,
}: Options<Q, A>): AskThread<Q, A> {
  const waiting = new Map<number, (answer?: A) => void>();
  let thread: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): Worker {
    const started = startThread(file, undefined);
    // A question that waits has its own clock; the thread alone keeps no program from ending.
    started.unref();
    started.on('message', ({ id, answer }: ThreadAnswer<A>) => waiting.get(id)?.(answer));
    started.on('error', failed);
    started.on('exit', () => {
      thread = undefined;
      for (const answer of waiting.values()) answer();
    });
    return started;
  }

  const stop = async () => {
    clearTimeout(resting);
    await thread?.terminate();
  };
  function post(question: Q): number {
    clearTimeout(resting);
    resting = setTimeout(stop, idle).unref();
    const id = ++last;
    thread ??= start();
    thread.postMessage({ id, question } satisfies ThreadQuestion<Q>);
    return id;
  }
  return {
    warm: (question) => void post(question),
    ask(question) {
      return new Promise((resolve, reject) => {
        const id = post(question);
        const settle = (answer?: A) => {
          clearTimeout(late);
          waiting.delete(id);
          try {
            resolve(answer ?? without(question));
          } catch (error) {
            reject(error);
          }
        };
        const late = setTimeout(settle, patience);
        waiting.set(id, settle);
      });
    },
    stop,
  };
}
