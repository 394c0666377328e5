import { day } from '#core/progress/day.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Tx } from '#server/db/schema.ts';

/** A device may come back after a long time without a signal; nobody is expected after this. */
const keptMs = 180 * day;

/** A call that was done: what it was, as a hash, and its answer unless that is to be read anew. */
export interface KeptCall {
  content: string;
  answer: string | null;
}

const selectCall = compileOnce((db, userId: number, runId: string) =>
  db
    .selectFrom('kept_calls')
    .select(['content', 'answer'])
    .where('user_id', '=', userId)
    .where('run_id', '=', runId),
);

/** What a member's call of this id was, if it was done. */
export const findCall = async (db: Db, userId: number, runId: string): Promise<KeptCall | undefined> =>
  (await selectCall(db, userId, runId))[0];

const addCall = compileOnce(
  (tx, userId: number, runId: string, content: string, answer: string | null, now: number) =>
    tx
      .insertInto('kept_calls')
      .values({ user_id: userId, run_id: runId, content, answer, created_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'run_id']).doNothing())
      .returning('run_id'),
);

const deleteBefore = compileOnce((tx, userId: number, instant: number) =>
  tx.deleteFrom('kept_calls').where('user_id', '=', userId).where('created_at', '<', instant),
);

/** Remembers a call that was done, and forgets the member's very old ones; false when it is known already. */
export async function insertCall(
  tx: Tx,
  userId: number,
  runId: string,
  { content, answer, now }: KeptCall & { now: number },
): Promise<boolean> {
  const added = await addCall(tx, userId, runId, content, answer, now);
  await deleteBefore(tx, userId, now - keptMs);
  return added.length > 0;
}
