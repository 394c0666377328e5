import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Location } from '#server/db/open.ts';
import { openForReading } from '#server/db/open-for-reading.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { computeSnapshot } from './compute-snapshot.ts';
import { readCommunity } from './read-community.ts';
import { packSnapshot } from './snapshot.ts';

/** What the thread is started with; it reads the rest for itself. */
export interface SnapshotJob {
  location: Location;
  now: number;
  communityIds: readonly CommunityId[];
}

/** What it posts, one a community. */
export interface MadeSnapshot {
  communityId: CommunityId;
  parts: string[];
}

/** So many times longer than it worked the thread rests: even the lowest priority slows a neighbour on the same chip. */
const restTimes = 4;
const shortestWork = 5;
const sleeper = new Int32Array(new SharedArrayBuffer(4));
let since = performance.now();
function rest(): void {
  const worked = performance.now() - since;
  if (worked < shortestWork) return;
  Atomics.wait(sleeper, 0, 0, worked * restTimes);
  since = performance.now();
}

const { location, now, communityIds }: SnapshotJob = workerData.data;
const db = openForReading(location);
const made: MadeSnapshot[] = [];
for (const communityId of communityIds) {
  const community = await readCommunity(db, { communityId }, now, rest);
  yieldTo(community.members.length);
  made.push({ communityId, parts: packSnapshot(computeSnapshot({ ...community, now, rest })) });
}
await db.destroy();
parentPort?.postMessage(made);

/**
 * On Linux a priority is a thread's own: those who answer requests go first. Elsewhere it would be the process's. A
 * small network is computed before anybody notices.
 */
function yieldTo(members: number): void {
  if (process.platform === 'linux' && members > 500) setPriority(19);
}
