import { sql } from 'kysely';
import type { Tie } from '#core/network/ties.ts';
import type { Db, StandingRow } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';

/** Who is connected with whom. */
export async function findConnections(db: Db, { communityId }: Scope): Promise<Tie[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('connections', 'connections.one_id', 'users.id')
    .select(['one_id', 'other_id', 'connections.created_at'])
    .where('users.community_id', '=', communityId)
    .execute();
  return rows.map(({ one_id, other_id, created_at }) => ({
    kind: 'connection',
    from: one_id ?? 0,
    to: other_id ?? 0,
    at: created_at,
  }));
}

/** Who voted for whose posts. */
export async function findVotes(db: Db, { communityId }: Scope): Promise<Tie[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('posts', 'posts.user_id', 'users.id')
    .innerJoin('votes', 'votes.post_id', 'posts.id')
    .where('users.community_id', '=', communityId)
    .where('posts.removed_at', 'is', null)
    .select(['votes.voter_id', 'posts.user_id', 'votes.created_at'])
    .execute();
  return rows.map(({ voter_id, user_id, created_at }) => ({
    kind: 'vote',
    from: voter_id ?? 0,
    to: user_id,
    at: created_at,
  }));
}

/** The pairs who completed a challenge in one team. */
export async function findTeamTies(db: Db, { communityId }: Scope): Promise<Tie[]> {
  const rows = await db
    .selectFrom('teams')
    .innerJoin('team_members as one', 'one.team_id', 'teams.id')
    .innerJoin('team_members as other', (join) =>
      join.onRef('other.team_id', '=', 'teams.id').onRef('other.user_id', '>', 'one.user_id'),
    )
    .select(['one.user_id as from', 'other.user_id as to', 'teams.completed_at'])
    .where('teams.community_id', '=', communityId)
    .where('teams.completed_at', 'is not', null)
    .execute();
  return rows.map(({ from, to, completed_at }) => ({ kind: 'team', from, to, at: completed_at ?? 0 }));
}

/** The standings of a community's members after an id; who is kept out ties nobody to anybody meanwhile. */
export const findStandingsAfter = (
  db: Db,
  { communityId }: Scope,
  id: number,
  limit: number,
): Promise<(StandingRow & { came_by: string | null })[]> =>
  db
    .selectFrom('users')
    .innerJoin('standings', 'standings.user_id', 'users.id')
    .selectAll('standings')
    .select('users.came_by')
    .where('users.community_id', '=', communityId)
    .where('users.suspended_at', 'is', null)
    .where('users.id', '>', id)
    .orderBy('users.id')
    .limit(limit)
    .execute();

/** Those who take care of a community. */
export async function findCarers(db: Db, { communityId }: Scope): Promise<Set<number>> {
  const rows = await db
    .selectFrom('carers')
    .select('user_id')
    .where(({ or, eb }) => or([eb('community_id', '=', communityId), eb('role', '=', 'coordinator')]))
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Who made the cards of those of these people who came by one, as far as it is known: they know them. */
export async function findCardMakers(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, number | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .leftJoin('care_log', (join) =>
      join.onRef('care_log.person_id', '=', 'users.id').on('care_log.action', '=', 'recovery_used'),
    )
    .select(['users.id', 'care_log.carer_id'])
    .where('users.id', 'in', userIds)
    .where('users.came_by', '=', 'card')
    .orderBy('care_log.id', 'desc')
    .execute();
  // The code by which somebody first came in comes last, and stays.
  return new Map(rows.map(({ id, carer_id }) => [id, carer_id]));
}

/** The points that each member earned since, and those of challenges ended in a team among them. */
export async function findRises(
  db: Db,
  { communityId }: Scope,
  since: number,
): Promise<Map<number, { points: number; ofTeams: number }>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('point_entries', 'point_entries.user_id', 'users.id')
    .select(({ fn }) => ['user_id', fn.sum<number>('points').as('points')])
    .select(
      sql<number>`sum(case when kind = 'leadership' or ref like 'rede-saberes:%' then points else 0 end)`.as(
        'teams',
      ),
    )
    .where('users.community_id', '=', communityId)
    .where('point_entries.created_at', '>=', since)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, points, teams }) => [user_id, { points, ofTeams: teams }]));
}
