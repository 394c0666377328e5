import type { Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { addToCounters } from './counters.ts';
import { memberSums, negated } from './member-sums.ts';
import { findStanding } from './standing.ts';

/** Lets a member live in another community: points, games and leader scores count there from now on. Must be held. */
export async function moveMember(tx: Tx, userId: number, to: CommunityId, now: number): Promise<void> {
  const standing = await findStanding(tx, userId);
  const sums = await memberSums(tx, standing);
  addToCounters(tx, standing, negated(sums));
  addToCounters(tx, { user_id: userId, community_id: to }, sums);
  await tx.updateTable('users').set({ community_id: to, settled_at: now }).where('id', '=', userId).execute();
  for (const table of ['standings', 'weekly_points', 'reviews'] as const)
    await tx.updateTable(table).set({ community_id: to }).where('user_id', '=', userId).execute();
}
