import { setPriority } from 'node:os';
import type { Location } from '#server/db/open.ts';
import { openForReading } from '#server/db/open-for-reading.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { serveJobs } from '#server/threads/serve-jobs.ts';
import { computeSnapshot } from './compute-snapshot.ts';
import { readCommunity } from './read-community.ts';
import { packSnapshot } from './snapshot.ts';

/** What the thread is sent; it reads the rest for itself. */
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
/** More members than this are a large network. */
const largestSmall = 500;
/** A small network is computed before anybody notices: nobody rests before so many milliseconds of a job. */
const unnoticed = 100;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** What is called in between, from the beginning of a job on. */
function startResting(): () => void {
  const began = performance.now();
  let since = began;
  return () => {
    const now = performance.now();
    const worked = now - since;
    if (worked < shortestWork || now - began < unnoticed) return;
    Atomics.wait(sleeper, 0, 0, worked * restTimes);
    since = performance.now();
  };
}

serveJobs(async ({ location, now, communityIds }: SnapshotJob) => {
  const db = openForReading(location);
  const rest = startResting();
  const result: MadeSnapshot[] = [];
  let isSpent = false;
  for (const communityId of communityIds) {
    const community = await readCommunity(db, { communityId }, now, rest);
    if (community.members.length > largestSmall) isSpent = yieldToOthers();
    result.push({ communityId, parts: packSnapshot(computeSnapshot({ ...community, now, rest })) });
  }
  await db.destroy();
  return { result, isSpent };
});

/**
 * On Linux a priority is a thread's own, and cannot be taken back: those who answer requests go first. Elsewhere it would
 * be the process's. Answers that no other job should be done by the thread.
 */
function yieldToOthers(): boolean {
  if (process.platform === 'linux') setPriority(19);
  return true;
}
