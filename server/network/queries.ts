import { sql } from 'kysely';
import type { Tie } from '#core/progress/network.ts';
import type { Db, StandingRow } from '#server/db/schema.ts';

/** Who is connected with whom. */
export async function findConnections(db: Db): Promise<Tie[]> {
  const rows = await db.selectFrom('connections').select(['one_id', 'other_id', 'created_at']).execute();
  return rows.map(({ one_id, other_id, created_at }) => ({
    kind: 'connection',
    from: one_id ?? 0,
    to: other_id ?? 0,
    at: created_at,
  }));
}

/** Who voted for whose posts. */
export async function findVotes(db: Db): Promise<Tie[]> {
  const rows = await db
    .selectFrom('votes')
    .innerJoin('posts', 'posts.id', 'votes.post_id')
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
export async function findTeamTies(db: Db): Promise<Tie[]> {
  const rows = await db
    .selectFrom('teams')
    .innerJoin('team_members as one', 'one.team_id', 'teams.id')
    .innerJoin('team_members as other', (join) =>
      join.onRef('other.team_id', '=', 'teams.id').onRef('other.user_id', '>', 'one.user_id'),
    )
    .select(['one.user_id as from', 'other.user_id as to', 'teams.completed_at'])
    .where('teams.completed_at', 'is not', null)
    .execute();
  return rows.map(({ from, to, completed_at }) => ({ kind: 'team', from, to, at: completed_at ?? 0 }));
}

/** The standings of members after an id. */
export const findStandingsAfter = (db: Db, id: number, limit: number): Promise<StandingRow[]> =>
  db.selectFrom('standings').selectAll().where('user_id', '>', id).orderBy('user_id').limit(limit).execute();

/** The points that each member earned since. */
export async function findRises(db: Db, since: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('point_entries')
    .select(({ fn }) => ['user_id', fn.sum<number>('points').as('points')])
    .where('created_at', '>=', since)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, points }) => [user_id, points]));
}

/** Ids are given before a commit, so one below the last may appear after it: looking back a little finds it. */
const overlap = 500;

/** How far the ledger goes, which whatever ties people moves; an entry that appears late moves it too. */
export async function findLedgerEnd(db: Db): Promise<string> {
  const { last } = await db
    .selectFrom('point_entries')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  const { entries } = await db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('id', '>', last - overlap)
    .executeTakeFirstOrThrow();
  return `${last} ${entries}`;
}
