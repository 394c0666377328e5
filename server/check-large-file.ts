import type { FastifyInstance } from 'fastify';
import { isLargeFile } from './db/check-file.ts';
import { runWorker } from './threads/run-worker.ts';

/** Checks a file that is too large for the start in a thread beside the requests; where it is damaged, /readyz says so. */
export async function checkLargeFile(app: FastifyInstance, file: string): Promise<void> {
  if (!isLargeFile(file)) return;
  const stopped = new AbortController();
  app.server.once('close', () => stopped.abort());
  try {
    await runWorker({
      file: new URL('./check-worker.ts', import.meta.url),
      data: { file },
      stopped: stopped.signal,
    });
  } catch (error) {
    if (stopped.signal.aborted || app.health.note(error)) return;
    app.log.error({ err: error }, 'o arquivo dos dados não foi conferido');
  }
}
