import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Badge, earnedBadges } from '#core/progress/badges.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { onlyRow } from '#server/db/only-row.ts';
import type { Schema, StandingRow, Tx } from '#server/db/schema.ts';
import { factColumns, readFacts } from './facts.ts';
import { countLeaderScores, leaderColumns } from './leader-scores.ts';
import { heldMember, lockMembers } from './lock-members.ts';
import { findBadges } from './standing.ts';

const addedColumns = [
  'influence_score',
  'activities',
  'games_completed',
  'connections',
  'teams_completed',
  'teams_led',
  'ideas',
  'idea_votes',
  'stories',
  'story_votes',
  'posts',
  'counted_connections',
  'counted_idea_votes',
  'counted_story_votes',
] as const satisfies readonly (keyof StandingRow)[];
type Added = (typeof addedColumns)[number];
type Raised = 'most_votes_on_one_idea';

/** What moves in a member's standing: numbers that are added, and records that are only ever raised. */
export interface StandingChange {
  add?: Partial<Record<Added, number>>;
  raise?: Partial<Record<Raised, number>>;
}

/** Writes only the columns that something is added to: what is written moves in the indexes too. */
const moveStanding = compileOnce(
  (tx, userId: number, mostVotes: number | undefined, ...added: (number | undefined)[]) => {
    const changes: Record<string, RawBuilder<number>> = {};
    for (const [place, column] of addedColumns.entries())
      if (added[place] !== undefined) changes[column] = sql<number>`${sql.ref(column)} + ${added[place]}`;
    if (mostVotes !== undefined)
      changes['most_votes_on_one_idea' satisfies Raised] =
        sql<number>`case when most_votes_on_one_idea < ${mostVotes} then ${mostVotes} else most_votes_on_one_idea end`;
    return tx
      .updateTable('standings')
      .set(() => changes)
      .where('user_id', '=', userId)
      .returning([...leaderColumns, ...factColumns, 'games_completed']);
  },
);

/**
 * Moves a member's standing, and with it the badges and the leader scores that follow from it. The member is
 * held until the transaction ends, so what is computed from the row is never out of date.
 */
export async function changeStanding(
  tx: Tx,
  userId: number,
  { add = {}, raise = {} }: StandingChange,
  now: number,
): Promise<{ standing: Pick<StandingRow, 'user_id' | 'community_id'>; newBadges: Badge[] }> {
  await lockMembers(tx, [userId]);
  // Even a change of nothing sets something, and answers the row.
  const all: typeof add = { activities: 0, ...add };
  const added = addedColumns.map((column) => all[column]);
  const standing = onlyRow(await moveStanding(tx, userId, raise.most_votes_on_one_idea, ...added));
  heldMember(tx, userId).games_completed = standing.games_completed;
  const facts = await readFacts(tx, standing);
  const newBadges = await giveBadges(tx, userId, earnedBadges(facts), now);
  await countLeaderScores(tx, standing, facts);
  return { standing, newBadges };
}

const addBadges = compileOnce((tx, ...badges: Selectable<Schema['member_badges']>[]) =>
  tx.insertInto('member_badges').values(badges),
);

const countBadges = compileOnce((tx, userId: number, fresh: number) =>
  tx
    .updateTable('standings')
    .set({ badges: sql`badges + ${fresh}` })
    .where('user_id', '=', userId),
);

async function giveBadges(tx: Tx, userId: number, earned: readonly Badge[], now: number): Promise<Badge[]> {
  const owned = new Set((await findBadges(tx, userId)).map(({ badge }) => badge));
  const fresh = earned.filter(({ id }) => !owned.has(id));
  if (fresh.length === 0) return [];
  await addBadges(tx, ...fresh.map(({ id }) => ({ user_id: userId, badge: id, earned_at: now })));
  await countBadges(tx, userId, fresh.length);
  return fresh;
}
