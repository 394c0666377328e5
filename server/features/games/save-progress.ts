import { type Game, games } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import type { Badge } from '#core/progress/badges.ts';
import { gameCompletedEntry } from '#core/progress/points.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { awardPoints } from '#server/ledger/award-points.ts';
import { changeStanding, type StandingChange } from '#server/ledger/change-standing.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { readStats } from '#server/ledger/standing.ts';
import { type JudgedRun, judgeRun } from './judge-run.ts';
import {
  completeProgress,
  findProgress,
  findRun,
  insertFeat,
  insertRun,
  raiseProgress,
  setRunPoints,
  startProgress,
} from './queries.ts';

type Saved = Answer<'saveProgress'>;

/** The game of an id, or a refusal. */
export function gameById(id: number): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Refusal('not_found');
  return game;
}

/** Saves a run: judges it, keeps the best, and pays a completion once per game and variant. */
export async function saveProgress(tx: Tx, request: Request<'saveProgress'>): Promise<Saved> {
  const { params, body, member, now } = request;
  const game = gameById(params.gameId);
  const run = judgeRun(game, body);
  if (body.runId && !(await insertRun(tx, member.id, body.runId, run.score))) {
    const known = await findRun(tx, member.id, body.runId);
    return answer(tx, member.id, game, now, { ...known, newBadges: [] });
  }
  const { points, newBadges } = await keepRun(tx, member.id, game, run, now);
  if (body.runId && points > 0) await setRunPoints(tx, member.id, body.runId, points);
  await markActive(tx, member.id, now);
  return answer(tx, member.id, game, now, { score: run.score, points, newBadges });
}

async function keepRun(
  tx: Tx,
  userId: number,
  game: Game,
  run: JudgedRun,
  now: number,
): Promise<{ points: number; newBadges: Badge[] }> {
  const isStart = await startProgress(tx, userId, game.id, now);
  const percent = Math.min(100, Math.round((run.score / game.maxScore) * 100));
  await raiseProgress(tx, userId, game.id, { ...run, percent }, now);
  const isFirst = run.isCompleted && (await completeProgress(tx, userId, game.id, now));
  const counted = [
    ...(isStart ? [{ name: 'games-started', by: 1 }] : []),
    ...(isFirst ? [{ name: 'games-completed', by: 1 }] : []),
  ];
  await addToCounters(tx, userId, counted);
  const change = await changeOf(tx, userId, run, isFirst);
  if (run.isCompleted) {
    const award = await awardPoints(tx, userId, gameCompletedEntry(game, { id: run.variant }), now, change);
    if (award.isNew) return award;
  }
  const { newBadges } = await changeStanding(tx, userId, change, now);
  return { points: 0, newBadges };
}

/** What a run moves in the member's standing besides points. */
async function changeOf(tx: Tx, userId: number, run: JudgedRun, isFirst: boolean): Promise<StandingChange> {
  const add: StandingChange['add'] = isFirst ? { games_completed: 1 } : {};
  switch (run.feat?.fact) {
    case 'bestFlipScore':
      return { add, raise: { best_flip_score: run.feat.score } };
    case 'jornadaFlawless':
      return { add, raise: { jornada_flawless: 1 } };
    case 'flawlessChains': {
      const isNew = await insertFeat(tx, userId, `${run.feat.fact}:${run.feat.of}`);
      return { add: { ...add, ...(isNew ? { flawless_chains: 1 } : {}) } };
    }
    default:
      return { add };
  }
}

async function answer(
  tx: Tx,
  userId: number,
  game: Game,
  now: number,
  { score, points, newBadges }: { score: number; points: number; newBadges: readonly Badge[] },
): Promise<Saved> {
  return {
    progress: await readProgress(tx, userId, game.id),
    stats: await readStats(tx, userId, now),
    score,
    pointsEarned: points,
    newBadges: newBadges.map(({ name }) => name),
  };
}

/** A member's best in a game; zeros before the first run. */
export async function readProgress(db: Db, userId: number, gameId: number): Promise<Saved['progress']> {
  const row = await findProgress(db, userId, gameId);
  return {
    userId,
    gameId,
    score: row?.best_score ?? 0,
    isCompleted: row?.completed_at != null,
    data: row ? JSON.parse(row.data) : {},
  };
}
