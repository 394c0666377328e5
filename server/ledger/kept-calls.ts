import type { Db, Tx } from '#server/db/schema.ts';

/** A device may come back after a long time without a signal; nobody is expected after this. */
const keptMs = 180 * 24 * 3600 * 1000;

/** A call that was done: what it was, as a hash, and its answer unless that is to be read anew. */
export interface KeptCall {
  content: string;
  answer: string | null;
}

/** What a member's call of this id was, if it was done. */
export const findCall = (db: Db, userId: number, runId: string): Promise<KeptCall | undefined> =>
  db
    .selectFrom('kept_calls')
    .select(['content', 'answer'])
    .where('user_id', '=', userId)
    .where('run_id', '=', runId)
    .executeTakeFirst();

/** Remembers a call that was done, and forgets the member's very old ones; false when it is known already. */
export async function insertCall(
  tx: Tx,
  userId: number,
  runId: string,
  { now, ...call }: KeptCall & { now: number },
): Promise<boolean> {
  const added = await tx
    .insertInto('kept_calls')
    .values({ ...call, user_id: userId, run_id: runId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'run_id']).doNothing())
    .returning('run_id')
    .executeTakeFirst();
  await tx
    .deleteFrom('kept_calls')
    .where('user_id', '=', userId)
    .where('created_at', '<', now - keptMs)
    .execute();
  return added !== undefined;
}
