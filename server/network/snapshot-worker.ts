import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { computeSnapshot, type MemberFigures } from './compute-snapshot.ts';
import { packSnapshot } from './snapshot.ts';
import { fromColumns, type WorkerInput, type WorkerMessage } from './worker-data.ts';

// On Linux a priority is a thread's own: those who answer requests go first. Elsewhere it would be the process's.
if (process.platform === 'linux') setPriority(19);

/** So many times longer than it worked the thread rests: even the lowest priority slows a neighbour on the same chip. */
const restTimes = 4;
const shortestWork = 5;
const sleeper = new Int32Array(new SharedArrayBuffer(4));
let since = 0;
function rest(): void {
  const worked = performance.now() - since;
  if (worked < shortestWork) return;
  Atomics.wait(sleeper, 0, 0, worked * restTimes);
  since = performance.now();
}

const { ties, ...input }: WorkerInput = workerData.data;
const members: MemberFigures[] = [];
parentPort?.on('message', (some: WorkerMessage) => {
  if (some) {
    members.push(...some);
    return;
  }
  since = performance.now();
  parentPort?.postMessage(
    packSnapshot(computeSnapshot({ ...input, members, ties: fromColumns(ties), rest })),
  );
});
