import type { Game } from '#core/content/games.ts';
import type { Received } from '#core/contract/index.ts';
import type { Feat, GameJudge } from '#core/games/game.ts';
import { judges } from '#core/games/index.ts';
import { judgeRun as judgeEvidence } from '#core/games/judge-run.ts';
import { Refusal } from '#server/http/refusal.ts';

export interface JudgedRun {
  /** The deck, APL ... the run was about; '' where the game has one only. */
  variant: string;
  score: number;
  isCompleted: boolean;
  /** The score comes from evidence, not from the client's word. */
  isVerified: boolean;
  feat: Feat | null;
  data: Record<string, unknown>;
}

/**
 * What a run is worth: re-scored from its evidence where it brings some, else clamped to the game's maximum.
 * A game without a judge is completed by what the server itself saw, never by a progress write.
 */
export function judgeRun(game: Game, body: Received<'saveProgress', 'body'>): JudgedRun {
  const data = body.data ?? body.gameData ?? {};
  const judge = judges[game.type];
  const isCompleted = judge !== undefined && (body.isCompleted ?? body.completedAt !== undefined);
  const verdict = judge && isCompleted ? judgeEvidence(judge, data) : undefined;
  if (verdict === null) throw new Refusal('impossible_run');
  if (judge && verdict) {
    const { variant, score } = verdict;
    return { variant, score, isCompleted, isVerified: true, feat: judge.feat?.(verdict) ?? null, data };
  }
  const score = Math.min(Math.round(body.score), game.maxScore);
  return { variant: claimedVariant(judge, data), score, isCompleted, isVerified: false, feat: null, data };
}

/** A write without evidence may name a variant, but only one that exists. */
const claimedVariant = (judge: GameJudge<unknown> | undefined, data: Record<string, unknown>): string =>
  judge?.variants.find((variant) => Object.values(data).includes(variant)) ?? '';
