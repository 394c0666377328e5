import type { Db, ProgressRow, Tx } from '#server/db/schema.ts';

/** A member's best in a game. */
export const findProgress = (db: Db, userId: number, gameId: number): Promise<ProgressRow | undefined> =>
  db
    .selectFrom('game_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirst();

/** Remembers a run under the id its client gave it; false when it is known already. */
export async function insertRun(tx: Tx, userId: number, runId: string, score: number): Promise<boolean> {
  const added = await tx
    .insertInto('game_runs')
    .values({ user_id: userId, run_id: runId, score, points: 0 })
    .onConflict((conflict) => conflict.columns(['user_id', 'run_id']).doNothing())
    .returning('run_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** What a run had brought when it was first written. */
export const findRun = (db: Db, userId: number, runId: string): Promise<{ score: number; points: number }> =>
  db
    .selectFrom('game_runs')
    .select(['score', 'points'])
    .where('user_id', '=', userId)
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();

/** Notes what a run was paid. */
export const setRunPoints = async (tx: Tx, userId: number, runId: string, points: number): Promise<void> => {
  await tx
    .updateTable('game_runs')
    .set({ points })
    .where('user_id', '=', userId)
    .where('run_id', '=', runId)
    .execute();
};
