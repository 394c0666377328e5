import type { Selectable } from 'kysely';
import { isNamed } from '#core/care/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import type { CommunitiesTable } from '#server/db/tables/care.ts';
import { wantSnapshot } from '#server/network/changes.ts';

export type CommunityRow = Selectable<CommunitiesTable>;

/** The community of a number; a number that somebody sent is one only here. */
export const findCommunity = (db: Db, id: number): Promise<CommunityRow | undefined> =>
  db
    .selectFrom('communities')
    .selectAll()
    .where('id', '=', id as CommunityId)
    .executeTakeFirst();

interface CommunityPage {
  /** Only those that this person facilitates. */
  facilitatedBy?: number;
  q?: string | undefined;
  after?: number | undefined;
  limit: number;
}

/** Communities in the order of their ids, from an id on, with this in their names. */
export async function findCommunities(
  db: Db,
  { facilitatedBy, q = '', after = 0, limit }: CommunityPage,
): Promise<CommunityRow[]> {
  let query = db
    .selectFrom('communities')
    .selectAll()
    .where('id', '>', after as CommunityId)
    .orderBy('id');
  if (facilitatedBy !== undefined) {
    query = query.where('id', 'in', ({ selectFrom }) =>
      selectFrom('carers')
        .select('community_id')
        .where('user_id', '=', facilitatedBy)
        .where('community_id', 'is not', null)
        .$narrowType<{ community_id: CommunityId }>(),
    );
  }
  if (q === '') return query.limit(limit).execute();
  // Names are compared without their accents, which no engine of ours does; communities are few.
  const rows = await query.execute();
  return rows.filter(({ name }) => isNamed(q, name)).slice(0, limit);
}

/** Adds a community, with room for its network. */
export async function insertCommunity(
  tx: Tx,
  community: Pick<CommunityRow, 'name' | 'place' | 'entry' | 'created_at'>,
): Promise<CommunityRow> {
  const added = await tx.insertInto('communities').values(community).returningAll().executeTakeFirstOrThrow();
  await wantSnapshot(tx, added.id);
  return added;
}

/** Changes what was given of a community. */
export const updateCommunityRow = async (
  tx: Tx,
  id: CommunityId,
  changes: Partial<Pick<CommunityRow, 'name' | 'place' | 'entry'>>,
): Promise<void> => {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('communities').set(changes).where('id', '=', id).execute();
};

/** Who facilitates these communities. */
export async function findFacilitators(
  db: Db,
  ids: readonly CommunityId[],
): Promise<{ community_id: CommunityId | null; id: number; username: string }[]> {
  return db
    .selectFrom('carers')
    .innerJoin('users', 'users.id', 'carers.user_id')
    .select(['carers.community_id', 'users.id', 'users.username'])
    .where('carers.community_id', 'in', ids)
    .orderBy('carers.since')
    .orderBy('users.id')
    .execute();
}

const deploymentName = 'deployment-name';

/** What this deployment is called. */
export async function findDeploymentName(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', deploymentName)
    .executeTakeFirst();
  return row?.value;
}

/** Changes what this deployment is called. */
export const setDeploymentName = async (tx: Tx, value: string): Promise<void> => {
  await tx
    .insertInto('settings')
    .values({ name: deploymentName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};
