import type { Db, Tx } from '#server/db/schema.ts';
import { addToCounters, readCounter } from '#server/ledger/counters.ts';
import { gainedSay } from '#server/ledger/gain-say.ts';
import type { RoundRow } from './round-queries.ts';
import { selectVoters } from './voter-queries.ts';

/** Under this name it is counted how many answered, a bucket a round. */
const answered = 'round-answered';

/** How many of those who have a say answered something in a round that was not told yet. */
export const countAnswered = (db: Db, round: Pick<RoundRow, 'id' | 'community_id'>): Promise<number> =>
  readCounter(db, { communityId: round.community_id }, answered, round.id);

/** How many have a say in a round that was not told yet: as it was opened, and who gained it since. */
export async function countMembers(
  db: Db,
  round: Pick<RoundRow, 'id' | 'community_id' | 'members'>,
): Promise<number> {
  return round.members + (await readCounter(db, { communityId: round.community_id }, gainedSay, round.id));
}

/** The rounds in which somebody answered and that were not told yet, and whether the person is counted there. */
const findUntold = (db: Db, userId: number) =>
  db
    .selectFrom('round_answers')
    .innerJoin('rounds', 'rounds.id', 'round_answers.round_id')
    .select(['rounds.id', 'rounds.community_id', 'rounds.opened_at'])
    .select(({ fn }) => fn.max('round_answers.counted').as('counted'))
    .where('round_answers.user_id', '=', userId)
    .where('rounds.told', 'is', null)
    .groupBy(['rounds.id', 'rounds.community_id', 'rounds.opened_at'])
    .orderBy('rounds.id')
    .execute();

/**
 * Counts somebody who answered, or counts them no more, as they have a say at this moment: whatever may change that comes
 * here in its own transaction. Who came by themselves and stands apart has none. Must be held.
 */
export async function recountAnswers(tx: Tx, userId: number, isApart = false): Promise<void> {
  for (const round of await findUntold(tx, userId)) {
    const voter = await selectVoters(tx, round)
      .select('users.came_by')
      .where('users.id', '=', userId)
      .executeTakeFirst();
    const counts = voter !== undefined && (voter.came_by !== null || !isApart);
    if (counts !== (round.counted === 1)) await setCounted(tx, userId, round, counts);
  }
}

/** Counts nothing more of what somebody answered: it goes. Must be held. */
export async function uncountAnswers(tx: Tx, userId: number): Promise<void> {
  for (const round of await findUntold(tx, userId))
    if (round.counted === 1) await setCounted(tx, userId, round, false);
}

async function setCounted(
  tx: Tx,
  userId: number,
  { id, community_id }: Pick<RoundRow, 'id' | 'community_id'>,
  counts: boolean,
): Promise<void> {
  await tx
    .updateTable('round_answers')
    .set({ counted: counts ? 1 : 0 })
    .where('round_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  addToCounters(tx, { user_id: userId, community_id }, [{ name: answered, bucket: id, by: counts ? 1 : -1 }]);
}
