import type { Answer } from '#core/contract/index.ts';
import { ledgerDays, trendWeeks } from '#core/progress/trend.ts';
import type { Db, StandingRow } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';

/** What a member has reached. */
export async function findStanding(db: Db, userId: number): Promise<StandingRow> {
  const standing = await db
    .selectFrom('standings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!standing) throw new Refusal('not_found');
  return standing;
}

/** The badges a member has, and since when. */
export const findBadges = (db: Db, userId: number): Promise<{ badge: string; earned_at: number }[]> =>
  db.selectFrom('member_badges').select(['badge', 'earned_at']).where('user_id', '=', userId).execute();

/** The member's score just before an instant, read off the ledger's running balance. */
async function balanceBefore(db: Db, userId: number, instant: number): Promise<number> {
  const entry = await db
    .selectFrom('point_entries')
    .select('balance')
    .where('user_id', '=', userId)
    .where('created_at', '<', instant)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.balance ?? 0;
}

/** The member's numbers, with what the weekly trend is told from. */
export async function readStats(db: Db, userId: number, now: number): Promise<Answer<'userStats'>> {
  const standing = await findStanding(db, userId);
  const { thisWeek, previousWeek } = trendWeeks(now);
  const beforeThis = await balanceBefore(db, userId, thisWeek.from);
  const beforePrevious = await balanceBefore(db, userId, previousWeek.from);
  const first = await db
    .selectFrom('point_entries')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return {
    influenceScore: standing.influence_score,
    gamesCompleted: standing.games_completed,
    connections: standing.connections,
    badges: standing.badges,
    trend: {
      thisWeek: standing.influence_score - beforeThis,
      previousWeek: beforeThis - beforePrevious,
      ledgerDays: ledgerDays(first?.created_at ?? null, now),
    },
  };
}
