import type { Answer } from '#core/contract/index.ts';
import { ledgerDays, trendWeeks } from '#core/progress/trend.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, StandingRow } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';

const selectStanding = compileOnce((db, userId: number) =>
  db.selectFrom('standings').selectAll().where('user_id', '=', userId),
);

/** All that a member has reached. */
export async function findStanding(db: Db, userId: number): Promise<StandingRow> {
  const [standing] = await selectStanding(db, userId);
  if (!standing) throw new Refusal('not_found');
  return standing;
}

const selectReached = compileOnce((db, userId: number) =>
  db
    .selectFrom('standings')
    .select(['influence_score', 'games_completed', 'connections', 'badges', 'activities', 'ideas'])
    .where('user_id', '=', userId),
);

/** The numbers of a member's standing that the member is shown; a standing has many more, and each costs. */
export async function findReached(db: Db, userId: number) {
  const [reached] = await selectReached(db, userId);
  if (!reached) throw new Refusal('not_found');
  return reached;
}

/** The badges a member has, and since when. */
export const findBadges = compileOnce((db, userId: number) =>
  db.selectFrom('member_badges').select(['badge', 'earned_at']).where('user_id', '=', userId),
);

/** The member's score just before an instant, read off the ledger's running balance. */
const selectBalanceBefore = compileOnce((db, userId: number, instant: number) =>
  db
    .selectFrom('point_entries')
    .select('balance')
    .where('user_id', '=', userId)
    .where('created_at', '<', instant)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

const balanceBefore = async (db: Db, userId: number, instant: number): Promise<number> =>
  (await selectBalanceBefore(db, userId, instant))[0]?.balance ?? 0;

const selectFirstEntry = compileOnce((db, userId: number) =>
  db
    .selectFrom('point_entries')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(1),
);

/** The member's numbers, with what the weekly trend is told from. */
export async function readStats(db: Db, userId: number, now: number): Promise<Answer<'userStats'>> {
  const standing = await findReached(db, userId);
  const { thisWeek, previousWeek } = trendWeeks(now);
  const beforeThis = await balanceBefore(db, userId, thisWeek.from);
  const beforePrevious = await balanceBefore(db, userId, previousWeek.from);
  const [first] = await selectFirstEntry(db, userId);
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
