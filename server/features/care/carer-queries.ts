import { everywhere } from '#server/db/community-ids.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { lockCounter } from '#server/ledger/counters.ts';

/** Somebody a carer wants to do something for. */
export interface Person {
  id: number;
  username: string;
  community_id: CommunityId;
}

/** The person of an id, wherever they live. */
export const findPerson = (db: Db, id: number): Promise<Person | undefined> =>
  db.selectFrom('users').select(['id', 'username', 'community_id']).where('id', '=', id).executeTakeFirst();

/** Holds who is of the coordination until the transaction ends: of two who leave it at once, one stays. */
export const lockCoordination = (tx: Tx): Promise<void> =>
  lockCounter(tx, { communityId: everywhere }, 'coordination');

const selectCoordinators = (db: Db) =>
  db.selectFrom('carers').select('user_id').where('role', '=', 'coordinator');

/** Whether there is a coordination. */
export const hasCoordination = async (db: Db): Promise<boolean> =>
  (await selectCoordinators(db).executeTakeFirst()) !== undefined;

/** Whether somebody is of the coordination. */
export const isCoordinator = async (db: Db, userId: number): Promise<boolean> =>
  (await selectCoordinators(db).where('user_id', '=', userId).executeTakeFirst()) !== undefined;

/** Whether somebody else is of the coordination too, who can come in. */
export const hasOtherCoordinator = async (db: Db, userId: number): Promise<boolean> =>
  (await selectCoordinators(db)
    .innerJoin('users', 'users.id', 'carers.user_id')
    .where('user_id', '<>', userId)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Whether others would be left without a coordination if somebody's account went. */
export async function wouldLeaveOthersAlone(tx: Tx, userId: number): Promise<boolean> {
  if (!(await isCoordinator(tx, userId))) return false;
  await lockCoordination(tx);
  if (await hasOtherCoordinator(tx, userId)) return false;
  const other = tx.selectFrom('users').select('id').where('id', '<>', userId).limit(1);
  return (await other.executeTakeFirst()) !== undefined;
}

/** The communities somebody facilitates. */
export async function findFacilitated(db: Db, userId: number): Promise<CommunityId[]> {
  const rows = await db
    .selectFrom('carers')
    .select('community_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'facilitator')
    .execute();
  return rows.flatMap(({ community_id }) => community_id ?? []);
}

/** Lets somebody facilitate a community, or coordinate where none is named; who does already goes on. */
export async function insertCarer(
  tx: Tx,
  { userId, communityId }: { userId: number; communityId: CommunityId | null },
  now: number,
): Promise<void> {
  const role = communityId === null ? 'coordinator' : 'facilitator';
  await tx
    .insertInto('carers')
    .values({ user_id: userId, community_id: communityId, role, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the coordination from somebody. */
export const deleteCoordinator = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('carers').where('user_id', '=', userId).where('role', '=', 'coordinator').execute();
};

/** Takes a community from somebody who facilitates it, or all of them where none is named. */
export const deleteFacilitator = async (
  tx: Tx,
  userId: number,
  communityId: CommunityId | undefined,
): Promise<void> => {
  const own = tx.deleteFrom('carers').where('user_id', '=', userId).where('role', '=', 'facilitator');
  await (communityId === undefined ? own : own.where('community_id', '=', communityId)).execute();
};

/** Those whom somebody who cannot come in may ask: the coordination, then who facilitates this community. */
export async function findCarerNames(db: Db, communityId: CommunityId, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('carers')
    .innerJoin('users', 'users.id', 'carers.user_id')
    .select(['users.username', 'users.full_name'])
    .where(({ or, eb }) =>
      or([eb('carers.community_id', 'is', null), eb('carers.community_id', '=', communityId)]),
    )
    .where('users.hidden_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .orderBy('carers.role')
    .orderBy('carers.since')
    .orderBy('carers.user_id')
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ username, full_name }) => full_name ?? username))];
}
