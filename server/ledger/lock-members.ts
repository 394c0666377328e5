import { compileOnce } from '#server/db/compile-once.ts';
import type { Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { courseOf, LateLock, TransactionConflict } from '#server/db/transaction.ts';

/**
 * Holds the standings of members until the transaction ends, the lower id first, so that nobody waits in a ring.
 * Whoever must be held but comes too late in that order makes the transaction begin again with all of them.
 */
export async function lockMembers(tx: Tx, userIds: readonly number[]): Promise<void> {
  const { held, wanted } = courseOf(tx);
  if (userIds.every((id) => held.has(id))) return;
  const missing = [...new Set([...userIds, ...wanted])].filter((id) => !held.has(id));
  missing.sort((one, other) => one - other);
  if ((missing[0] ?? 0) < Math.max(0, ...held.keys())) {
    for (const id of [...userIds, ...held.keys()]) wanted.add(id);
    throw new LateLock();
  }
  for (const id of missing) {
    const communityId = await lockMember(tx, id);
    if (communityId) held.set(id, communityId);
    else if (userIds.includes(id)) throw new TransactionConflict();
  }
}

/** A member who is held, and the community: they stay as they are until the transaction ends. */
export function heldMember(tx: Tx, userId: number): { user_id: number; community_id: CommunityId } {
  const communityId = courseOf(tx).held.get(userId);
  if (!communityId) throw new Error('whoever is counted must be held');
  return { user_id: userId, community_id: communityId };
}

/** Writes what no index has: of the key itself, SQLite would write the row and all its indexes anew. */
const holdStanding = compileOnce((tx, id: number) =>
  tx
    .updateTable('standings')
    .set((standings) => ({ played_until: standings.ref('played_until') }))
    .where('user_id', '=', id)
    .returning('community_id'),
);

const lockMember = async (tx: Tx, id: number): Promise<CommunityId | undefined> =>
  (await holdStanding(tx, id))[0]?.community_id;
