import { compileForIds } from '#server/db/compile-once.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { TransactionConflict } from '#server/db/transaction.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { lockTeam } from './queries.ts';

export interface Seat {
  team_id: number;
  user_id: number;
  username: string;
  part: number;
  seen_at: number;
}

/** Who sits in these teams, in the order of their parts. */
export const findSeats: (db: Db, teamIds: readonly number[]) => Promise<Seat[]> = compileForIds(
  (db, teamIds) =>
    db
      .selectFrom('team_members')
      .innerJoin('users', 'users.id', 'team_members.user_id')
      .select(['team_members.team_id', 'team_members.user_id', 'users.username'])
      .select(['team_members.part', 'team_members.seen_at'])
      .where('team_members.team_id', 'in', teamIds)
      .orderBy('team_members.part'),
);

/** The teams still at work in which a member sits. */
export const findOpenSeats = (db: Db, userId: number): Promise<{ id: number; quiz_id: number }[]> =>
  db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .select(['teams.id', 'teams.quiz_id'])
    .where('team_members.user_id', '=', userId)
    .where('teams.completed_at', 'is', null)
    .orderBy('teams.id')
    .execute();

/** Seats a member at a part; both are free, or somebody came between and the transaction runs again. */
export async function insertSeat(
  tx: Tx,
  seat: { teamId: number; userId: number; part: number; now: number },
): Promise<void> {
  await tx
    .insertInto('team_members')
    .values({
      team_id: seat.teamId,
      user_id: seat.userId,
      part: seat.part,
      joined_at: seat.now,
      seen_at: seat.now,
    })
    .execute();
  await tx
    .insertInto('team_holders')
    .values({ team_id: seat.teamId, part: seat.part, user_id: seat.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Frees a member's seat; false when there was none. */
export async function deleteSeat(tx: Tx, teamId: number, userId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('team_members')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .returning('part')
    .executeTakeFirst();
  return removed !== undefined;
}

/** After someone left: who has been there longest leads what is still open, and an empty team is no more. */
export async function settleTeam(tx: Tx, teamId: number): Promise<void> {
  const oldest = await tx
    .selectFrom('team_members')
    .select('user_id')
    .where('team_id', '=', teamId)
    .orderBy('joined_at')
    .orderBy('part')
    .executeTakeFirst();
  if (!oldest) {
    const { id, community_id, completed_at } = await tx
      .deleteFrom('teams')
      .where('id', '=', teamId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (completed_at !== null)
      addToCounters(tx, { user_id: id, community_id }, [{ name: 'teams-completed', by: -1 }]);
    return;
  }
  await tx
    .updateTable('teams')
    .set({ leader_id: oldest.user_id })
    .where('id', '=', teamId)
    .where('completed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('team_members')
            .select('part')
            .whereRef('team_members.team_id', '=', 'teams.id')
            .whereRef('team_members.user_id', '=', 'teams.leader_id'),
        ),
      ),
    )
    .execute();
}

/** No member has this id. */
const nobody = 0;

/** The teams a member sits in or wrote for, in the order in which they are locked. */
async function findTeamsOf(tx: Tx, userId: number): Promise<number[]> {
  const seats = tx.selectFrom('team_members').select('team_id').where('user_id', '=', userId);
  const written = tx.selectFrom('team_answers').select('team_id').where('author_id', '=', userId);
  const led = tx.selectFrom('teams').select('id as team_id').where('leader_id', '=', userId);
  const rows = await seats.union(written).union(led).orderBy('team_id').execute();
  return rows.map(({ team_id }) => team_id);
}

/** Holds every team of a member: this comes before any member is held. */
export async function lockTeamsOf(tx: Tx, userId: number): Promise<number[]> {
  const ids = await findTeamsOf(tx, userId);
  for (const id of ids) await lockTeam(tx, id);
  return ids;
}

/**
 * Frees every seat of a member whose account goes, and takes back what the member wrote. A concluded team keeps its
 * others, and nobody who led it. The teams must be held; one that came meanwhile makes the transaction begin again.
 */
export async function leaveTeams(tx: Tx, userId: number, heldIds: readonly number[]): Promise<void> {
  const ids = await findTeamsOf(tx, userId);
  if (ids.some((id) => !heldIds.includes(id))) throw new TransactionConflict();
  await tx.deleteFrom('team_answers').where('author_id', '=', userId).execute();
  for (const id of ids) {
    await deleteSeat(tx, id, userId);
    await tx
      .updateTable('teams')
      .set({ leader_id: nobody })
      .where('id', '=', id)
      .where('leader_id', '=', userId)
      .execute();
    await settleTeam(tx, id);
  }
}

/** Notes when a member was last seen at the desk. */
export const touchSeat = async (tx: Tx, teamId: number, userId: number, seenAt: number): Promise<void> => {
  await tx
    .updateTable('team_members')
    .set({ seen_at: seenAt })
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .execute();
};
