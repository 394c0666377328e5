import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { networkModel } from '#core/network/model.ts';
import { everywhere } from '#server/db/community-ids.ts';
import type { Db } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import { isWhole, type Snapshot, unpackSnapshot } from './snapshot.ts';

/** Between two pieces: long enough for the requests that came meanwhile to go first. */
const pause = (): Promise<void> => wait(5);

/** A process that computes and dies is waited for so long. */
const leaseFor = 2 * 60_000;
/** One that lives says so more often than that: a large network takes its time. */
export const renewLeaseEvery = leaseFor / 4;

/** A community whose snapshot is old, and what the next one will have seen. */
export interface StaleCommunity {
  id: CommunityId;
  wanted: number;
}

/** Which snapshot counts in each of these communities. */
export async function readSnapshotIds(
  db: Db,
  communityIds: readonly CommunityId[],
): Promise<Map<CommunityId, string | null>> {
  if (communityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('network_state')
    .select(['id', 'snapshot_id'])
    .where('id', 'in', communityIds)
    .execute();
  return new Map(rows.map(({ id, snapshot_id }) => [id, snapshot_id]));
}

/** Takes the right to compute, or keeps it for longer; false while another process has it. */
export async function takeLease(db: Db, holder: string, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('network_state')
    .set({ lease_holder: holder, lease_until: now + leaseFor })
    .where('id', '=', everywhere)
    .where((state) =>
      state.or([
        state('lease_until', '<=', now),
        // Longer than anybody takes it for: the clock was set back.
        state('lease_until', '>', now + 2 * leaseFor),
        state('lease_holder', '=', holder),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives the right back, if it is still this holder's. */
export async function dropLease(db: Db, holder: string): Promise<void> {
  await db
    .updateTable('network_state')
    .set({ lease_holder: null, lease_until: 0 })
    .where('id', '=', everywhere)
    .where('lease_holder', '=', holder)
    .execute();
}

export interface NewSnapshot {
  holder: string;
  communityId: CommunityId;
  modelVersion: number;
  computedAt: number;
  /** What was wanted when it was begun. */
  wanted: number;
  parts: readonly string[];
}

/** Writes a snapshot piece by piece, then makes it the one that counts, unless the lease was lost meanwhile. */
export async function saveSnapshot(db: Db, snapshot: NewSnapshot): Promise<void> {
  const { holder, communityId, modelVersion, computedAt, wanted, parts } = snapshot;
  const snapshotId = `${communityId}:${randomUUID()}`;
  for (const [part, body] of parts.entries()) {
    await db.insertInto('network_parts').values({ snapshot_id: snapshotId, part, body }).execute();
    await pause();
  }
  // Listed while the lease is held: what another process writes after it is none of ours.
  const older = await findOlder(db, communityId, snapshotId);
  const kept = await db
    .updateTable('network_state')
    .set({
      snapshot_id: snapshotId,
      model_version: modelVersion,
      computed_at: computedAt,
      mark: String(wanted),
    })
    .where('id', '=', communityId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('network_state as lease')
          .select('lease.id')
          .where('lease.id', '=', everywhere)
          .where('lease.lease_holder', '=', holder),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  for (const useless of kept ? older : [{ snapshot_id: snapshotId }]) {
    await deleteParts(db, useless.snapshot_id);
  }
}

/** What there is of a community besides one snapshot; also what was begun before each had its community in its name. */
const findOlder = (
  db: Db,
  communityId: CommunityId,
  snapshotId: string,
): Promise<{ snapshot_id: string }[]> =>
  db
    .selectFrom('network_parts')
    .select('snapshot_id')
    .distinct()
    .where('snapshot_id', '<>', snapshotId)
    .where(({ or, and, eb }) =>
      or([
        and([eb('snapshot_id', '>=', `${communityId}:`), eb('snapshot_id', '<', `${communityId};`)]),
        eb('snapshot_id', 'not like', '%:%'),
      ]),
    )
    .execute();

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
export async function readCounting(db: Db, { communityId }: Scope): Promise<string[]> {
  for (let left = maxTries; left > 0; left--) {
    const snapshotId = await findCounting(db, communityId);
    if (!snapshotId) return [];
    const parts: string[] = [];
    for await (const part of readParts(db, snapshotId)) parts.push(part);
    if (isWhole(parts)) return parts;
  }
  throw new Error('the snapshot was replaced each time it was read');
}

async function findCounting(db: Db, communityId: CommunityId): Promise<string | null | undefined> {
  const state = await db
    .selectFrom('network_state')
    .select('snapshot_id')
    .where('id', '=', communityId)
    .where('model_version', '=', networkModel.version)
    .executeTakeFirst();
  return state?.snapshot_id;
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
