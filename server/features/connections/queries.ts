import type { Answer } from '#core/contract/index.ts';
import { day } from '#core/progress/day.ts';
import { fairness } from '#core/progress/fairness.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Member } from '#server/http/route.ts';
import { areConnected } from '#server/ledger/connect-pair.ts';

type Tie = Answer<'connections'>[number];

/** Those a member is connected with and then those one of the two asked, newest first in each state. */
export async function findTies(db: Db, userId: number, limit: number): Promise<Tie[]> {
  const side = (own: 'one_id' | 'other_id', their: 'one_id' | 'other_id') =>
    db
      .selectFrom('connections')
      .innerJoin('users', 'users.id', `connections.${their}`)
      .select(['users.id', 'users.username', 'connections.id as connection'])
      .where(`connections.${own}`, '=', userId)
      .orderBy('connections.id', 'desc')
      .limit(limit)
      .execute();
  const asks = (own: 'asker_id' | 'asked_id', their: 'asker_id' | 'asked_id') =>
    db
      .selectFrom('connection_asks')
      .innerJoin('users', 'users.id', `connection_asks.${their}`)
      .select(['users.id', 'users.username'])
      .where(`connection_asks.${own}`, '=', userId)
      .where('declined_at', 'is', null)
      .where('users.suspended_at', 'is', null)
      .orderBy('asked_at', 'desc')
      .limit(limit)
      .execute();
  const both = [...(await side('one_id', 'other_id')), ...(await side('other_id', 'one_id'))]
    .sort((first, second) => second.connection - first.connection)
    .slice(0, limit);
  const as = (state: Tie['state'], people: readonly { id: number; username: string }[]) =>
    people.map(({ id, username }) => ({ id, username, state }));
  return [
    ...as('connected', both),
    ...as('asks_you', await asks('asked_id', 'asker_id')),
    ...as('you_asked', await asks('asker_id', 'asked_id')),
  ];
}

/**
 * Whether there is such a member for the one who looks: who hides the name is there only for those it has to do with, and
 * who is kept out for nobody; what they asked waits until they are back.
 */
export async function canReach(
  db: Db,
  { id: viewerId, communityId }: Pick<Member, 'id' | 'communityId'>,
  id: number,
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('hidden_at')
    .where('id', '=', id)
    .where('community_id', '=', communityId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!user || user.hidden_at === null || id === viewerId) return user !== undefined;
  if (await areConnected(db, viewerId, id)) return true;
  const ask = await db
    .selectFrom('connection_asks')
    .select('asker_id')
    .where('asker_id', 'in', [viewerId, id])
    .where('asked_id', 'in', [viewerId, id])
    .executeTakeFirst();
  return ask !== undefined;
}

/** Whether one member waits for the other's answer. */
export const isAsked = async (db: Db, askerId: number, askedId: number): Promise<boolean> =>
  (await db
    .selectFrom('connection_asks')
    .select('asker_id')
    .where('asker_id', '=', askerId)
    .where('asked_id', '=', askedId)
    .where('declined_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Keeps an ask; false when there is one already, or one that was declined not long ago. */
export async function insertAsk(tx: Tx, askerId: number, askedId: number, now: number): Promise<boolean> {
  const added = await tx
    .insertInto('connection_asks')
    .values({ asker_id: askerId, asked_id: askedId, asked_at: now, declined_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['asker_id', 'asked_id'])
        .doUpdateSet({ asked_at: now, declined_at: null })
        .where('connection_asks.declined_at', '<=', now - fairness.daysAfterDecline * day),
    )
    .returning('asker_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Says no to the other's ask, and takes one's own back; what was declined stays so. */
export async function endAsks(tx: Tx, memberId: number, otherId: number, now: number): Promise<void> {
  await tx
    .updateTable('connection_asks')
    .set({ declined_at: now })
    .where('asker_id', '=', otherId)
    .where('asked_id', '=', memberId)
    .where('declined_at', 'is', null)
    .execute();
  await tx
    .deleteFrom('connection_asks')
    .where('asker_id', '=', memberId)
    .where('asked_id', '=', otherId)
    .where('declined_at', 'is', null)
    .execute();
}
