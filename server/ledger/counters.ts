import { sql } from 'kysely';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import { courseOf } from '#server/db/transaction.ts';

/** Each counter is kept in this many rows, so that members who act at once seldom wait for one another. */
const shards = 8;

/** Whose act it was that is counted, and where. */
interface Owner {
  user_id: number;
  community_id: CommunityId;
}

/** Some more, or fewer, of what a name counts. */
export interface CounterChange {
  name: string;
  bucket?: number;
  by: number;
}

type Sum = Required<CounterChange> & { communityId: CommunityId; shard: number };

const sumsOf = new WeakMap<Tx, Map<string, Sum>>();

/**
 * Adds to sums over the members of a community. They are written at the end of the transaction, all together and in one order: sums
 * are shared by everybody, and two transactions must never wait for each other in a ring.
 */
export function addToCounters(tx: Tx, owner: Owner, changes: readonly CounterChange[]): void {
  const sums = sumsOf.get(tx) ?? beginSums(tx);
  for (const { name, bucket = 0, by } of changes) {
    const { community_id: communityId, user_id } = owner;
    const shard = user_id % shards;
    const key = `${communityId} ${name} ${bucket} ${shard}`;
    sums.set(key, { communityId, name, bucket, shard, by: by + (sums.get(key)?.by ?? 0) });
  }
}

function beginSums(tx: Tx): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  sumsOf.set(tx, sums);
  courseOf(tx).beforeCommit.push(() => {
    sumsOf.delete(tx);
    return writeSums(tx, sums);
  });
  return sums;
}

async function writeSums(tx: Tx, sums: ReadonlyMap<string, Sum>): Promise<void> {
  const ordered = [...sums.keys()].sort().flatMap((key) => sums.get(key) ?? []);
  const changed = ordered.filter(({ by }) => by !== 0);
  for (const { communityId, name, bucket, shard, by } of changed)
    await addToRow(tx, communityId, name, bucket, shard, by);
}

const addToRow = compileOnce(
  (db, communityId: CommunityId, name: string, bucket: number, shard: number, by: number) =>
    db
      .insertInto('counters')
      .values({ community_id: communityId, name, bucket, shard, value: by })
      .onConflict((conflict) =>
        conflict
          .columns(['community_id', 'name', 'bucket', 'shard'])
          .doUpdateSet({ value: sql`counters.value + ${by}` }),
      ),
);

/** Waits until nobody else holds this name, and holds it until the transaction ends. */
export async function lockCounter(tx: Tx, { communityId }: Scope, name: string): Promise<void> {
  await addToRow(tx, communityId, name, 0, 0, 0);
}

const sumBuckets = compileOnce((db, communityId: CommunityId, name: string, from: number, to: number) =>
  db
    .selectFrom('counters')
    .select(({ fn }) => ['bucket', fn.sum<number>('value').as('value')])
    .where('community_id', '=', communityId)
    .where('name', '=', name)
    .where('bucket', '>=', from)
    .where('bucket', '<=', to)
    .groupBy('bucket'),
);

/** What a name has counted in each of these buckets; the shards are added up. */
export const readBuckets = (
  db: Db,
  { communityId }: Scope,
  name: string,
  from: number,
  to: number,
): Promise<{ bucket: number; value: number }[]> => sumBuckets(db, communityId, name, from, to);

/** What a name has counted in one bucket; most names have no other. */
export async function readCounter(db: Db, scope: Scope, name: string, bucket = 0): Promise<number> {
  const [sum] = await readBuckets(db, scope, name, bucket, bucket);
  return sum?.value ?? 0;
}
