import { sql } from 'kysely';
import type { Badge } from '#core/progress/badges.ts';
import type { PointEntry } from '#core/progress/points.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { EntryRow, StandingRow, Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { changeStanding, type StandingChange } from './change-standing.ts';
import { lockMembers } from './lock-members.ts';
import { weekOf } from './periods.ts';

type NewEntry = Omit<EntryRow, 'id' | 'user_id' | 'balance' | 'points'>;

/** What an award did: nothing, when the same thing had been paid before. */
export interface Award {
  isNew: boolean;
  points: number;
  newBadges: Badge[];
}

/**
 * The one way to earn points: writes the ledger entry, and moves score, facts, badges and ranking with it. The
 * same (member, kind, ref) is paid once; `also` moves only with a new entry.
 */
export async function awardPoints(
  tx: Tx,
  userId: number,
  entry: PointEntry,
  now: number,
  also: StandingChange = {},
): Promise<Award> {
  if (!(await appendEntry(tx, userId, entry, now))) return { isNew: false, points: 0, newBadges: [] };
  const { standing, newBadges } = await changeStanding(
    tx,
    userId,
    { ...also, add: { ...also.add, influence_score: entry.points, activities: 1 } },
    now,
  );
  if (entry.points > 0) await addWeeklyPoints(tx, standing, entry.points, weekOf(now));
  return { isNew: true, points: entry.points, newBadges };
}

const insertEntry = compileOnce((tx, userId: number, points: number, entry: NewEntry) =>
  tx
    .insertInto('point_entries')
    .values(({ selectFrom }) => ({
      ...entry,
      user_id: userId,
      points,
      balance: selectFrom('standings')
        .select(({ eb }) => eb('influence_score', '+', points).as('balance'))
        .where('user_id', '=', userId),
    }))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'ref']).doNothing())
    .returning('id'),
);

/** Writes an entry into the ledger, before the score moves with it; false where the same one is there. */
export async function appendEntry(
  tx: Tx,
  userId: number,
  { points, ...entry }: PointEntry,
  now: number,
): Promise<boolean> {
  // Whose it is, is held first: locks are taken in one order.
  await lockMembers(tx, [userId]);
  return (await insertEntry(tx, userId, points, { ...entry, created_at: now })).length > 0;
}

const raiseWeek = compileOnce((tx, communityId: CommunityId, week: number, userId: number, points: number) =>
  tx
    .insertInto('weekly_points')
    .values({ community_id: communityId, week, user_id: userId, points })
    .onConflict((conflict) =>
      conflict.columns(['week', 'user_id']).doUpdateSet({ points: sql`weekly_points.points + ${points}` }),
    ),
);

/** Counts points in a week, for the ranking. */
export async function addWeeklyPoints(
  tx: Tx,
  { user_id, community_id }: Pick<StandingRow, 'user_id' | 'community_id'>,
  points: number,
  week: number,
): Promise<void> {
  await raiseWeek(tx, community_id, week, user_id, points);
}
