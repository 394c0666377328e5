import { sql } from 'kysely';
import { day, weekNumber } from '#core/progress/day.ts';
import { type GoalKind, newcomerDays } from '#core/progress/weekly-goal.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, StandingRow, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import { isStranger } from '#server/network/is-stranger.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { addToCounters, readBuckets, readCounter } from './counters.ts';
import { heldMember } from './lock-members.ts';

const counterOf = (kind: GoalKind): string => `week-${kind}`;

interface Act {
  userId: number;
  kind: Exclude<GoalKind, 'helped'>;
  /** Which of several such things in a week. */
  of?: string;
}

/**
 * Notes that a member did something this week that a community's goal can be made of. It is a week of theirs in any
 * case; towards the goal it counts for those of `countsForAll`, each thing once a week. The member must be held.
 */
export async function shareWeek(
  tx: Tx,
  network: SeenNetwork,
  { userId, kind, of = '' }: Act,
  now: number,
): Promise<void> {
  const week = weekNumber(now);
  await noteWeek(tx, userId, week);
  if (!(await countsForAll(tx, network, heldMember(tx, userId)))) return;
  await countOnce(tx, { userId, by: userId, week }, kind, of);
}

/**
 * Whether what somebody does is told as the community's, in its goal and its topics: for who is established and whom more than
 * one person of it has met, or who came by a card. Twenty accounts of one person would be as loud as a village.
 */
export async function countsForAll(
  db: Db,
  network: SeenNetwork,
  { user_id: userId, established_at }: Pick<StandingRow, 'user_id' | 'established_at'>,
): Promise<boolean> {
  if (established_at === null) return false;
  const { anchor } = network.find(userId) ?? { anchor: userId };
  if (!isStranger(network, userId) && anchor === userId) return true;
  const { came_by } = await db
    .selectFrom('users')
    .select('came_by')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return came_by === 'card';
}

const selectNewcomer = compileOnce((tx, userId: number, communityId: CommunityId, since: number) =>
  tx
    .selectFrom('users')
    .innerJoin('standings', 'standings.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.community_id', '=', communityId)
    .where('users.created_at', '>', since)
    .where('standings.games_completed', '>', 0),
);

/** Notes that a member did something for another: it counts where that one is new and has begun to play. */
export async function helpNewcomer(
  tx: Tx,
  network: SeenNetwork,
  { helperId, otherId }: { helperId: number; otherId: number },
  now: number,
): Promise<void> {
  if (helperId === otherId || !(await countsForAll(tx, network, heldMember(tx, helperId)))) return;
  const { community_id } = heldMember(tx, helperId);
  const newcomers = await selectNewcomer(tx, otherId, community_id, now - newcomerDays * day);
  if (newcomers.length === 0) return;
  const week = weekNumber(now);
  await noteWeek(tx, helperId, week);
  await countOnce(tx, { userId: otherId, by: helperId, week }, 'helped');
}

/** How far a week came, of one kind. */
export const readWeek = (db: Db, scope: Scope, kind: GoalKind, week: number): Promise<number> =>
  readCounter(db, scope, counterOf(kind), week);

/** How far those weeks came in which there was something of a kind. */
export async function readWeeks(
  db: Db,
  scope: Scope,
  kind: GoalKind,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const buckets = await readBuckets(db, scope, counterOf(kind), from, to);
  return buckets.map(({ value }) => value);
}

const insertAct = compileOnce((tx, userId: number, week: number, act: string) =>
  tx
    .insertInto('weekly_acts')
    .values({ user_id: userId, week, act })
    .onConflict((conflict) => conflict.columns(['user_id', 'week', 'act']).doNothing())
    .returning('week'),
);

async function countOnce(
  tx: Tx,
  { userId, by, week }: { userId: number; by: number; week: number },
  kind: GoalKind,
  of = '',
): Promise<void> {
  const added = await insertAct(tx, userId, week, of ? `${kind}:${of}` : kind);
  if (added.length > 0)
    addToCounters(tx, heldMember(tx, by), [{ name: counterOf(kind), bucket: week, by: 1 }]);
}

const countWeek = compileOnce((tx, userId: number, week: number) =>
  tx
    .updateTable('standings')
    .set((standings) => ({ shared_week: week, shared_weeks: standings('shared_weeks', '+', 1) }))
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(shared_week, -1) < ${week}`)
    .returning('user_id'),
);

const forgetWeeks = compileOnce((tx, userId: number, before: number) =>
  tx.deleteFrom('weekly_acts').where('user_id', '=', userId).where('week', '<', before),
);

/** Counts a week of the member's own; what was noted in weeks long over goes. A missed week takes nothing away. */
async function noteWeek(tx: Tx, userId: number, week: number): Promise<void> {
  const member = heldMember(tx, userId);
  if (member.shared_week !== null && member.shared_week >= week) return;
  const counted = await countWeek(tx, userId, week);
  if (counted.length === 0) return;
  member.shared_week = week;
  await forgetWeeks(tx, userId, week - 1);
}
