import { sql } from 'kysely';
import { compileForIds, compileOnce } from '#server/db/compile-once.ts';
import { keepUnchanged } from '#server/db/keep-unchanged.ts';
import type { Db } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import type { NamedRow } from '#server/http/show-member.ts';
import { type FactRow, factColumns } from '#server/ledger/facts.ts';
import { maxWeeksOfQuarter } from '#server/ledger/periods.ts';

/** Whoever is kept out is in no list while that lasts. */
const mayComeIn = (userId: string) =>
  sql<boolean>`not exists (select 1 from users where users.id = ${sql.ref(userId)} and suspended_at is not null)`;

/** The members with most points of all time. */
export const findTop = keepUnchanged(
  compileOnce((db, communityId: CommunityId, count: number) =>
    db
      .selectFrom('standings')
      .select('user_id')
      .where('community_id', '=', communityId)
      .where(mayComeIn('standings.user_id'))
      .orderBy('influence_score', 'desc')
      .orderBy('user_id')
      .limit(count),
  ),
);

const weeksBack = Array.from({ length: maxWeeksOfQuarter - 1 }, (_, index) => index + 1);

const selectTopOfWeeks = compileOnce((db, communityId: CommunityId, week: number, perWeek: number) => {
  const topOf = (back: number) =>
    db
      .selectFrom(
        db
          .selectFrom('weekly_points')
          .select('user_id')
          .where('community_id', '=', communityId)
          .where('week', '=', sql<number>`cast(${week} as integer) - ${sql.lit(back)}`)
          .where(mayComeIn('weekly_points.user_id'))
          .orderBy('points', 'desc')
          .orderBy('user_id')
          .limit(perWeek)
          .as('top'),
      )
      .select('user_id');
  return weeksBack.map(topOf).reduce((all, one) => all.unionAll(one), topOf(0));
});

/** The members with most points in each of the weeks of the quarter that ends with this one; some more than once. */
export const findTopOfWeeks = keepUnchanged(selectTopOfWeeks);

export interface RankedRow extends FactRow {
  user_id: number;
  influence_score: number;
  games_completed: number;
  username: string;
  full_name: string | null;
  hidden_at: number | null;
  /** The scores when the periods that end now began. */
  before_week: number;
  before_month: number;
  before_quarter: number;
}

/** The standings of these members with their scores at three instants, read off the running balance. */
export const findRanked = compileForIds((db, ids, week: number, month: number, quarter: number) => {
  const balanceBefore = (instant: number) =>
    sql<number>`coalesce((select balance from point_entries where user_id = standings.user_id
      and created_at < ${instant} order by created_at desc, id desc limit 1), 0)`;
  return db
    .selectFrom('standings')
    .innerJoin('users', 'users.id', 'standings.user_id')
    .select(['standings.user_id', 'standings.influence_score', 'standings.games_completed'])
    .select(factColumns.map((column) => `standings.${column}` as const))
    .select(['users.username', 'users.full_name', 'users.hidden_at'])
    .select([
      balanceBefore(week).as('before_week'),
      balanceBefore(month).as('before_month'),
      balanceBefore(quarter).as('before_quarter'),
    ])
    .where('standings.user_id', 'in', ids);
});

const selectBadgesOf = compileForIds((db, ids) =>
  db
    .selectFrom('member_badges')
    .select(['user_id', 'badge'])
    .where('user_id', 'in', ids)
    .orderBy('earned_at')
    .orderBy('badge'),
);

/** The badges of these members, by member, in the order in which they were earned. */
export async function findBadgesOf(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const byMember = new Map<number, string[]>(ids.map((id) => [id, []]));
  for (const { user_id, badge } of await selectBadgesOf(db, ids)) byMember.get(user_id)?.push(badge);
  return byMember;
}

/** What a list of the first members goes by: `leaders` by score too, but only those who may have a leader type. */
const orders = {
  leaders: 'influence_score',
  score: 'influence_score',
  countedConnections: 'counted_connections',
  connections: 'connections',
} as const;

const selectFirst = (order: keyof typeof orders) =>
  compileOnce((db, communityId: CommunityId, limit: number, offset: number) =>
    db
      .selectFrom('standings')
      .innerJoin('users', 'users.id', 'standings.user_id')
      .select([
        'users.id',
        'users.username',
        'users.full_name',
        'users.hidden_at',
        `standings.${orders[order]} as value`,
      ])
      .where('standings.community_id', '=', communityId)
      .where(`standings.${orders[order]}`, '>', 0)
      .where('users.suspended_at', 'is', null)
      .$if(order === 'leaders', (query) => query.where('standings.conector', 'is not', null))
      .orderBy(`standings.${orders[order]}`, 'desc')
      .orderBy('standings.user_id')
      .limit(limit)
      .offset(offset),
  );

const firstBy = {
  leaders: selectFirst('leaders'),
  score: selectFirst('score'),
  countedConnections: selectFirst('countedConnections'),
  connections: selectFirst('connections'),
} satisfies Record<keyof typeof orders, unknown>;

/** A page of the first members by what they have, without those who have none of it. */
export const findFirst = (
  db: Db,
  { communityId }: Scope,
  order: keyof typeof orders,
  { limit, offset }: { limit: number; offset: number },
): Promise<(NamedRow & { value: number })[]> => firstBy[order](db, communityId, limit, offset);
