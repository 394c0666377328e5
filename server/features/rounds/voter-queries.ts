import { inPieces } from '#server/db/in-pieces.ts';
import type { Db } from '#server/db/schema.ts';
import type { RoundRow } from './round-queries.ts';

/** Where and when a round was opened. */
type RoundPlace = Pick<RoundRow, 'community_id' | 'opened_at'>;

/**
 * Those whose answers count in a round: of the community since before it was opened, and either let in by an invite or a
 * card, which they have used, or known by what they did. Accounts that somebody makes alone, to be named by them, have no
 * say.
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

/**
 * How many have a say in a round that is opened there and then: without those who came by themselves and stand apart. The
 * database counts; only of those who may be strangers the ids are read.
 */
export async function countVoters(db: Db, place: RoundPlace, isStranger: IsStranger): Promise<number> {
  const all = await selectVoters(db, place)
    .select(({ fn }) => fn.countAll<number>().as('voters'))
    .executeTakeFirstOrThrow();
  if (!isStranger) return all.voters;
  const alone = selectVoters(db, place)
    .select('users.id')
    .where('users.came_by', 'is', null)
    .orderBy('users.id');
  let { voters } = all;
  for await (const rows of inPieces((after, max) => alone.where('users.id', '>', after).limit(max).execute()))
    voters -= rows.filter(({ id }) => isStranger(id)).length;
  return voters;
}
