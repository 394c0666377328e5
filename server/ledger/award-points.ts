import { sql } from 'kysely';
import type { Badge } from '#core/progress/badges.ts';
import type { PointEntry } from '#core/progress/points.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { EntryRow, StandingRow, Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { TransactionConflict } from '#server/db/transaction.ts';
import { changeStanding, type StandingChange } from './change-standing.ts';
import { weekOf } from './periods.ts';

type NewEntry = Omit<EntryRow, 'id'>;

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
  if (await isPaid(tx, userId, entry)) return { isNew: false, points: 0, newBadges: [] };
  const { standing, newBadges } = await changeStanding(
    tx,
    userId,
    { ...also, add: { ...also.add, influence_score: entry.points, activities: 1 } },
    now,
  );
  await appendEntry(tx, userId, entry, standing.influence_score, now);
  if (entry.points > 0) await addWeeklyPoints(tx, standing, entry.points, weekOf(now));
  return { isNew: true, points: entry.points, newBadges };
}

const selectEntry = compileOnce((tx, userId: number, kind: string, ref: string) =>
  tx
    .selectFrom('point_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('ref', '=', ref),
);

const isPaid = async (tx: Tx, userId: number, { kind, ref }: PointEntry): Promise<boolean> =>
  (await selectEntry(tx, userId, kind, ref)).length > 0;

const insertEntry = compileOnce((tx, entry: NewEntry) =>
  tx
    .insertInto('point_entries')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'ref']).doNothing())
    .returning('id'),
);

/** Writes an entry into the ledger; the same one that came meanwhile is a conflict. */
export async function appendEntry(
  tx: Tx,
  userId: number,
  entry: PointEntry,
  balance: number,
  now: number,
): Promise<void> {
  const added = await insertEntry(tx, { user_id: userId, ...entry, balance, created_at: now });
  if (added.length === 0) throw new TransactionConflict();
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
  { user_id, community_id }: StandingRow,
  points: number,
  week: number,
): Promise<void> {
  await raiseWeek(tx, community_id, week, user_id, points);
}
