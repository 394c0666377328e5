import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { asError, type Job, startThread } from './run-worker.ts';
import type { JobDone } from './serve-jobs.ts';

/** After so many milliseconds without a job a thread gives its memory back. */
const idleMs = 5_000;

/** Threads between two jobs, by their file, and what ends them. */
const resting = new Map<string, Map<Worker, NodeJS.Timeout>>();

/** Runs a job in a thread that does nothing else meanwhile, and stays for the next one: to load its files takes longer than most jobs. */
export async function runJob<T>({ file, data, stopped }: Job): Promise<T> {
  stopped.throwIfAborted();
  const thread = take(file);
  const stop = () => void thread.terminate();
  stopped.addEventListener('abort', stop, { once: true });
  const over = new AbortController();
  const { signal } = over;
  let isReady = false;
  try {
    thread.postMessage(data);
    const [done]: JobDone<T>[] = await Promise.race([
      once(thread, 'message', { signal }),
      once(thread, 'exit', { signal }).then(([code]) => {
        throw new Error(`${file.pathname} ended with ${code}`);
      }),
    ]);
    if (!done) throw new Error(`${file.pathname} posted nothing`);
    isReady = !done.isSpent && !stopped.aborted;
    return done.result;
  } catch (thrown) {
    throw asError(thrown);
  } finally {
    over.abort();
    stopped.removeEventListener('abort', stop);
    if (isReady) rest(file, thread);
    else await thread.terminate();
  }
}

function take(file: URL): Worker {
  const threads = resting.get(file.href);
  const [known] = threads ?? [];
  if (!threads || !known) return start(file);
  const [thread, end] = known;
  clearTimeout(end);
  threads.delete(thread);
  thread.ref();
  return thread;
}

function start(file: URL): Worker {
  const thread = startThread(file, undefined);
  // Whoever waits for it hears of it; one that rests is forgotten.
  thread.on('error', () => {});
  thread.on('exit', () => resting.get(file.href)?.delete(thread));
  return thread;
}

/** One that rests keeps no program from ending. */
function rest(file: URL, thread: Worker): void {
  const threads = resting.get(file.href) ?? new Map<Worker, NodeJS.Timeout>();
  resting.set(file.href, threads);
  const end = setTimeout(() => {
    threads.delete(thread);
    void thread.terminate();
  }, idleMs).unref();
  threads.set(thread, end);
  thread.unref();
}
