import { setTimeout as wait } from 'node:timers/promises';
import { networkModel } from '#core/progress/network-model.ts';
import type { Db } from '#server/db/schema.ts';
import { isWhole, type Snapshot, unpackSnapshot } from './snapshot.ts';

/** Between two pieces: long enough for the requests that came meanwhile to go first. */
const pause = (): Promise<void> => wait(5);

/** The one row that says which snapshot counts. */
const onlyRow = 1;
/** A process that computes and dies is waited for so long. */
const leaseFor = 2 * 60_000;
/** One that lives says so more often than that: a large network takes its time. */
export const renewLeaseEvery = leaseFor / 4;

/** What is known of the snapshot that counts. */
export interface StoredState {
  snapshotId: string | null;
  modelVersion: number | null;
  computedAt: number | null;
  mark: string | null;
}

/** Which snapshot counts now. */
export async function readState(db: Db): Promise<StoredState> {
  const row = await db
    .selectFrom('network_state')
    .selectAll()
    .where('id', '=', onlyRow)
    .executeTakeFirstOrThrow();
  return {
    snapshotId: row.snapshot_id,
    modelVersion: row.model_version,
    computedAt: row.computed_at,
    mark: row.mark,
  };
}

/** Takes the right to compute, or keeps it for longer; false while another process has it. */
export async function takeLease(db: Db, holder: string, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('network_state')
    .set({ lease_holder: holder, lease_until: now + leaseFor })
    .where('id', '=', onlyRow)
    .where((state) => state.or([state('lease_until', '<=', now), state('lease_holder', '=', holder)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives the right back, if it is still this holder's. */
export async function dropLease(db: Db, holder: string): Promise<void> {
  await db
    .updateTable('network_state')
    .set({ lease_holder: null, lease_until: 0 })
    .where('id', '=', onlyRow)
    .where('lease_holder', '=', holder)
    .execute();
}

export interface NewSnapshot {
  holder: string;
  snapshotId: string;
  modelVersion: number;
  computedAt: number;
  mark: string;
  parts: readonly string[];
}

/** Writes a snapshot piece by piece, then makes it the one that counts, unless the lease was lost meanwhile. */
export async function saveSnapshot(db: Db, snapshot: NewSnapshot): Promise<void> {
  const { holder, snapshotId, modelVersion, computedAt, mark, parts } = snapshot;
  for (const [part, body] of parts.entries()) {
    await db.insertInto('network_parts').values({ snapshot_id: snapshotId, part, body }).execute();
    await pause();
  }
  // Listed while the lease is held: what another process writes after it is none of ours.
  const older = await db
    .selectFrom('network_parts')
    .select('snapshot_id')
    .distinct()
    .where('snapshot_id', '<>', snapshotId)
    .execute();
  const kept = await db
    .updateTable('network_state')
    .set({ snapshot_id: snapshotId, model_version: modelVersion, computed_at: computedAt, mark })
    .where('id', '=', onlyRow)
    .where('lease_holder', '=', holder)
    .returning('id')
    .executeTakeFirst();
  for (const useless of kept ? older : [{ snapshot_id: snapshotId }]) {
    await deleteParts(db, useless.snapshot_id);
  }
}

async function deleteParts(db: Db, snapshotId: string): Promise<void> {
  const parts = await db
    .selectFrom('network_parts')
    .select('part')
    .where('snapshot_id', '=', snapshotId)
    .execute();
  for (const { part } of parts) {
    await db
      .deleteFrom('network_parts')
      .where('snapshot_id', '=', snapshotId)
      .where('part', '=', part)
      .execute();
    await pause();
  }
}

/** Reads a snapshot piece by piece; `undefined` when it is gone, because a newer one counts. */
export async function loadSnapshot(db: Db, snapshotId: string): Promise<Snapshot | undefined> {
  return unpackSnapshot(readParts(db, snapshotId));
}

/** A newer snapshot may take the place of the one that is being read, but not this often. */
const maxTries = 3;

/** The texts of the snapshot that counts, all of them; none before there is one that these rules made. */
export async function readCounting(db: Db): Promise<string[]> {
  for (let left = maxTries; left > 0; left--) {
    const { snapshotId, modelVersion } = await readState(db);
    if (!snapshotId || modelVersion !== networkModel.version) return [];
    const parts: string[] = [];
    for await (const part of readParts(db, snapshotId)) parts.push(part);
    if (isWhole(parts)) return parts;
  }
  throw new Error('the snapshot was replaced each time it was read');
}

/** The texts of a snapshot, one after the other. */
async function* readParts(db: Db, snapshotId: string): AsyncGenerator<string> {
  for (let part = 0; ; part++) {
    const row = await db
      .selectFrom('network_parts')
      .select('body')
      .where('snapshot_id', '=', snapshotId)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) return;
    yield row.body;
    await pause();
  }
}
