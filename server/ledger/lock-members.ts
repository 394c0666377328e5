import type { Tx } from '#server/db/schema.ts';
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
  if ((missing[0] ?? 0) < Math.max(0, ...held)) {
    for (const id of [...userIds, ...held]) wanted.add(id);
    throw new LateLock();
  }
  for (const id of missing) {
    const isThere = await lockMember(tx, id);
    if (isThere) held.add(id);
    else if (userIds.includes(id)) throw new TransactionConflict();
  }
}

async function lockMember(tx: Tx, id: number): Promise<boolean> {
  const held = await tx
    .updateTable('standings')
    .set((standings) => ({ user_id: standings.ref('user_id') }))
    .where('user_id', '=', id)
    .returning('user_id')
    .executeTakeFirst();
  return held !== undefined;
}
