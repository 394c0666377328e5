import { sql } from 'kysely';
import { searchedName, searchPattern } from '#core/care/names.ts';
import type { Scope } from '#server/db/care-tables.ts';
import type { Db } from '#server/db/schema.ts';

/** Which people a carer looks for. */
export interface PeopleQuery {
  q?: string | undefined;
  after?: number | undefined;
  needs?: 'to_play' | 'to_return' | 'help' | 'suspended' | undefined;
  /** Who was not here since then is missed. */
  missedSince: number;
  limit: number;
}

/** A page of the people of a community, all that is shown of them in one statement. */
const selectPeople = (
  db: Db,
  { communityId }: Scope,
  { after = 0, needs, missedSince, limit }: PeopleQuery,
) =>
  db
    .selectFrom('users')
    .innerJoin('standings', 'standings.user_id', 'users.id')
    .leftJoin('help_requests', 'help_requests.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.username_key', 'users.full_name', 'users.created_at'])
    .select(['users.seen_at', 'users.came_by', 'users.suspended_at', 'help_requests.asked_at'])
    .select(['standings.games_completed', 'standings.teams_completed', 'standings.ideas'])
    .select(['standings.stories', 'standings.connections', 'standings.influence_score'])
    .select(({ selectFrom }) => [
      selectFrom('game_progress')
        .select(({ fn }) => fn.countAll<number>().as('games'))
        .whereRef('game_progress.user_id', '=', 'users.id')
        .as('games_started'),
      selectFrom('team_members')
        .innerJoin('teams', 'teams.id', 'team_members.team_id')
        .select(({ fn }) => fn.countAll<number>().as('teams'))
        .whereRef('team_members.user_id', '=', 'users.id')
        .where('teams.completed_at', 'is', null)
        .as('open_teams'),
      // The word for the coordination comes first in the alphabet.
      selectFrom('carers')
        .select(({ fn }) => fn.min('carers.role').as('role'))
        .whereRef('carers.user_id', '=', 'users.id')
        .where(({ or, eb }) =>
          or([eb('carers.community_id', 'is', null), eb('carers.community_id', '=', communityId)]),
        )
        .as('role'),
    ])
    .where('users.community_id', '=', communityId)
    .where('users.id', '>', after)
    .$if(needs === 'to_play', (query) => query.where('standings.games_completed', '=', 0))
    .$if(needs === 'to_return', (query) => query.where('users.seen_at', '<', missedSince))
    .$if(needs === 'help', (query) => query.where('help_requests.asked_at', 'is not', null))
    .$if(needs === 'suspended', (query) => query.where('users.suspended_at', 'is not', null))
    .orderBy('users.id')
    .limit(limit);

export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

/** People of a community in the order of their ids; with a name, whoever has it in theirs, however it is spelt. */
export async function findPeople(db: Db, scope: Scope, query: PeopleQuery): Promise<PersonRow[]> {
  const { q = '', limit } = query;
  const people = selectPeople(db, scope, query);
  if (q === '') return people.execute();
  const pattern = searchPattern(q);
  const rows = await people
    .where(
      sql<boolean>`(users.username_key like ${pattern} or lower(coalesce(users.full_name, '')) like ${pattern})`,
    )
    .execute();
  // The pattern finds a little too much; what it finds is looked at again, and what is missing is read from there on.
  const wanted = searchedName(q);
  const found = rows.filter(({ username, full_name }) =>
    [username, full_name ?? ''].some((name) => searchedName(name).includes(wanted)),
  );
  const last = rows.at(-1);
  if (!last || rows.length < limit || found.length === rows.length) return found;
  return [
    ...found,
    ...(await findPeople(db, scope, { ...query, after: last.id, limit: limit - found.length })),
  ];
}
