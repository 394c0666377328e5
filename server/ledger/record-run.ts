import type { Game } from '#core/content/games.ts';
import type { Feat } from '#core/games/game.ts';
import type { Badge } from '#core/progress/badges.ts';
import { gameCompletedEntry } from '#core/progress/points.ts';
import type { Tx } from '#server/db/schema.ts';
import { awardPoints } from './award-points.ts';
import { changeStanding, type StandingChange } from './change-standing.ts';
import { addToCounters } from './counters.ts';

/** A run whose worth is known. */
export interface Run {
  /** The deck, APL, challenge ... the run was about; '' where the game has one only. */
  variant: string;
  /** What the variant is called, where the activity should say so. */
  variantName?: string;
  score: number;
  isCompleted: boolean;
  /** The score comes from evidence or from what the server saw, not from the client's word. */
  isVerified: boolean;
  feat: Feat | null;
  data: Record<string, unknown>;
}

/** Keeps a run that was judged: the best stays, and a completion is paid once per game and variant. */
export async function recordRun(
  tx: Tx,
  userId: number,
  game: Game,
  run: Run,
  now: number,
): Promise<{ points: number; newBadges: Badge[] }> {
  await beginGame(tx, userId, game, now);
  const percent = Math.min(100, Math.round((run.score / game.maxScore) * 100));
  await raiseProgress(tx, userId, game.id, { ...run, percent }, now);
  const isFirst = run.isCompleted && (await completeProgress(tx, userId, game.id, now));
  if (isFirst) await addToCounters(tx, userId, [{ name: 'games-completed', by: 1 }]);
  const change = await changeOf(tx, userId, run, isFirst);
  if (run.isCompleted) {
    const { variant: id, variantName: name } = run;
    const entry = gameCompletedEntry(game, { id, ...(name ? { name } : {}) });
    const award = await awardPoints(tx, userId, entry, now, change);
    if (award.isNew) return award;
  }
  const { newBadges } = await changeStanding(tx, userId, change, now);
  return { points: 0, newBadges };
}

/** What a run moves in the member's standing besides points. */
async function changeOf(tx: Tx, userId: number, run: Run, isFirst: boolean): Promise<StandingChange> {
  const add: StandingChange['add'] = isFirst ? { games_completed: 1 } : {};
  switch (run.feat?.fact) {
    case 'bestFlipScore':
      return { add, raise: { best_flip_score: run.feat.score } };
    case 'jornadaFlawless':
      return { add, raise: { jornada_flawless: 1 } };
    case 'flawlessChains':
    case 'challengesWon': {
      const isNew = await insertFeat(tx, userId, `${run.feat.fact}:${run.feat.of}`);
      const column = run.feat.fact === 'challengesWon' ? 'challenges_won' : 'flawless_chains';
      return { add: { ...add, ...(isNew ? { [column]: 1 } : {}) } };
    }
    default:
      return { add };
  }
}

/** Opens a member's progress in a game, which counts as begun from then on, whether it is ever completed or not. */
export async function beginGame(tx: Tx, userId: number, game: Game, now: number): Promise<void> {
  const added = await tx
    .insertInto('game_progress')
    .values({
      user_id: userId,
      game_id: game.id,
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
  if (added) await addToCounters(tx, userId, [{ name: 'games-started', by: 1 }]);
}

interface RunResult {
  score: number;
  percent: number;
  isVerified: boolean;
  data: Record<string, unknown>;
}

/** Keeps a run where it is the best so far, and its proven percentage where that is. */
async function raiseProgress(
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
async function completeProgress(tx: Tx, userId: number, gameId: number, now: number): Promise<boolean> {
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
async function insertFeat(tx: Tx, userId: number, feat: string): Promise<boolean> {
  const added = await tx
    .insertInto('feats')
    .values({ user_id: userId, feat })
    .onConflict((conflict) => conflict.columns(['user_id', 'feat']).doNothing())
    .returning('feat')
    .executeTakeFirst();
  return added !== undefined;
}
