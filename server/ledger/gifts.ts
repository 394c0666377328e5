import { sql } from 'kysely';
import { fairness } from '#core/progress/fairness.ts';
import { laterConnectionEntry, laterVotesEntry } from '#core/progress/points.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Tx } from '#server/db/schema.ts';
import { awardPoints } from './award-points.ts';
import { addToday } from './daily-bounds.ts';
import { establish } from './establish.ts';
import { heldMember, lockMembers } from './lock-members.ts';

/** A vote or a connection, from one member to another. */
export interface Gift {
  giverId: number;
  receiverId: number;
  kind: 'votes' | 'connections';
  /** Whether the giver stands apart from the community, as its network was seen last. */
  isStranger?: boolean;
}

const defer = compileOnce((tx, giverId: number, receiverId: number, votes: number, connections: number) =>
  tx
    .insertInto('deferred_gifts')
    .values({ giver_id: giverId, receiver_id: receiverId, votes, connections })
    .onConflict((conflict) =>
      conflict.columns(['giver_id', 'receiver_id']).doUpdateSet({
        votes: sql`deferred_gifts.votes + ${votes}`,
        connections: sql`deferred_gifts.connections + ${connections}`,
      }),
    ),
);

/**
 * Whether what a member gives is paid at once, and if not, why. Of what members give who never finished a game or are strangers, the first
 * ones of a day are; the others wait for the giver's first game. Both must be held already.
 */
export async function worthNow(
  tx: Tx,
  { giverId, receiverId, kind, isStranger = false }: Gift,
  now: number,
): Promise<'paid' | 'newcomer' | 'stranger'> {
  const isNew = heldMember(tx, giverId).games_completed === 0;
  if (!isNew && !isStranger) return 'paid';
  const before = await addToday(tx, receiverId, `day_newcomer_${kind}`, now);
  if (before < fairness.paidFromNewcomers) return 'paid';
  if (!isNew) return 'stranger';
  const [votes, connections] = kind === 'votes' ? [1, 0] : [0, 1];
  await defer(tx, giverId, receiverId, votes, connections);
  return 'newcomer';
}

/** A member has just finished a game: what waited for that is paid, and counts if the first day is over. */
export async function settleGifts(tx: Tx, giverId: number, now: number): Promise<void> {
  await lockMembers(tx, [giverId]);
  const giver = await tx
    .selectFrom('standings')
    .innerJoin('users', 'users.id', 'standings.user_id')
    .select(['established_at', 'users.created_at'])
    .where('user_id', '=', giverId)
    .executeTakeFirstOrThrow();
  if (giver.established_at === null && now >= giver.created_at + fairness.firstDay) {
    await establish(tx, giverId, now);
  }
  const waiting = tx.selectFrom('deferred_gifts').where('giver_id', '=', giverId);
  const gifts = await waiting.selectAll().orderBy('receiver_id').execute();
  await lockMembers(
    tx,
    gifts.map(({ receiver_id }) => receiver_id),
  );
  await tx.deleteFrom('deferred_gifts').where('giver_id', '=', giverId).execute();
  for (const { receiver_id: receiverId, votes, connections } of gifts) {
    // Who votes for weeks before the first game is no newcomer, but somebody's own account.
    const paid = Math.min(votes, fairness.paidFromNewcomers);
    if (paid > 0) await awardPoints(tx, receiverId, laterVotesEntry(giverId, paid), now);
    if (connections > 0) await awardPoints(tx, receiverId, laterConnectionEntry(giverId, receiverId), now);
  }
}
