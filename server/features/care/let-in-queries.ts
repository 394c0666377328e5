import type { Db } from '#server/db/schema.ts';
import { findFacilitated, isCoordinator, type Person } from './carer-queries.ts';
import type { RecoveryRow } from './recovery-queries.ts';

/**
 * Whoever holds the code can act as the person: nobody makes one for themselves, where the password would be asked for,
 * and a facilitator none for those who take care of more than the facilitator does.
 */
export async function mayLetIn(db: Db, carerId: number, person: Pick<Person, 'id'>): Promise<boolean> {
  if (person.id === carerId) return false;
  if (await isCoordinator(db, carerId)) return true;
  if (await isCoordinator(db, person.id)) return false;
  const own = await findFacilitated(db, carerId);
  return (await findFacilitated(db, person.id)).every((id) => own.includes(id));
}

/**
 * Whether who made a code might make it still: its maker may have kept it, and has left off, or the person lives elsewhere
 * or takes care of more by now. A card was handed out, and waits for its person whatever became of its maker.
 */
export async function isStillMeant(
  db: Db,
  { kind, made_by: carerId }: Pick<RecoveryRow, 'kind' | 'made_by'>,
  person: Pick<Person, 'id' | 'community_id'>,
): Promise<boolean> {
  // From the shell; or a card of somebody who is gone.
  if (carerId === null) return true;
  if (!(await mayLetIn(db, carerId, person))) return false;
  return kind === 'card' || takesCare(db, carerId, person);
}

/** Whether somebody who is not kept out takes care of a person. */
async function takesCare(
  db: Db,
  carerId: number,
  { community_id: communityId }: Pick<Person, 'community_id'>,
): Promise<boolean> {
  const caring = db
    .selectFrom('carers')
    .innerJoin('users', 'users.id', 'carers.user_id')
    .select('users.id')
    .where('users.id', '=', carerId)
    .where('users.suspended_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('carers.community_id', 'is', null), eb('carers.community_id', '=', communityId)]),
    );
  return (await caring.executeTakeFirst()) !== undefined;
}
