import type { Tx } from '#server/db/schema.ts';
import { recountAnswers } from '#server/features/rounds/turnout-queries.ts';
import { findReceivers } from '#server/ledger/forget-giver.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { recountGifts } from '#server/ledger/recount-gifts.ts';

/** Since when and why somebody is kept out; null for whoever may come in. */
type Suspension = { at: number; reason: string } | null;

/**
 * Suspends somebody, or lets them in again, with all that they gave and answered: it counts only while they may come in. Whom it is
 * about is held; false where nothing changed.
 */
export async function setSuspension(
  tx: Tx,
  userId: number,
  suspension: Suspension,
  now: number,
  isApart = false,
): Promise<boolean> {
  // Held, so that whoever signs in at this moment does so before, and is signed out, or after, and is refused.
  const receivers = await lockReceivers(tx, userId);
  if (!(await writeSuspension(tx, userId, suspension))) return false;
  await recountAnswers(tx, userId, isApart);
  await recountGifts(tx, receivers, now);
  return true;
}

async function writeSuspension(tx: Tx, userId: number, suspension: Suspension): Promise<boolean> {
  const person = tx
    .updateTable('users')
    .set({ suspended_at: suspension?.at ?? null, suspended_for: suspension?.reason ?? null })
    .where('id', '=', userId);
  const changed = suspension ? person : person.where('suspended_at', 'is not', null);
  return (await changed.returning('id').executeTakeFirst()) !== undefined;
}

/** Holds a person and those to whom they gave something. */
async function lockReceivers(tx: Tx, userId: number): Promise<number[]> {
  await lockMembers(tx, [userId, ...(await findReceivers(tx, userId))]);
  // Read again, now that the person is held and can give nothing more.
  const receivers = await findReceivers(tx, userId);
  await lockMembers(tx, receivers);
  return receivers;
}
