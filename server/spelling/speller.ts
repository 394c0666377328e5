import type { Worker } from 'node:worker_threads';
import { type MendedFields, mendFields } from '#core/games/minha-historia/mend-fields.ts';
import { startThread } from '#server/threads/run-worker.ts';

export interface MendJob {
  id: number;
  fields: Readonly<Record<string, string>>;
}
export type MendResult = MendedFields & { id: number };

/** Mends the spelling of what members wrote. */
export interface Speller {
  mend(fields: MendJob['fields']): Promise<MendedFields>;
  stop(): Promise<void>;
}

/** Without a dictionary: only what everybody shortens. */
export const plainSpeller: Speller = {
  mend: async (fields) => mendFields(fields),
  stop: async () => {},
};

/** Longer nobody waits for the dictionary, which takes its time when it is opened. */
const patienceMs = 8_000;
/** A dictionary that nobody asks gives its memory back. */
const idleMs = 5 * 60_000;

interface Options {
  file?: URL;
  patience?: number;
  idle?: number;
  failed: (error: unknown) => void;
}

/**
 * With a dictionary, in a thread that is there only while stories are written: it takes seconds to read and some
 * 60 MB to keep. What it does not answer in time is mended without it.
 */
export function createSpeller({
  file = new URL('./spelling-worker.ts', import.meta.url),
  patience = patienceMs,
  idle = idleMs,
  failed,
}: Options): Speller {
  const waiting = new Map<number, (result?: MendedFields) => void>();
  let thread: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): Worker {
    const started = startThread(file, undefined);
    // A story that waits has its own clock; the thread alone keeps no program from ending.
    started.unref();
    started.on('message', ({ id, ...result }: MendResult) => waiting.get(id)?.(result));
    started.on('error', failed);
    started.on('exit', () => {
      thread = undefined;
      for (const answer of waiting.values()) answer();
    });
    return started;
  }

  const ask = (fields: MendJob['fields']): Promise<MendedFields> =>
    new Promise((resolve) => {
      const id = ++last;
      const answer = (result = mendFields(fields)) => {
        clearTimeout(late);
        waiting.delete(id);
        resolve(result);
      };
      const late = setTimeout(answer, patience);
      waiting.set(id, answer);
      thread ??= start();
      thread.postMessage({ id, fields } satisfies MendJob);
    });

  const stop = async () => {
    clearTimeout(resting);
    await thread?.terminate();
  };
  return {
    mend(fields) {
      clearTimeout(resting);
      resting = setTimeout(stop, idle).unref();
      return ask(fields);
    },
    stop,
  };
}
