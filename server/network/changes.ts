import { sql } from 'kysely';
import { networkModel } from '#core/network/model.ts';
import { everywhere } from '#server/db/community-ids.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { StaleCommunity } from './store.ts';

/** Ids are given before a commit, so one below the last may appear after it: looking back a little finds it. */
const overlap = 500;
const day = 24 * 3600 * 1000;

/** How far the ledger and the members go; another text means that something may have changed, as does another day. */
export async function lookAround(db: Db, now: number): Promise<string> {
  const { entry, user } = await readEnds(db);
  const { entries } = await db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('id', '>', entry - overlap)
    .executeTakeFirstOrThrow();
  return `${entry} ${entries} ${user} ${networkModel.version} ${Math.floor(now / day)}`;
}

const readEnds = (db: Db): Promise<{ entry: number; user: number }> =>
  db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('point_entries').select(sql<number>`coalesce(max(id), 0)`.as('last')).as('entry'),
      selectFrom('users').select(sql<number>`coalesce(max(id), 0)`.as('last')).as('user'),
    ])
    .$narrowType<{ entry: number; user: number }>()
    .executeTakeFirstOrThrow();

/** Finds what changed since it was last asked. */
export interface Changes {
  /**
   * Wants a new snapshot of every community in which something has happened since the last time this was asked; of all of
   * them when forced. Whoever asks holds the lease.
   */
  count(options: { isForced: boolean }): Promise<void>;
}

export function createChanges(db: Db): Changes {
  /** The entries near the last one that were there: one below it that comes late is news. */
  let known: ReadonlySet<number> = new Set();
  return {
    async count({ isForced }) {
      known = await inTransaction(db, async (tx) => {
        const { mark } = await tx
          .selectFrom('network_state')
          .select('mark')
          .where('id', '=', everywhere)
          .executeTakeFirstOrThrow();
        const [entry = 0, user = 0] = (mark ?? '').split(' ').map(Number);
        const ends = await readEnds(tx);
        const recent = await findRecent(tx, ends.entry - overlap);
        const changed = new Set([
          ...(isForced ? await findAll(tx) : await findChanged(tx, entry, user)),
          ...recent.filter(({ id }) => !known.has(id)).map(({ community_id }) => community_id),
        ]);
        for (const id of [...changed].sort((one, other) => one - other)) await wantSnapshot(tx, id);
        await tx
          .updateTable('network_state')
          .set({ mark: `${ends.entry} ${ends.user}` })
          .where('id', '=', everywhere)
          .execute();
        return new Set(recent.map(({ id }) => id));
      });
    },
  };
}

const findAll = async (db: Db): Promise<CommunityId[]> =>
  (await db.selectFrom('communities').select('id').execute()).map(({ id }) => id);

const findRecent = (db: Db, after: number): Promise<{ id: number; community_id: CommunityId }[]> =>
  db
    .selectFrom('point_entries')
    .innerJoin('users', 'users.id', 'point_entries.user_id')
    .select(['point_entries.id', 'users.community_id'])
    .where('point_entries.id', '>', after)
    .execute();

async function findChanged(db: Db, entry: number, user: number): Promise<CommunityId[]> {
  const rows = await db
    .selectFrom('point_entries')
    .innerJoin('users', 'users.id', 'point_entries.user_id')
    .select('users.community_id')
    .where('point_entries.id', '>', entry)
    .union(db.selectFrom('users').select('community_id').where('id', '>', user))
    .execute();
  return rows.map(({ community_id }) => community_id);
}

/** Says that a community's network has changed. */
export async function wantSnapshot(tx: Tx, id: CommunityId): Promise<void> {
  await tx
    .insertInto('network_state')
    .values({ id, lease_until: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ wanted: sql`network_state.wanted + 1` }))
    .execute();
}

/** Communities whose snapshot has not seen all that was wanted, is of other rules, or is a day old: periods move by themselves. */
export const findStale = (
  db: Db,
  { now, limit, except }: { now: number; limit: number; except: readonly CommunityId[] },
): Promise<StaleCommunity[]> =>
  db
    .selectFrom('network_state')
    .select(['id', 'wanted'])
    .where('id', 'not in', [everywhere, ...except])
    .where(({ or, eb }) =>
      or([
        eb('mark', 'is', null),
        eb('mark', '<>', sql<string>`cast(wanted as text)`),
        eb('model_version', 'is', null),
        eb('model_version', '<>', networkModel.version),
        eb('computed_at', 'is', null),
        eb('computed_at', '<=', now - day),
      ]),
    )
    .orderBy('computed_at')
    .orderBy('id')
    .limit(limit)
    .execute();
