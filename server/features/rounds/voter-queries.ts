import { setImmediate as pause } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/db/schema.ts';
import type { RoundRow } from './round-queries.ts';
import type { Turnout } from './told-round.ts';

/** Where and when a round was opened. */
type RoundPlace = Pick<RoundRow, 'community_id' | 'opened_at'>;

/**
 * Those whose answers count in a round: of the community since before it was opened, and either let in by an invite or a card, which they
 * have used, or known by what they did. Accounts that somebody makes alone, to be named by them, have no say.
 */
export const selectVoters = (db: Db, { community_id, opened_at }: RoundPlace) =>
  db
    .selectFrom('users')
    .innerJoin('standings', 'standings.user_id', 'users.id')
    .where('users.community_id', '=', community_id)
    .where('users.suspended_at', 'is', null)
    .where('users.settled_at', '<=', opened_at)
    .where(({ or, and, eb }) =>
      or([
        and([eb('users.came_by', 'is not', null), eb('users.seen_at', 'is not', null)]),
        eb('standings.established_at', 'is not', null),
      ]),
    );

/** Tells who stands apart from the community; nothing where nobody can. */
type IsStranger = ((id: number) => boolean) | undefined;

/** So many are read at once: few enough that a request in between does not wait. */
const piece = 1000;

/**
 * How many have a say in a round, and how many of them answered something: without those who came by themselves and stand
 * apart. The database counts; only of those who may be strangers the ids are read. No round has the id 0.
 */
export async function countTurnout(
  db: Db,
  { id: roundId = 0, ...place }: RoundPlace & Partial<Pick<RoundRow, 'id'>>,
  isStranger: IsStranger,
): Promise<Turnout> {
  const hasAnswered = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'users'>) =>
    exists(
      selectFrom('round_answers')
        .select('question')
        .whereRef('round_answers.user_id', '=', 'users.id')
        .where('round_answers.round_id', '=', roundId),
    );
  const all = await selectVoters(db, place)
    .select((voters) => [
      voters.fn.countAll<number>().as('members'),
      voters.fn.sum<number>(voters.case().when(hasAnswered(voters)).then(1).else(0).end()).as('answered'),
    ])
    .executeTakeFirstOrThrow();
  const turnout = { members: all.members, answered: all.answered ?? 0 };
  if (!isStranger) return turnout;
  const alone = selectVoters(db, place)
    .select('users.id')
    .select((voters) => hasAnswered(voters).as('answered'))
    .where('users.came_by', 'is', null)
    .orderBy('users.id')
    .limit(piece);
  for (let last = 0; ; await pause()) {
    const rows = await alone.where('users.id', '>', last).execute();
    const strangers = rows.filter(({ id }) => isStranger(id));
    turnout.members -= strangers.length;
    turnout.answered -= strangers.filter(({ answered }) => Boolean(answered)).length;
    if (rows.length < piece) return turnout;
    last = rows.at(-1)?.id ?? last;
  }
}
