import type { Badge } from '#core/progress/badges.ts';
import { connectionEntry } from '#core/progress/points.ts';
import type { Tx } from '#server/db/schema.ts';
import { awardPoints } from './award-points.ts';
import { addToCounters } from './counters.ts';
import { findEstablished } from './establish.ts';

/** What a new connection brought the first of the two; nothing when they were connected. */
export interface Connected {
  isNew: boolean;
  points: number;
  newBadges: Badge[];
}

/** Connects two members, once, and pays both sides. Both must be held already. */
export async function connectPair(
  tx: Tx,
  memberId: number,
  otherId: number,
  now: number,
): Promise<Connected> {
  if (!(await insertConnection(tx, memberId, otherId, now)))
    return { isNew: false, points: 0, newBadges: [] };
  await addToCounters(tx, memberId, [{ name: 'connections', by: 1 }]);
  const entry = connectionEntry(memberId, otherId);
  const established = await findEstablished(tx, [memberId, otherId]);
  const pay = (receiverId: number, giverId: number) =>
    awardPoints(tx, receiverId, entry, now, {
      add: { connections: 1, counted_connections: established.has(giverId) ? 1 : 0 },
    });
  const own = await pay(memberId, otherId);
  await pay(otherId, memberId);
  return own;
}

async function insertConnection(tx: Tx, one: number, other: number, now: number): Promise<boolean> {
  const added = await tx
    .insertInto('connections')
    .values({ one_id: Math.min(one, other), other_id: Math.max(one, other), created_at: now })
    .onConflict((conflict) => conflict.columns(['one_id', 'other_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
