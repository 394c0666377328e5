import type { Badge } from '#core/progress/badges.ts';
import { connectionEntry } from '#core/progress/points.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { isStranger } from '#server/network/is-stranger.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { awardPoints } from './award-points.ts';
import { changeStanding } from './change-standing.ts';
import { addToCounters } from './counters.ts';
import { worthNow } from './gifts.ts';
import { heldMember } from './lock-members.ts';
import { notifyBadges } from './notify-badges.ts';
import { helpNewcomer } from './weekly-acts.ts';

/** What a new connection brought the first of the two; nothing when they were connected. The other is told of badges. */
export interface Connected {
  isNew: boolean;
  points: number;
  newBadges: Badge[];
}

/**
 * Connects two members, once, and pays both sides. Both must be held already. The network is that of their community: of
 * strangers, who are made in a minute, a day pays for some.
 */
export async function connectPair(
  tx: Tx,
  network: SeenNetwork,
  [memberId, otherId]: readonly [number, number],
  now: number,
): Promise<Connected> {
  if (!(await insertConnection(tx, memberId, otherId, now)))
    return { isNew: false, points: 0, newBadges: [] };
  addToCounters(tx, heldMember(tx, memberId), [{ name: 'connections', by: 1 }]);
  await removeAsks(tx, memberId, otherId);
  const pay = async (receiverId: number, giverId: number) => {
    const gift = { giverId, receiverId, kind: 'connections' } as const;
    const worth = await worthNow(tx, { ...gift, isStranger: isStranger(network, giverId) }, now);
    const counted = Number(
      heldMember(tx, giverId).established_at !== null && !(await isKeptOut(tx, giverId)),
    );
    const change = { add: { connections: 1, counted_connections: counted } };
    const award = await awardPoints(tx, receiverId, connectionEntry(memberId, otherId, worth), now, change);
    // Two who knew each other before one of them moved away and came back are paid for it once, but connected again.
    if (!award.isNew) await changeStanding(tx, receiverId, change, now);
    return award;
  };
  await helpNewcomer(tx, network, { helperId: memberId, otherId }, now);
  await helpNewcomer(tx, network, { helperId: otherId, otherId: memberId }, now);
  const own = await pay(memberId, otherId);
  notifyBadges(tx, otherId, (await pay(otherId, memberId)).newBadges);
  return own;
}

/** Teammates are connected though one of them was suspended meanwhile: that counts for leading once they are back. */
async function isKeptOut(tx: Tx, userId: number): Promise<boolean> {
  const person = tx.selectFrom('users').select('suspended_at').where('id', '=', userId);
  return (await person.executeTakeFirstOrThrow()).suspended_at !== null;
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

/** Whether two members are connected. */
export async function areConnected(db: Db, one: number, other: number): Promise<boolean> {
  const found = await db
    .selectFrom('connections')
    .select('id')
    .where('one_id', '=', Math.min(one, other))
    .where('other_id', '=', Math.max(one, other))
    .executeTakeFirst();
  return found !== undefined;
}

/** However they came to know each other: nobody has to be asked any more. */
async function removeAsks(tx: Tx, one: number, other: number): Promise<void> {
  await tx
    .deleteFrom('connection_asks')
    .where('asker_id', 'in', [one, other])
    .where('asked_id', 'in', [one, other])
    .execute();
}
