import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, ProgressRow, Tx } from '#server/db/schema.ts';

const selectProgress = compileOnce((db, userId: number, gameId: number) =>
  db.selectFrom('game_progress').selectAll().where('user_id', '=', userId).where('game_id', '=', gameId),
);

/** A member's best in a game. */
export const findProgress = async (
  db: Db,
  userId: number,
  gameId: number,
): Promise<ProgressRow | undefined> => (await selectProgress(db, userId, gameId))[0];

/** What a run is about, so that its id is used for nothing else. */
export interface RunContent {
  game_id: number;
  content: string;
}

/** Remembers a run under the id its client gave it; false when it is known already. */
export async function insertRun(
  tx: Tx,
  userId: number,
  runId: string,
  run: RunContent & { score: number },
): Promise<boolean> {
  const added = await tx
    .insertInto('game_runs')
    .values({ ...run, user_id: userId, run_id: runId, points: 0 })
    .onConflict((conflict) => conflict.columns(['user_id', 'run_id']).doNothing())
    .returning('run_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** What a run was about, and what it had brought when it was first written. */
export const findRun = (
  db: Db,
  userId: number,
  runId: string,
): Promise<{ score: number; points: number } & { [K in keyof RunContent]: RunContent[K] | null }> =>
  db
    .selectFrom('game_runs')
    .select(['score', 'points', 'game_id', 'content'])
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
