import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import type { Answer } from '#core/contract/index.ts';
import { dayNumber } from '#core/progress/day.ts';
import { onlyRow } from '#server/db/only-row.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import { windowDays } from '#server/ledger/mark-active.ts';
import { selectAwaited } from './people-queries.ts';

/** The figures of a community and the counters they are read off. */
const counters = {
  members: 'members',
  activeMembers: 'active',
  posts: 'posts',
  gamesCompleted: 'games-completed',
  teamsCompleted: 'teams-completed',
} as const;

export type Figures = Record<keyof typeof counters, number>;

/** The figures of each of these communities, in one statement for all of them. */
export async function findFigures(
  db: Db,
  ids: readonly CommunityId[],
  now: number,
): Promise<(id: CommunityId) => Figures> {
  const today = dayNumber(now);
  const rows = await db
    .selectFrom('counters')
    .select(({ fn }) => ['community_id', 'name', fn.sum<number>('value').as('value')])
    .where('community_id', 'in', ids)
    .where('name', 'in', Object.values(counters))
    // All but those who were active count in one bucket; they count in that of their last day.
    .where(({ or, and, eb }) =>
      or([
        and([eb('name', '<>', counters.activeMembers), eb('bucket', '=', 0)]),
        and([
          eb('name', '=', counters.activeMembers),
          eb('bucket', '>', today - windowDays),
          eb('bucket', '<=', today),
        ]),
      ]),
    )
    .groupBy(['community_id', 'name'])
    .execute();
  const figureOf = (id: CommunityId, name: string): number =>
    rows.find((row) => row.community_id === id && row.name === name)?.value ?? 0;
  return (id) => ({
    members: figureOf(id, counters.members),
    activeMembers: figureOf(id, counters.activeMembers),
    posts: figureOf(id, counters.posts),
    gamesCompleted: figureOf(id, counters.gamesCompleted),
    teamsCompleted: figureOf(id, counters.teamsCompleted),
  });
}

/** Nobody counts more than this on the home of those who take care. */
const mostCounted = 1000;

/** What is late is late since one of these. */
interface Moments {
  now: number;
  missedSince: number;
  answeredBefore: number;
}

/** How many there are of each thing that asks for somebody today, up to `mostCounted`; each is found by an index of its own. */
export async function countNeeds(
  db: Db,
  { communityId }: Scope,
  { now, missedSince, answeredBefore }: Moments,
): Promise<Record<Exclude<keyof Answer<'careHome'>, 'members' | 'behindOne'>, number>> {
  const count = async (found: Expression<unknown>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${found}) as found`.execute(
      db,
    );
    return onlyRow(rows).count;
  };
  const users = db
    .selectFrom('users')
    .select('users.id')
    .where('users.community_id', '=', communityId)
    .limit(mostCounted);
  // The few who ask come first: SQLite keeps to the order of a cross join, and reads the whole community otherwise.
  const asking = db
    .selectFrom('help_requests')
    .crossJoin('users')
    .select('users.id')
    .whereRef('users.id', '=', 'help_requests.user_id')
    .where('users.community_id', '=', communityId)
    .limit(mostCounted);
  const standings = db
    .selectFrom('standings')
    .select('user_id')
    .where('community_id', '=', communityId)
    .limit(mostCounted);
  const reviews = db
    .selectFrom('reviews')
    .select('id')
    .where('community_id', '=', communityId)
    .limit(mostCounted);
  const posts = db
    .selectFrom('posts')
    .select('id')
    .where('community_id', '=', communityId)
    .limit(mostCounted);
  const replies = db
    .selectFrom('replies')
    .select('id')
    .where('community_id', '=', communityId)
    .limit(mostCounted);
  const isOver = ({ or, eb }: ExpressionBuilder<Schema, 'rounds'>) =>
    or([eb('closed_at', 'is not', null), eb('ends_at', '<=', now)]);
  const rounds = db
    .selectFrom('rounds')
    .select('id')
    .where('community_id', '=', communityId)
    .limit(mostCounted);
  return {
    toPlay: await count(standings.where('games_completed', '=', 0)),
    toReturn: await count(users.where('users.seen_at', '<', missedSince)),
    help: await count(asking),
    teamWaits: await count(selectAwaited(db, { communityId }, answeredBefore).limit(mostCounted)),
    roundsToRead: await count(rounds.where('told', 'is', null).where(isOver)),
    suspended: await count(users.where('users.suspended_at', 'is not', null)),
    reports:
      (await count(posts.where('reports', '>', 0).where('reviewed_at', 'is', null))) +
      (await count(replies.where('reports', '>', 0).where('reviewed_at', 'is', null))),
    reviews: await count(reviews.where('answered_at', 'is', null)),
  };
}
