import type { Tx } from '#server/db/schema.ts';
import { TransactionConflict } from '#server/db/transaction.ts';

/** Holds the standings of several members until the transaction ends, always in one order: nobody waits in a ring. */
export async function lockMembers(tx: Tx, userIds: readonly number[]): Promise<void> {
  const ordered = [...new Set(userIds)].sort((one, other) => one - other);
  for (const id of ordered) {
    const held = await tx
      .updateTable('standings')
      .set((standings) => ({ user_id: standings.ref('user_id') }))
      .where('user_id', '=', id)
      .returning('user_id')
      .executeTakeFirst();
    if (!held) throw new TransactionConflict();
  }
}
