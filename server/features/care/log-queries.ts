import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import type { CareLogTable } from '#server/db/tables/care.ts';

/** What a carer did. */
export interface CareEntry {
  action: CareLogTable['action'];
  /** Null where nobody of the platform did it, as from the shell. */
  carerId: number | null;
  communityId?: CommunityId | null;
  personId?: number;
  about?: string;
  reason?: string;
}

/** Writes down what a carer did. */
export async function insertCare(tx: Tx, entry: CareEntry, now: number): Promise<void> {
  const { action, carerId, communityId = null, personId = null, about = '', reason = '' } = entry;
  await tx
    .insertInto('care_log')
    .values({
      action,
      carer_id: carerId,
      community_id: communityId,
      person_id: personId,
      about,
      reason,
      created_at: now,
    })
    .execute();
}

/**
 * When somebody last came in by a code that another person made; what they told in confidence before is read to nobody any more: who
 * holds the account since then may be whoever made the code.
 */
export const lastWayBack = (userId: number) =>
  sql<number>`coalesce((select max(created_at) from care_log
    where person_id = ${userId} and action = 'recovery_used'), 0)`;

/** The same, read; 0 where it never happened. */
export const findWayBack = async (db: Db, userId: number): Promise<number> =>
  (await db.selectNoFrom(lastWayBack(userId).as('since')).executeTakeFirstOrThrow()).since;

/** Whose entries are read: all, those of some communities, or those about a person. */
export interface LogScope {
  communityIds?: readonly CommunityId[];
  personId?: number;
}

/** The entries of a scope, the newest first, with the names of those who are still here. */
export function findCare(
  db: Db,
  { communityIds, personId }: LogScope,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  let query = db
    .selectFrom('care_log')
    .leftJoin('users as carer', 'carer.id', 'care_log.carer_id')
    .leftJoin('users as person', 'person.id', 'care_log.person_id')
    .leftJoin('communities', 'communities.id', 'care_log.community_id')
    .select(['care_log.id', 'care_log.action', 'care_log.about', 'care_log.reason', 'care_log.created_at'])
    .select(['carer.username as carer', 'person.username as person', 'communities.name as community'])
    .orderBy('care_log.id', 'desc')
    .limit(limit);
  if (communityIds) query = query.where('care_log.community_id', 'in', communityIds);
  if (personId !== undefined) query = query.where('care_log.person_id', '=', personId);
  if (before !== undefined) query = query.where('care_log.id', '<', before);
  return query.execute();
}
