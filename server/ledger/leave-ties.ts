import type { Db, Tx } from '#server/db/schema.ts';
import { changeStanding } from './change-standing.ts';
import { addToCounters } from './counters.ts';
import { heldMember } from './lock-members.ts';
import { findStanding } from './standing.ts';

/** Those with whom a member is connected. */
export async function findConnected(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('connections')
    .select(['one_id', 'other_id'])
    .where((pair) => pair.or([pair('one_id', '=', userId), pair('other_id', '=', userId)]))
    .execute();
  const others = rows.map(({ one_id, other_id }) => (one_id === userId ? other_id : one_id));
  return others.filter((id) => id !== null);
}

/**
 * Leaves every connection of a member, and every ask: neither side counts the other any more. What was earned stays
 * earned. All of them must be held.
 */
export async function leaveTies(
  tx: Tx,
  userId: number,
  connected: readonly number[],
  now: number,
): Promise<void> {
  const counted = heldMember(tx, userId).established_at === null ? 0 : 1;
  for (const other of connected) {
    const add = { connections: -1, counted_connections: -counted };
    await changeStanding(tx, other, { add }, now);
  }
  const own = await findStanding(tx, userId);
  const add = { connections: -own.connections, counted_connections: -own.counted_connections };
  await changeStanding(tx, userId, { add }, now);
  const left = await tx
    .deleteFrom('connections')
    .where((pair) => pair.or([pair('one_id', '=', userId), pair('other_id', '=', userId)]))
    .returning('id')
    .execute();
  addToCounters(tx, heldMember(tx, userId), [{ name: 'connections', by: -left.length }]);
  await tx
    .deleteFrom('connection_asks')
    .where((ask) => ask.or([ask('asker_id', '=', userId), ask('asked_id', '=', userId)]))
    .execute();
  await forgetWaiting(tx, userId);
}

/** What a connection would have paid once somebody finished a game is paid no more; votes are. */
async function forgetWaiting(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('deferred_gifts')
    .set({ connections: 0 })
    .where((gift) => gift.or([gift('giver_id', '=', userId), gift('receiver_id', '=', userId)]))
    .execute();
  await tx
    .deleteFrom('deferred_gifts')
    .where('votes', '=', 0)
    .where('connections', '=', 0)
    .where((gift) => gift.or([gift('giver_id', '=', userId), gift('receiver_id', '=', userId)]))
    .execute();
}
