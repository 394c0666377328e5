import { parentPort, workerData } from 'node:worker_threads';
import { copySqlite } from './copy-sqlite.ts';
import { countHoldings, type Holdings, verifySqlite } from './verify.ts';

/** What the thread is started with. */
export interface CopyJob {
  source: string;
  target: string;
}

const { source, target }: CopyJob = workerData.data;
await copySqlite(source, target);
const holdings: Holdings = await verifySqlite(target, countHoldings);
parentPort?.postMessage(holdings);
