import { parentPort, type Transferable } from 'node:worker_threads';

/** What a thread posts for a job. */
export interface JobDone<R> {
  result: R;
  /** The thread is not as it was before, and takes no other job. */
  isSpent: boolean;
}

interface Done<R> extends Partial<JobDone<R>> {
  result: R;
  /** What goes over without being copied. */
  transfer?: readonly Transferable[];
}

/** Makes the file that calls it a thread for `runJob`. A job that fails takes the thread down with it. */
export function serveJobs<Job, R>(work: (job: Job) => Promise<Done<R>>): void {
  parentPort?.on('message', async (job: Job) => {
    const { result, isSpent = false, transfer = [] } = await work(job);
    parentPort?.postMessage({ result, isSpent } satisfies JobDone<R>, transfer);
  });
}
