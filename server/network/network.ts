import { randomUUID } from 'node:crypto';
import { networkModel } from '#core/progress/network-model.ts';
import type { Database } from '#server/db/open.ts';
import { readCounter } from '#server/ledger/counters.ts';
import { findLedgerEnd } from './queries.ts';
import { runWorker } from './run-worker.ts';
import type { Snapshot, SnapshotPerson } from './snapshot.ts';
import type { SnapshotJob } from './snapshot-worker.ts';
import {
  dropLease,
  loadSnapshot,
  readState,
  renewLeaseEvery,
  type StoredState,
  saveSnapshot,
  takeLease,
} from './store.ts';

/** The network as it was last computed; whoever asks never waits for a computation. */
export interface Network {
  current(): Snapshot | undefined;
  /** Where a member stands in the network, if there. */
  find(userId: number): SnapshotPerson | undefined;
  /** Computes anew and waits for it: for tests and programs, not for requests. */
  refresh(): Promise<void>;
  /** Looks every few seconds whether something changed, from now on. */
  start(onFailure: (error: unknown) => void): void;
  /** How many seconds this process last took to compute it. */
  lastTook(): number | undefined;
  stop(): Promise<void>;
}

/** Between two looks. With the computing itself a snapshot is less than a minute old at 10,000 members. */
const lookEvery = 10_000;
/** Periods move even when nobody does anything. */
const oldAfter = 24 * 3600 * 1000;

/** Keeps the network's snapshot fresh: one process computes, in a thread beside the requests, and all read. */
export function createNetwork({ db, location }: Database, clock: () => number): Network {
  const holder = randomUUID();
  const stopped = new AbortController();
  let loaded: { id: string; snapshot: Snapshot; byId: Map<number, SnapshotPerson> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let lastTook: number | undefined;

  const load = async ({ snapshotId }: StoredState): Promise<void> => {
    if (!snapshotId || snapshotId === loaded?.id) return;
    const snapshot = await loadSnapshot(db, snapshotId);
    if (!snapshot || snapshot.modelVersion !== networkModel.version) return;
    loaded = {
      id: snapshotId,
      snapshot,
      byId: new Map(snapshot.people.map((person) => [person.id, person])),
    };
  };

  const compute = async (mark: string): Promise<void> => {
    const now = clock();
    const started = performance.now();
    if (!(await takeLease(db, holder, now))) return;
    // A renewal that fails is made up for by the next one.
    const renewal = setInterval(() => takeLease(db, holder, clock()).catch(() => {}), renewLeaseEvery);
    try {
      const parts = await runWorker<string[]>({
        file: new URL('./snapshot-worker.ts', import.meta.url),
        data: { location, now } satisfies SnapshotJob,
        stopped: stopped.signal,
      });
      const modelVersion = networkModel.version;
      await saveSnapshot(db, {
        holder,
        snapshotId: randomUUID(),
        modelVersion,
        computedAt: now,
        mark,
        parts,
      });
      lastTook = (performance.now() - started) / 1000;
    } finally {
      clearInterval(renewal);
      await dropLease(db, holder);
    }
  };

  const look = async (isForced: boolean): Promise<void> => {
    if (stopped.signal.aborted) return;
    const state = await readState(db);
    const mark = `${await findLedgerEnd(db)} ${await readCounter(db, 'members')}`;
    if (isForced || isStale(state, mark, clock())) await compute(mark);
    await load(await readState(db));
  };

  const enqueue = (isForced: boolean): Promise<void> => {
    const done = running.then(() => look(isForced));
    running = done.catch(() => {});
    return done;
  };

  return {
    current: () => loaded?.snapshot,
    lastTook: () => lastTook,
    find: (userId) => loaded?.byId.get(userId),
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

const isStale = ({ mark, modelVersion, computedAt }: StoredState, seen: string, now: number): boolean =>
  mark !== seen || modelVersion !== networkModel.version || now - (computedAt ?? 0) > oldAfter;
