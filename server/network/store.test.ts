import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkModel } from '#core/network/model.ts';
import type { ByPeriod } from '#core/network/ties.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { wantSnapshot } from './changes.ts';
import { emptySnapshot, packSnapshot } from './snapshot.ts';
import { dropLease, loadSnapshot, readCounting, readSnapshotIds, saveSnapshot, takeLease } from './store.ts';

const now = Date.UTC(2026, 5, 1);
const later = now + 10 * 60_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

const scope = { communityId: firstCommunity };
const stored = {
  holder: 'a',
  communityId: firstCommunity,
  modelVersion: networkModel.version,
  computedAt: now,
  wanted: 1,
};

const save = (holder: string, wanted: number, connections: number) =>
  saveSnapshot(database.db, {
    ...stored,
    holder,
    wanted,
    parts: packSnapshot({ ...emptySnapshot, connections }),
  });

/** The id of the snapshot that counts. */
const counting = async (): Promise<string> =>
  (await readSnapshotIds(database.db, [firstCommunity])).get(firstCommunity) ?? '';

describe('the right to compute', () => {
  it('is one process’s at a time, and passes on from one that died', async () => {
    const { db } = database;
    const asked = await Promise.all(['a', 'b', 'c'].map((holder) => takeLease(db, holder, now)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    const holder = ['a', 'b', 'c'][asked.indexOf(true)] ?? '';
    expect(await takeLease(db, holder, now)).toBe(true);
    expect(await takeLease(db, 'd', now)).toBe(false);
    expect(await takeLease(db, 'd', now - 60_000)).toBe(false);
    // The clock was set back: it would last for an hour.
    expect(await takeLease(db, holder, now + 3_600_000)).toBe(true);
    expect(await takeLease(db, 'd', now)).toBe(true);
    await dropLease(db, 'd');
    expect(await takeLease(db, holder, now)).toBe(true);
    expect(await takeLease(db, 'd', later)).toBe(true);
    await dropLease(db, holder);
    expect(await takeLease(db, 'e', later)).toBe(false);
    await dropLease(db, 'd');
  });
});

describe('a snapshot', () => {
  it('takes the place of the one before, whole', async () => {
    const { db } = database;
    await takeLease(db, 'a', now);
    await save('a', 1, 1);
    const first = await counting();
    await save('a', 2, 2);
    expect(await counting()).not.toBe(first);
    expect(await loadSnapshot(db, await counting())).toMatchObject({ connections: 2 });
    expect(await loadSnapshot(db, first)).toBeUndefined();
  });

  it('of a process that lost its right is not kept', async () => {
    const { db } = database;
    const before = await counting();
    await takeLease(db, 'b', later);
    await save('a', 3, 3);
    expect(await counting()).toBe(before);
    const kept = await db.selectFrom('network_parts').select('snapshot_id').distinct().execute();
    expect(kept).toEqual([{ snapshot_id: before }]);
  });

  it('leaves that of another community alone', async () => {
    const { db } = database;
    const [other] = await db
      .insertInto('communities')
      .values({ name: 'Outra', place: '', entry: 'open', created_at: now })
      .returning('id')
      .execute();
    const communityId = other?.id ?? firstCommunity;
    await inTransaction(db, (tx) => wantSnapshot(tx, communityId));
    await saveSnapshot(db, { ...stored, holder: 'b', communityId, parts: packSnapshot(emptySnapshot) });
    await save('b', 4, 4);
    expect(await readCounting(db, { communityId })).not.toEqual([]);
    expect(await readCounting(db, scope)).not.toEqual(await readCounting(db, { communityId }));
  });

  it('that is replaced while it is read is read anew, never half', async () => {
    const { db } = database;
    const many = Array.from({ length: 5000 }, () => ({
      one: 0,
      other: 1,
      kind: 'team' as const,
      weights: [1, 1, 1, 1] satisfies ByPeriod,
      isDamped: false,
    }));
    const parts = packSnapshot({ ...emptySnapshot, ties: many });
    expect(parts.length).toBeGreaterThan(2);
    await saveSnapshot(db, { ...stored, holder: 'b', parts });
    const [read] = await Promise.all([
      readCounting(db, scope),
      saveSnapshot(db, { ...stored, holder: 'b', parts }),
    ]);
    expect(read).toEqual(parts);
  });

  it('of other rules does not count', async () => {
    const { db } = database;
    const modelVersion = networkModel.version + 1;
    await saveSnapshot(db, { ...stored, holder: 'b', modelVersion, parts: packSnapshot(emptySnapshot) });
    expect(await readCounting(db, scope)).toEqual([]);
  });
});
