import { randomUUID } from 'node:crypto';
import { networkModel } from '#core/network/model.ts';
import type { Database } from '#server/db/open.ts';
import { outageOf } from '#server/db/outage.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { runJob } from '#server/threads/run-job.ts';
import { createChanges, findStale, lookAround } from './changes.ts';
import { createLoadedNetworks, type SeenNetwork } from './loaded-networks.ts';
import type { MadeSnapshot, SnapshotJob } from './snapshot-worker.ts';
import { dropLease, renewLeaseEvery, type StaleCommunity, saveSnapshot, takeLease } from './store.ts';

/** The networks of the communities; whoever asks never waits for a computation. */
export interface Network {
  of(scope: { communityId: CommunityId }): Promise<SeenNetwork>;
  /** Computes every community anew and waits for it: for tests and programs, not for requests. */
  refresh(): Promise<void>;
  /** Looks every few seconds whether something changed, from now on. */
  start(onFailure: (error: unknown) => void): void;
  /** When this process last computed something, and how many seconds it took. */
  last(): { computedAt: number | undefined; seconds: number | undefined };
  stop(): Promise<void>;
}

/** Between two looks. With the computing itself a snapshot is less than a minute old at 10,000 members. */
const lookEvery = 10_000;
/** As many communities are computed in one thread. */
const batch = 20;
/** One that cannot be computed is tried again after so long. */
const failedRest = 10 * 60_000;

type RunThread = (job: SnapshotJob, stopped: AbortSignal) => Promise<MadeSnapshot[]>;

const runThread: RunThread = (data, stopped) =>
  runJob({ file: new URL('./snapshot-worker.ts', import.meta.url), data, stopped });

/** Keeps the snapshots fresh: one process computes, in a thread beside the requests, and all read. */
export function createNetwork(
  { db, location }: Database,
  clock: () => number,
  run: RunThread = runThread,
): Network {
  const holder = randomUUID();
  const stopped = new AbortController();
  const changes = createChanges(db);
  const loaded = createLoadedNetworks(db);
  /** Communities that could not be computed, and until when they are left alone. */
  const failed = new Map<CommunityId, number>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let last: ReturnType<Network['last']> = { computedAt: undefined, seconds: undefined };
  let lastLook: string | undefined;

  const compute = async (stale: readonly StaleCommunity[]): Promise<void> => {
    const now = clock();
    const started = performance.now();
    const made = await run({ location, now, communityIds: stale.map(({ id }) => id) }, stopped.signal);
    for (const { id, wanted } of stale) {
      const parts = made.find(({ communityId }) => communityId === id)?.parts ?? [];
      const modelVersion = networkModel.version;
      await saveSnapshot(db, { holder, communityId: id, modelVersion, computedAt: now, wanted, parts });
    }
    last = { computedAt: now, seconds: (performance.now() - started) / 1000 };
  };

  /** The same where one may fail, or take the thread down with it: the others of the batch are computed without it. */
  const computeApart = async (stale: readonly StaleCommunity[]): Promise<unknown[]> => {
    try {
      await compute(stale);
      return [];
    } catch (error) {
      const [only, ...others] = stale;
      // A database that is away fails them all, and is nobody's fault.
      if (!only || stopped.signal.aborted || outageOf(error)) throw error;
      if (others.length === 0) {
        failed.set(only.id, clock() + failedRest);
        return [new Error(`community ${only.id}`, { cause: error })];
      }
      const failures: unknown[] = [];
      for (const one of stale) failures.push(...(await computeApart([one])));
      return failures;
    }
  };

  const findNext = (limit: number): Promise<StaleCommunity[]> => {
    const now = clock();
    const except = [...failed].filter(([, until]) => until > now).map(([id]) => id);
    return findStale(db, { now, limit, except });
  };

  /** One process at a time looks what changed and computes it; answers what failed. */
  const catchUp = async (isForced: boolean): Promise<unknown[]> => {
    if (!(await takeLease(db, holder, clock()))) return [];
    // A renewal that fails is made up for by the next one.
    const renewal = setInterval(() => takeLease(db, holder, clock()).catch(() => {}), renewLeaseEvery);
    try {
      await changes.count({ isForced });
      if (isForced) failed.clear();
      const failures: unknown[] = [];
      for (;;) {
        const stale = await findNext(batch);
        if (stale.length > 0) failures.push(...(await computeApart(stale)));
        if (stale.length < batch) return failures;
      }
    } finally {
      clearInterval(renewal);
      await dropLease(db, holder);
    }
  };

  const look = async (isForced: boolean): Promise<void> => {
    if (stopped.signal.aborted) return;
    const seen = await lookAround(db, clock());
    // What ties people can change without points: a move to another community says so by itself.
    const isWanted = (await findNext(1)).length > 0;
    const failures = isForced || isWanted || seen !== lastLook ? await catchUp(isForced) : [];
    lastLook = seen;
    await loaded.reload();
    if (failures.length > 0)
      throw new Error(`networks that cannot be computed: ${failures.length}`, { cause: failures[0] });
  };

  const enqueue = (isForced: boolean): Promise<void> => {
    const done = running.then(() => look(isForced));
    running = done.catch(() => {});
    return done;
  };

  return {
    of: ({ communityId }) => loaded.of(communityId),
    last: () => last,
    refresh: () => enqueue(true),
    start(onFailure) {
      const again = async (): Promise<void> => {
        await enqueue(false).catch((error) => {
          if (!stopped.signal.aborted) onFailure(error);
        });
        if (!stopped.signal.aborted) timer = setTimeout(again, lookEvery).unref();
      };
      void again();
    },
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
