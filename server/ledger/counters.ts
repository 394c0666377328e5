import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';

/** Each counter is kept in this many rows, so that members who act at once seldom wait for one another. */
const shards = 8;

/** Some more, or fewer, of what a name counts. */
export interface CounterChange {
  name: string;
  bucket?: number;
  by: number;
}

/** Adds to sums over all members; in one order, so that two transactions never wait for each other in a ring. */
export async function addToCounters(
  tx: Tx,
  memberId: number,
  changes: readonly CounterChange[],
): Promise<void> {
  const ordered = changes
    .map(({ name, bucket = 0, by }) => ({ name, bucket, by }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.bucket - other.bucket);
  for (const { name, bucket, by } of ordered) {
    await tx
      .insertInto('counters')
      .values({ name, bucket, shard: memberId % shards, value: by })
      .onConflict((conflict) =>
        conflict.columns(['name', 'bucket', 'shard']).doUpdateSet({ value: sql`counters.value + ${by}` }),
      )
      .execute();
  }
}

/** What a name has counted in each bucket; the shards are added up. */
export async function readBuckets(
  db: Db,
  name: string,
  from = 0,
  to = Number.MAX_SAFE_INTEGER,
): Promise<{ bucket: number; value: number }[]> {
  return db
    .selectFrom('counters')
    .select(({ fn }) => ['bucket', fn.sum<number>('value').as('value')])
    .where('name', '=', name)
    .where('bucket', '>=', from)
    .where('bucket', '<=', Math.min(to, 2 ** 31 - 1))
    .groupBy('bucket')
    .execute();
}

/** What a name has counted in all. */
export async function readCounter(db: Db, name: string): Promise<number> {
  const buckets = await readBuckets(db, name, 0, 0);
  return buckets[0]?.value ?? 0;
}
