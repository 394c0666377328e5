import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ByPeriod } from '#core/progress/network.ts';
import { networkModel } from '#core/progress/network-model.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { emptySnapshot, packSnapshot } from './snapshot.ts';
import { dropLease, loadSnapshot, readCounting, readState, saveSnapshot, takeLease } from './store.ts';

const now = Date.UTC(2026, 5, 1);
const later = now + 10 * 60_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

const save = (holder: string, snapshotId: string, connections: number) =>
  saveSnapshot(database.db, {
    holder,
    snapshotId,
    modelVersion: networkModel.version,
    computedAt: now,
    mark: snapshotId,
    parts: packSnapshot({ ...emptySnapshot, connections }),
  });

describe('the right to compute', () => {
  it('is one process’s at a time, and passes on from one that died', async () => {
    const { db } = database;
    const asked = await Promise.all(['a', 'b', 'c'].map((holder) => takeLease(db, holder, now)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    const holder = ['a', 'b', 'c'][asked.indexOf(true)] ?? '';
    expect(await takeLease(db, holder, now)).toBe(true);
    expect(await takeLease(db, 'd', now)).toBe(false);
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
    await save('a', 'first', 1);
    await save('a', 'second', 2);
    expect(await readState(db)).toMatchObject({ snapshotId: 'second', mark: 'second' });
    expect(await loadSnapshot(db, 'second')).toMatchObject({ connections: 2 });
    expect(await loadSnapshot(db, 'first')).toBeUndefined();
  });

  it('of a process that lost its right is not kept', async () => {
    const { db } = database;
    await takeLease(db, 'b', later);
    await save('a', 'third', 3);
    expect(await readState(db)).toMatchObject({ snapshotId: 'second' });
    expect(await loadSnapshot(db, 'third')).toBeUndefined();
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
    const stored = { holder: 'b', modelVersion: networkModel.version, computedAt: now, mark: '', parts };
    await saveSnapshot(db, { ...stored, snapshotId: 'fourth' });
    const [read] = await Promise.all([
      readCounting(db),
      saveSnapshot(db, { ...stored, snapshotId: 'fifth' }),
    ]);
    expect(read).toEqual(parts);
  });

  it('of other rules does not count', async () => {
    const { db } = database;
    const modelVersion = networkModel.version + 1;
    const stored = { holder: 'b', snapshotId: 'sixth', modelVersion, computedAt: now, mark: '' };
    await saveSnapshot(db, { ...stored, parts: packSnapshot(emptySnapshot) });
    expect(await readCounting(db)).toEqual([]);
  });
});
