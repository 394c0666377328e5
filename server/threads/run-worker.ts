import { Worker } from 'node:worker_threads';
import { isBuilt } from '#server/built.ts';

export interface Job {
  /** The file that runs in the thread. */
  file: URL;
  /** What the thread is started with, or sent. */
  data: unknown;
  stopped: AbortSignal;
}

/** Runs a file in a thread of its own, which is gone afterwards: it finds `data` in its workerData and posts its one result. */
export async function runWorker<T>({ file, data, stopped }: Job): Promise<T> {
  stopped.throwIfAborted();
  const worker = startThread(file, data);
  const stop = () => void worker.terminate();
  stopped.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise<T>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (thrown) => reject(asError(thrown)));
      worker.once('exit', (code) => reject(new Error(`${file.pathname} ended with ${code}`)));
    });
  } finally {
    stopped.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

/** What a library throws that makes its errors by hand arrives here as a bare object: its code alone says what it was. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const { code } = Object(thrown);
  return Object.assign(new Error(String(code ?? thrown)), code === undefined ? {} : { code });
}

/** Starts a thread that runs a file, from the sources or as it was built. */
export const startThread = (file: URL, data: unknown): Worker =>
  new Worker(isBuilt ? builtFile(file) : new URL('./start-thread.mjs', import.meta.url), {
    workerData: { file: file.href, data },
    execArgv: [],
    // Collecting garbage seldom: those who collect do not have the thread's low priority.
    resourceLimits: { maxYoungGenerationSizeMb: 256 },
  });

/** The built server has each file that a thread runs beside its own, as JavaScript. */
const builtFile = (source: URL): URL => new URL(source.href.replace(/\.ts$/, '.js'));
