import { compileOnce } from '#server/db/compile-once.ts';
import type { Tx } from '#server/db/schema.ts';
import { courseOf, type HeldMember, LateLock, TransactionConflict } from '#server/db/transaction.ts';

/**
 * Holds the standings of members until the transaction ends, the lower id first, so that nobody waits in a ring.
 * Whoever must be held but comes too late in that order makes the transaction begin again with all of them.
 */
export async function lockMembers(tx: Tx, userIds: readonly number[]): Promise<void> {
  const { held, wanted } = courseOf(tx);
  if (userIds.every((id) => held.has(id))) return;
  const missing = [...new Set([...userIds, ...wanted])].filter((id) => !held.has(id));
  missing.sort((one, other) => one - other);
  if (Math.min(...missing) < Math.max(...held.keys())) {
    for (const id of [...userIds, ...held.keys()]) wanted.add(id);
    throw new LateLock();
  }
  for (const id of missing) {
    const [member] = await holdStanding(tx, id);
    if (member) held.set(id, member);
    else if (userIds.includes(id)) throw new TransactionConflict();
  }
}

/** A member who is held: nobody else changes what is known here until the transaction ends. */
export function heldMember(tx: Tx, userId: number): HeldMember {
  const member = courseOf(tx).held.get(userId);
  if (!member) throw new Error('whoever is counted must be held');
  return member;
}

const holdStanding = compileOnce((tx, id: number) =>
  tx
    .selectFrom('standings')
    .select(['user_id', 'community_id', 'established_at', 'games_completed', 'active_day', 'shared_week'])
    .where('user_id', '=', id)
    .forNoKeyUpdate(),
);
