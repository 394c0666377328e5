import { setImmediate as pause } from 'node:timers/promises';
import type { Db } from '#server/db/schema.ts';
import type { RoundRow } from './round-queries.ts';

/** Where and when a round was opened. */
type RoundPlace = Pick<RoundRow, 'community_id' | 'opened_at'>;

/**
 * Those whose answers count in a round: here before it was opened, and either let in by an invite or a card, which they
 * have used, or known by what they did. Accounts that somebody makes alone, to be named by them, have no say.
 */
export const selectVoters = (db: Db, { community_id, opened_at }: RoundPlace) =>
  db
    .selectFrom('users')
    .innerJoin('standings', 'standings.user_id', 'users.id')
    .where('users.community_id', '=', community_id)
    .where('users.suspended_at', 'is', null)
    .where('users.created_at', '<=', opened_at)
    .where(({ or, and, eb }) =>
      or([
        and([eb('users.came_by', 'is not', null), eb('users.seen_at', 'is not', null)]),
        eb('standings.established_at', 'is not', null),
      ]),
    );

type Voters = ReturnType<typeof selectVoters>;

/** Tells who stands apart from the community; nothing where nobody can. */
type IsStranger = ((id: number) => boolean) | undefined;

/** So many are read at once: few enough that a request in between does not wait. */
const piece = 1000;

/** How many have a say in a round: without those who came by themselves and stand apart. */
export const countVoters = (db: Db, round: RoundPlace, isStranger: IsStranger): Promise<number> =>
  countThose(selectVoters(db, round), isStranger);

/** How many of them answered something. */
export const countAnswered = (
  db: Db,
  round: RoundPlace & Pick<RoundRow, 'id'>,
  isStranger: IsStranger,
): Promise<number> =>
  countThose(
    selectVoters(db, round).where('users.id', 'in', ({ selectFrom }) =>
      selectFrom('round_answers').select('user_id').where('round_id', '=', round.id),
    ),
    isStranger,
  );

/** The database counts; only of those who may be strangers the ids are read. */
async function countThose(voters: Voters, isStranger: IsStranger): Promise<number> {
  const { all } = await voters.select(({ fn }) => fn.countAll<number>().as('all')).executeTakeFirstOrThrow();
  if (!isStranger) return all;
  const alone = voters.select('users.id').where('users.came_by', 'is', null).orderBy('users.id');
  let strangers = 0;
  for (let last = 0; ; await pause()) {
    const rows = await alone.where('users.id', '>', last).limit(piece).execute();
    strangers += rows.filter(({ id }) => isStranger(id)).length;
    if (rows.length < piece) return all - strangers;
    last = rows.at(-1)?.id ?? last;
  }
}
