import type { Tx } from '#server/db/schema.ts';
import { addToCounters } from './counters.ts';

/** Under this name it is counted how many gained a say in a round since it was opened, a bucket a round. */
export const gainedSay = 'round-gained';

/**
 * Counts who has just been let in, or has just become established, among those who have a say in the round that is open where
 * they live; not who was the other already, and had it before. Who moved in later has none. Must be held.
 */
export async function gainSay(tx: Tx, userId: number): Promise<void> {
  const round = await tx
    .selectFrom('users')
    .innerJoin('standings', 'standings.user_id', 'users.id')
    .innerJoin('rounds', 'rounds.community_id', 'users.community_id')
    .select(['rounds.id', 'rounds.community_id'])
    .where('users.id', '=', userId)
    .where('rounds.closed_at', 'is', null)
    .whereRef('users.settled_at', '<=', 'rounds.opened_at')
    .where(({ or, eb }) =>
      or([
        eb('users.came_by', 'is', null),
        eb('users.seen_at', 'is', null),
        eb('standings.established_at', 'is', null),
      ]),
    )
    .executeTakeFirst();
  if (!round) return;
  const { id: bucket, community_id } = round;
  addToCounters(tx, { user_id: userId, community_id }, [{ name: gainedSay, bucket, by: 1 }]);
}
