import { type Game, games } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import type { Badge } from '#core/progress/badges.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { recordRun } from '#server/ledger/record-run.ts';
import { readStats } from '#server/ledger/standing.ts';
import { judgeRun } from './judge-run.ts';
import { findProgress, findRun, insertRun, setRunPoints } from './queries.ts';

type Saved = Answer<'saveProgress'>;

/** The game of an id, or a refusal. */
export function gameById(id: number): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Refusal('not_found');
  return game;
}

/** Saves a run: judges it, keeps the best, and pays a completion once per game and variant. */
export async function saveProgress(tx: Tx, request: Request<'saveProgress'>): Promise<Saved> {
  const { params, body, member, now, announce } = request;
  const game = gameById(params.gameId);
  const run = await judgeRun(tx, member.id, game, body);
  if (body.runId && !(await insertRun(tx, member.id, body.runId, run.score))) {
    const known = await findRun(tx, member.id, body.runId);
    return answer(tx, member.id, game, now, { ...known, newBadges: [] });
  }
  await markActive(tx, member.id, now);
  const { points, newBadges } = await recordRun(tx, member.id, game, run, now);
  if (body.runId && points > 0) await setRunPoints(tx, member.id, body.runId, points);
  if (points > 0) announce({ type: 'ranking' });
  announce({ type: 'member' }, [member.id]);
  return answer(tx, member.id, game, now, { score: run.score, points, newBadges });
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
