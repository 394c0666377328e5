import type { Tx } from '#server/db/schema.ts';

/** Suspends somebody, or lets them in again; false where nothing changed. */
export async function setSuspension(
  tx: Tx,
  userId: number,
  suspension: { at: number; reason: string } | null,
): Promise<boolean> {
  const person = tx
    .updateTable('users')
    .set({ suspended_at: suspension?.at ?? null, suspended_for: suspension?.reason ?? null })
    .where('id', '=', userId);
  const changed = suspension ? person : person.where('suspended_at', 'is not', null);
  return (await changed.returning('id').executeTakeFirst()) !== undefined;
}
