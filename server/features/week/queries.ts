import { type Selectable, sql } from 'kysely';
import { day } from '#core/progress/day.ts';
import { type Goal, newcomerDays } from '#core/progress/weekly-goal.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { WeeklyGoalsTable } from '#server/db/tables/week.ts';

type GoalRow = Selectable<WeeklyGoalsTable>;

/** The goals of a community from a week on, the newest first. */
export const findGoals = (db: Db, { communityId }: Scope, from: number): Promise<GoalRow[]> =>
  db
    .selectFrom('weekly_goals')
    .selectAll()
    .where('community_id', '=', communityId)
    .where('week', '>=', from)
    .orderBy('week', 'desc')
    .execute();

/** Sets the goal of a week, unless it is set. */
export async function insertGoal(tx: Tx, { communityId }: Scope, week: number, goal: Goal): Promise<void> {
  await tx
    .insertInto('weekly_goals')
    .values({ community_id: communityId, week, ...goal, reached: null, told_at: null })
    .onConflict((conflict) => conflict.columns(['community_id', 'week']).doNothing())
    .execute();
}

/** The goals of weeks that are over and were not told yet. */
export const findUntold = (db: Db, { communityId }: Scope, before: number): Promise<GoalRow[]> =>
  db
    .selectFrom('weekly_goals')
    .selectAll()
    .where('community_id', '=', communityId)
    .where('week', '<', before)
    .where('told_at', 'is', null)
    .orderBy('week')
    .execute();

/** The communities of which some week is over and not told, a few at a time. */
export const findUntoldCommunities = (db: Db, before: number): Promise<Pick<GoalRow, 'community_id'>[]> =>
  db
    .selectFrom('weekly_goals')
    .select('community_id')
    .distinct()
    .where('week', '<', before)
    .where('told_at', 'is', null)
    // Told how few they are, SQLite finds the untold instead of reading all weeks.
    .limit(sql.lit(100))
    .execute();

/** Notes how a week ended; false when somebody else was first. */
export async function setTold(
  tx: Tx,
  { community_id, week }: GoalRow,
  reached: number,
  now: number,
): Promise<boolean> {
  const told = await tx
    .updateTable('weekly_goals')
    .set({ reached, told_at: now })
    .where('community_id', '=', community_id)
    .where('week', '=', week)
    .where('told_at', 'is', null)
    .returning('week')
    .executeTakeFirst();
  return told !== undefined;
}

/** How many came to the community lately; nobody counts more than so many. */
export async function countNewcomers(db: Db, { communityId }: Scope, now: number): Promise<number> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('community_id', '=', communityId)
    .where('created_at', '>', now - newcomerDays * day)
    .limit(1000)
    .execute();
  return rows.length;
}
