import type { Game } from '#core/content/games.ts';
import type { Received } from '#core/contract/index.ts';
import { gameRules } from '#core/games/index.ts';
import { judgeRun as judgeData, type Proof } from '#core/games/judge-run.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Run } from '#server/ledger/record-run.ts';
import { witnesses } from './witnesses.ts';

/** A run, how its worth is known, and the time it took. */
export interface JudgedRun extends Run {
  proof: Proof;
  seconds: number;
}

/**
 * What a run is worth: re-scored from its evidence or its figures, or seen by the server itself. What nothing tells of
 * is kept as progress and completes nothing.
 */
export async function judgeRun(
  tx: Tx,
  userId: number,
  game: Game,
  body: Received<'saveProgress', 'body'>,
): Promise<JudgedRun> {
  const data = body.data ?? body.gameData ?? {};
  const isCompleted = body.isCompleted ?? body.completedAt !== undefined;
  const { judge, maxScore } = gameRules[game.type];
  const claimed = judge ? Math.min(Math.round(body.score), maxScore) : 0;
  const unproven = {
    variant: '',
    score: claimed,
    isCompleted: false,
    isVerified: false,
    feat: null,
    data,
    seconds: 0,
  };
  if (!isCompleted) {
    const feat = judge?.beginning?.(data) ?? null;
    return { ...unproven, feat, proof: 'unproven' };
  }
  if (!judge) {
    const seen = await witnesses[game.type]?.(tx, userId, data);
    if (!seen) return { ...unproven, proof: 'unproven' };
    return { ...unproven, ...seen, isCompleted, isVerified: true, proof: 'proven' };
  }
  const { proof, verdict } = judgeData(judge, data);
  if (verdict === null) throw new Refusal('impossible_run');
  if (!verdict) return { ...unproven, proof };
  const { variant, score, seconds } = verdict;
  const isVerified = proof === 'proven';
  const feat = (isVerified && judge.feat?.(verdict)) || null;
  return { variant, score, isCompleted, isVerified, feat, data, proof, seconds };
}
