import { sql } from 'kysely';
import type { Tie } from '#core/progress/network.ts';
import type { Db, StandingRow } from '#server/db/schema.ts';

/** A tie with the id of the row that tells it. */
export interface TieRow extends Tie {
  id: number;
}

/** Connections after an id, in the order of their ids. */
export async function findConnectionsAfter(db: Db, id: number, limit: number): Promise<TieRow[]> {
  const rows = await db
    .selectFrom('connections')
    .select(['id', 'one_id', 'other_id', 'created_at'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id: row, one_id, other_id, created_at }) => ({
    id: row,
    kind: 'connection',
    from: one_id ?? 0,
    to: other_id ?? 0,
    at: created_at,
  }));
}

/** Votes after an id, from the voter to the author. */
export async function findVotesAfter(db: Db, id: number, limit: number): Promise<TieRow[]> {
  const rows = await db
    .selectFrom('votes')
    .innerJoin('posts', 'posts.id', 'votes.post_id')
    .select(['votes.id', 'votes.voter_id', 'posts.user_id', 'votes.created_at'])
    .where('votes.id', '>', id)
    .orderBy('votes.id')
    .limit(limit)
    .execute();
  return rows.map(({ id: row, voter_id, user_id, created_at }) => ({
    id: row,
    kind: 'vote',
    from: voter_id ?? 0,
    to: user_id,
    at: created_at,
  }));
}

/** A team that has completed its challenge. */
export interface CompletedTeam {
  id: number;
  at: number;
  members: number[];
}

/** Teams completed after an instant, or at it with a higher id, with their members. */
export async function findTeamsAfter(
  db: Db,
  { at, id }: Pick<CompletedTeam, 'at' | 'id'>,
  limit: number,
): Promise<CompletedTeam[]> {
  const teams = await db
    .selectFrom('teams')
    .select(['id', 'completed_at'])
    .where('completed_at', '>=', at)
    .where((team) => team.or([team('completed_at', '>', at), team('id', '>', id)]))
    .orderBy('completed_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (teams.length === 0) return [];
  const seats = await db
    .selectFrom('team_members')
    .select(['team_id', 'user_id'])
    .where(
      'team_id',
      'in',
      teams.map(({ id }) => id),
    )
    .execute();
  const members = new Map<number, number[]>(teams.map(({ id }) => [id, []]));
  for (const { team_id, user_id } of seats) members.get(team_id)?.push(user_id);
  return teams.map((team) => ({
    id: team.id,
    at: team.completed_at ?? 0,
    members: members.get(team.id) ?? [],
  }));
}

/** The standings of members after an id. */
export const findStandingsAfter = (db: Db, id: number, limit: number): Promise<StandingRow[]> =>
  db.selectFrom('standings').selectAll().where('user_id', '>', id).orderBy('user_id').limit(limit).execute();

/** The standings of these members. */
export const findStandings = (db: Db, ids: readonly number[]): Promise<StandingRow[]> =>
  db.selectFrom('standings').selectAll().where('user_id', 'in', ids).execute();

/** What was earned, as the ledger tells it. */
export interface Earned {
  id: number;
  user_id: number;
  points: number;
  created_at: number;
}

/** Ledger entries after an id, oldest first. */
export const findEarnedAfter = (db: Db, id: number, limit: number): Promise<Earned[]> =>
  db
    .selectFrom('point_entries')
    .select(['id', 'user_id', 'points', 'created_at'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Ledger entries up to an id, newest first. */
export const findEarnedUpTo = (db: Db, id: number, limit: number): Promise<Earned[]> =>
  db
    .selectFrom('point_entries')
    .select(['id', 'user_id', 'points', 'created_at'])
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Ids are given before a commit, so one below the last may appear after it: looking back a little finds it. */
export const overlap = 500;

/** How far the ledger goes, which whatever ties people moves; an entry that appears late moves it too. */
export async function findLedgerEnd(db: Db): Promise<string> {
  const last = await findLastEntry(db);
  const { entries } = await db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('id', '>', last - overlap)
    .executeTakeFirstOrThrow();
  return `${last} ${entries}`;
}

/** The newest ledger entry. */
export async function findLastEntry(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('point_entries')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  return last;
}
