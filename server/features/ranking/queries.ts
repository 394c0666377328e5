import { sql } from 'kysely';
import type { Db, StandingRow } from '#server/db/schema.ts';
import type { NamedRow } from '#server/http/show-member.ts';

/** The members with most points of all time. */
export async function findTopIds(db: Db, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('standings')
    .select('user_id')
    .orderBy('influence_score', 'desc')
    .orderBy('user_id')
    .limit(count)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The members with most points in each of the weeks, each once. */
export async function findTopIdsOfWeeks(
  db: Db,
  weeks: readonly number[],
  perWeek: number,
): Promise<number[]> {
  const topOf = (week: number) =>
    db
      .selectFrom(
        db
          .selectFrom('weekly_points')
          .select('user_id')
          .where('week', '=', week)
          .orderBy('points', 'desc')
          .orderBy('user_id')
          .limit(perWeek)
          .as('top'),
      )
      .select('user_id');
  const [first, ...rest] = weeks.map(topOf);
  if (!first) return [];
  const rows = await rest.reduce((all, one) => all.union(one), first).execute();
  return rows.map(({ user_id }) => user_id);
}

export interface RankedRow extends StandingRow {
  username: string;
  full_name: string | null;
  hidden_at: number | null;
  /** The score at each instant asked for, in their order. */
  balances: [number, number, number];
}

/** The standings of these members with their scores at three instants, read off the running balance. */
export async function findRanked(
  db: Db,
  ids: readonly number[],
  instants: readonly [number, number, number],
): Promise<RankedRow[]> {
  if (ids.length === 0) return [];
  const balanceBefore = (instant: number) =>
    sql<number>`coalesce((select balance from point_entries where user_id = standings.user_id
      and created_at < ${instant} order by created_at desc, id desc limit 1), 0)`;
  const rows = await db
    .selectFrom('standings')
    .innerJoin('users', 'users.id', 'standings.user_id')
    .selectAll('standings')
    .select(['users.username', 'users.full_name', 'users.hidden_at'])
    .select([
      balanceBefore(instants[0]).as('first'),
      balanceBefore(instants[1]).as('second'),
      balanceBefore(instants[2]).as('third'),
    ])
    .where('standings.user_id', 'in', ids)
    .execute();
  return rows.map(({ first, second, third, ...row }) => ({ ...row, balances: [first, second, third] }));
}

/** The badges of these members, by member, in the order in which they were earned. */
export async function findBadgesOf(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const byMember = new Map<number, string[]>();
  if (ids.length === 0) return byMember;
  const rows = await db
    .selectFrom('member_badges')
    .select(['user_id', 'badge'])
    .where('user_id', 'in', ids)
    .orderBy('earned_at')
    .execute();
  for (const { user_id, badge } of rows) byMember.set(user_id, [...(byMember.get(user_id) ?? []), badge]);
  return byMember;
}

/** What a list of the first members goes by: `leaders` by score too, but only those who may have a leader type. */
const orders = {
  leaders: 'influence_score',
  score: 'influence_score',
  countedConnections: 'counted_connections',
  connections: 'connections',
} as const;

/** A page of the first members by what they have, without those who have none of it. */
export const findFirst = (
  db: Db,
  order: keyof typeof orders,
  { limit, offset }: { limit: number; offset: number },
): Promise<(NamedRow & { value: number })[]> =>
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
    .where(`standings.${orders[order]}`, '>', 0)
    .$if(order === 'leaders', (query) => query.where('standings.conector', 'is not', null))
    .orderBy(`standings.${orders[order]}`, 'desc')
    .orderBy('standings.user_id')
    .limit(limit)
    .offset(offset)
    .execute();
