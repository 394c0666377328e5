import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { nameable } from './answer-queries.ts';

/** Whom those who take care at this moment would name, without those who can be named no more. */
export const findOpinions = (db: Db, roundId: number, scope: Scope) =>
  nameable(db, scope)
    .innerJoin('round_opinions', 'round_opinions.named_id', 'users.id')
    .select('round_opinions.carer_id')
    .where('round_opinions.round_id', '=', roundId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('carers')
          .select('carers.user_id')
          .whereRef('carers.user_id', '=', 'round_opinions.carer_id')
          .where(({ or, eb }) =>
            or([eb('carers.community_id', 'is', null), eb('carers.community_id', '=', scope.communityId)]),
          ),
      ),
    )
    .execute();

interface Opinion {
  roundId: number;
  carerId: number;
  people: readonly number[];
}

/** Puts an opinion in the place of the one before. */
export async function replaceOpinion(tx: Tx, { roundId, carerId, people }: Opinion): Promise<void> {
  await tx
    .deleteFrom('round_opinions')
    .where('round_id', '=', roundId)
    .where('carer_id', '=', carerId)
    .execute();
  if (people.length > 0)
    await tx
      .insertInto('round_opinions')
      .values(people.map((named_id) => ({ round_id: roundId, carer_id: carerId, named_id })))
      .execute();
}
