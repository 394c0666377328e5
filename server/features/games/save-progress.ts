import { type Game, games } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import type { Proof } from '#core/games/judge-run.ts';
import type { Badge } from '#core/progress/badges.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { findPaidGames } from '#server/features/account/queries.ts';
import { fingerprint } from '#server/http/fingerprint.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { recordRun } from '#server/ledger/record-run.ts';
import { spendTime } from '#server/ledger/spend-time.ts';
import { readStats } from '#server/ledger/standing.ts';
import { judgeRun } from './judge-run.ts';
import { findProgress, findRun, insertRun, type RunContent, setRunPoints } from './queries.ts';

type Saved = Answer<'saveProgress'>;

/** The game of an id, or a refusal. */
export function gameById(id: number): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Refusal('not_found');
  return game;
}

/** Saves a run: judges it, keeps the best, and pays a completion once per game and variant. */
export async function saveProgress(tx: Tx, request: Request<'saveProgress'>): Promise<Saved> {
  const { params, body, member, now, announce, services } = request;
  const game = gameById(params.gameId);
  await lockMembers(tx, [member.id]);
  const run = await judgeRun(tx, member.id, game, body);
  const { score, proof } = run;
  if (body.runId) {
    const { isCompleted } = body;
    const content = fingerprint({ score: body.score, isCompleted, data: run.data });
    const about = { game_id: game.id, content };
    if (!(await insertRun(tx, member.id, body.runId, { ...about, score }))) {
      const { points } = await findKnownRun(tx, member.id, body.runId, about);
      return answer(tx, { userId: member.id, game, now }, { score, proof, points, newBadges: [] });
    }
  }
  await markActive(tx, member.id, now);
  if (run.seconds > 0) await spendTime(tx, member.id, run.seconds, now);
  const { points, newBadges } = await recordRun(
    tx,
    { userId: member.id, network: await services.network.of(member) },
    game,
    run,
    now,
  );
  if (body.runId) await setRunPoints(tx, member.id, body.runId, points);
  if (points > 0) announce({ type: 'ranking' });
  announce({ type: 'member' }, [member.id]);
  return answer(tx, { userId: member.id, game, now }, { score, proof, points, newBadges });
}

/** The run that came before under this id; refused when it was another one. */
async function findKnownRun(tx: Tx, userId: number, runId: string, about: RunContent) {
  const known = await findRun(tx, userId, runId);
  const isSame = known.game_id === about.game_id && known.content === about.content;
  if (known.game_id !== null && !isSame) throw new Refusal('run_id_taken');
  return known;
}

async function answer(
  tx: Tx,
  { userId, game, now }: { userId: number; game: Game; now: number },
  brought: { score: number; proof: Proof; points: number; newBadges: readonly Badge[] },
): Promise<Saved> {
  return {
    progress: await readProgress(tx, userId, game),
    stats: await readStats(tx, userId, now),
    score: brought.score,
    proof: brought.proof,
    pointsEarned: brought.points,
    newBadges: brought.newBadges.map(({ name }) => name),
  };
}

/** A member's best in a game; zeros before the first run. */
export async function readProgress(
  db: Db,
  userId: number,
  { id: gameId, type }: Game,
): Promise<Saved['progress']> {
  const row = await findProgress(db, userId, gameId);
  const mark = `${type}:`;
  const paid = await findPaidGames(db, userId);
  return {
    userId,
    gameId,
    score: row?.best_score ?? 0,
    isCompleted: row?.completed_at != null,
    isVerified: row !== undefined && row.verified_percent >= row.best_percent,
    data: row ? JSON.parse(row.data) : {},
    variants: paid.filter((ref) => ref.startsWith(mark)).map((ref) => ref.slice(mark.length)),
  };
}
