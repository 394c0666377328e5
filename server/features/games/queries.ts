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

/** Opens a member's progress in a game; false when it was open. */
export async function startProgress(tx: Tx, userId: number, gameId: number, now: number): Promise<boolean> {
  const added = await tx
    .insertInto('game_progress')
    .values({
      user_id: userId,
      game_id: gameId,
      best_score: 0,
      best_percent: 0,
      verified_percent: 0,
      data: '{}',
      completed_at: null,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'game_id']).doNothing())
    .returning('game_id')
    .executeTakeFirst();
  return added !== undefined;
}

interface RunResult {
  score: number;
  percent: number;
  isVerified: boolean;
  data: Record<string, unknown>;
}

/** Keeps a run where it is the best so far, and its proven percentage where that is. */
export async function raiseProgress(
  tx: Tx,
  userId: number,
  gameId: number,
  { score, percent, isVerified, data }: RunResult,
  now: number,
): Promise<void> {
  const own = tx.updateTable('game_progress').where('user_id', '=', userId).where('game_id', '=', gameId);
  await own
    .set({ best_score: score, best_percent: percent, data: JSON.stringify(data), updated_at: now })
    .where('best_score', '<=', score)
    .execute();
  if (!isVerified) return;
  await own.set({ verified_percent: percent }).where('verified_percent', '<', percent).execute();
}

/** Marks a game as completed; false when it was. */
export async function completeProgress(
  tx: Tx,
  userId: number,
  gameId: number,
  now: number,
): Promise<boolean> {
  const changed = await tx
    .updateTable('game_progress')
    .set({ completed_at: now })
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .where('completed_at', 'is', null)
    .returning('game_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Notes a feat that a badge counts once; false when it was noted. */
export async function insertFeat(tx: Tx, userId: number, feat: string): Promise<boolean> {
  const added = await tx
    .insertInto('feats')
    .values({ user_id: userId, feat })
    .onConflict((conflict) => conflict.columns(['user_id', 'feat']).doNothing())
    .returning('feat')
    .executeTakeFirst();
  return added !== undefined;
}
