import { isNamed } from '#core/care/names.ts';
import { inPieces } from '#server/db/in-pieces.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';

/** Which people a carer looks for. */
export interface PeopleQuery {
  q?: string | undefined;
  after?: number | undefined;
  needs?: 'to_play' | 'to_return' | 'team_waits' | 'help' | 'suspended' | undefined;
  /** Who was not here since then is missed. */
  missedSince: number;
  /** A team that was answered before then waits for whoever has not written. */
  answeredBefore: number;
  limit: number;
}

/** So many teams under way are looked at, the newest first. */
const mostTeams = 1000;

/** Whoever holds a part that is not written, in a team where another was before that moment. */
export const selectAwaited = (db: Db, { communityId }: Pick<Scope, 'communityId'>, answeredBefore: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('teams')
        .select('id')
        .where('community_id', '=', communityId)
        .where('completed_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(mostTeams)
        .as('under_way'),
    )
    .innerJoin('team_members', 'team_members.team_id', 'under_way.id')
    .where(({ and, exists, not, selectFrom }) => {
      const written = selectFrom('team_answers')
        .select('team_answers.part')
        .whereRef('team_answers.team_id', '=', 'team_members.team_id');
      return and([
        not(exists(written.whereRef('team_answers.part', '=', 'team_members.part'))),
        exists(written.where('team_answers.updated_at', '<', answeredBefore)),
      ]);
    })
    .select('team_members.user_id')
    .distinct();

/** The people of a community after an id, who need what is asked for. */
const selectWho = (db: Db, { communityId }: Scope, { after = 0, needs, ...since }: PeopleQuery) =>
  db
    .selectFrom('users')
    .innerJoin('standings', 'standings.user_id', 'users.id')
    .leftJoin('help_requests', 'help_requests.user_id', 'users.id')
    .where('users.community_id', '=', communityId)
    .where('users.id', '>', after)
    .$if(needs === 'to_play', (query) => query.where('standings.games_completed', '=', 0))
    .$if(needs === 'to_return', (query) => query.where('users.seen_at', '<', since.missedSince))
    .$if(needs === 'team_waits', (query) =>
      query.where('users.id', 'in', selectAwaited(db, { communityId }, since.answeredBefore)),
    )
    .$if(needs === 'help', (query) => query.where('help_requests.asked_at', 'is not', null))
    .$if(needs === 'suspended', (query) => query.where('users.suspended_at', 'is not', null))
    .orderBy('users.id');

/** The same with all that is shown of them, in one statement. */
const selectPeople = (db: Db, scope: Scope, query: PeopleQuery) =>
  selectWho(db, scope, query)
    .select(['users.id', 'users.username', 'users.full_name', 'users.settled_at', 'users.seen_at'])
    .select(['users.came_by', 'users.suspended_at', 'help_requests.asked_at'])
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
          or([eb('carers.community_id', 'is', null), eb('carers.community_id', '=', scope.communityId)]),
        )
        .as('role'),
    ])
    .limit(query.limit);

export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

/** People of a community in the order of their ids; with a name, whoever has it in theirs, however it is spelt. */
export async function findPeople(db: Db, scope: Scope, query: PeopleQuery): Promise<PersonRow[]> {
  const people = selectPeople(db, scope, query);
  if (!query.q) return people.execute();
  const ids = await findByName(db, scope, query, query.q);
  return ids.length === 0 ? [] : people.where('users.id', 'in', ids).execute();
}

/** No engine of ours compares names without their accents: they are read a piece at a time, and other requests in between. */
async function findByName(db: Db, scope: Scope, query: PeopleQuery, q: string): Promise<number[]> {
  const ids: number[] = [];
  const pieces = inPieces(
    (after, max) =>
      selectWho(db, scope, { ...query, after })
        .select(['users.id', 'users.username', 'users.full_name'])
        .limit(max)
        .execute(),
    query.after,
  );
  for await (const rows of pieces) {
    const found = rows.filter(({ username, full_name }) => isNamed(q, username, full_name));
    ids.push(...found.map(({ id }) => id));
    if (ids.length >= query.limit) break;
  }
  return ids.slice(0, query.limit);
}
