import type { Game } from '#core/content/games.ts';
import type { Feat } from '#core/games/game.ts';
import { gameRules } from '#core/games/index.ts';
import type { Badge } from '#core/progress/badges.ts';
import { gameCompletedEntry } from '#core/progress/points.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Tx } from '#server/db/schema.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { awardPoints } from './award-points.ts';
import { changeStanding } from './change-standing.ts';
import { addToCounters } from './counters.ts';
import { settleGifts } from './gifts.ts';
import { heldMember } from './lock-members.ts';
import { shareWeek } from './weekly-acts.ts';

/** A run whose worth is known. */
export interface Run {
  /** The deck, APL, challenge ... the run was about; '' where the game has one only. */
  variant: string;
  /** What the variant is called, where the activity should say so. */
  variantName?: string;
  score: number;
  /** The game was played to its end; a run without a single point completes nothing all the same. */
  isCompleted: boolean;
  /** The score comes from evidence or from what the server saw, not from the client's word. */
  isVerified: boolean;
  feat: Feat | null;
  data: Record<string, unknown>;
}

/** Whose run it is, and the network of their community. */
interface Player {
  userId: number;
  network: SeenNetwork;
}

/** Keeps a run that was judged: the best stays, and a completion is paid once per game and variant. */
export async function recordRun(
  tx: Tx,
  { userId, network }: Player,
  game: Game,
  run: Run,
  now: number,
): Promise<{ points: number; newBadges: Badge[] }> {
  const completes = run.isCompleted && run.score > 0;
  await beginGame(tx, userId, game, now);
  const percent = Math.min(100, Math.round((run.score / gameRules[game.type].maxScore) * 100));
  await raiseProgress(tx, userId, game.id, { ...run, percent }, now);
  const isFirst = completes && (await completeProgress(tx, userId, game.id, now));
  if (isFirst) {
    await settleGifts(tx, userId, now);
    addToCounters(tx, heldMember(tx, userId), [{ name: 'games-completed', by: 1 }]);
  }
  if (completes) await shareWeek(tx, network, { userId, kind: 'games', of: game.type }, now);
  if (run.feat) await keepFeat(tx, userId, run.feat);
  const change = { add: isFirst ? { games_completed: 1 } : {} };
  if (completes) {
    const { variant: id, variantName: name } = run;
    const entry = gameCompletedEntry(game, { id, ...(name ? { name } : {}) });
    const award = await awardPoints(tx, userId, entry, now, change);
    if (award.isNew) return award;
  }
  const { newBadges } = await changeStanding(tx, userId, change, now);
  return { points: 0, newBadges };
}

const openProgress = compileOnce((tx, userId: number, gameId: number, now: number) =>
  tx
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
    .returning('game_id'),
);

/** Opens a member's progress in a game, which counts as begun from then on, whether it is ever completed or not. */
export async function beginGame(tx: Tx, userId: number, game: Game, now: number): Promise<void> {
  const added = await openProgress(tx, userId, game.id, now);
  if (added.length > 0) addToCounters(tx, heldMember(tx, userId), [{ name: 'games-started', by: 1 }]);
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

/** Keeps the best value of a feat, once for each thing it was done with. */
async function keepFeat(tx: Tx, userId: number, { name, of, value = 1 }: Feat): Promise<void> {
  await tx
    .insertInto('feats')
    .values({ user_id: userId, feat: of ? `${name}:${of}` : name, value })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'feat']).doUpdateSet({ value }).where('feats.value', '<', value),
    )
    .execute();
}
