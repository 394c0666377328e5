import type { Game } from '#core/content/games.ts';
import type { Received } from '#core/contract/index.ts';
import type { GameJudge } from '#core/games/game.ts';
import { judges } from '#core/games/index.ts';
import { judgeRun as judgeEvidence } from '#core/games/judge-run.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Run } from '#server/ledger/record-run.ts';
import { witnesses } from './witnesses.ts';

type Data = Record<string, unknown>;

/**
 * What a run is worth: re-scored from its evidence where it brings some, else clamped to the game's maximum.
 * A game without a judge is completed by what the server itself saw, never by the client's word.
 */
export async function judgeRun(
  tx: Tx,
  userId: number,
  game: Game,
  body: Received<'saveProgress', 'body'>,
): Promise<Run> {
  const data = body.data ?? body.gameData ?? {};
  const isCompleted = body.isCompleted ?? body.completedAt !== undefined;
  const claimed = Math.min(Math.round(body.score), game.maxScore);
  const judge = judges[game.type];
  if (judge) return judged(judge, { score: claimed, isCompleted, data });
  const seen = isCompleted ? await witnesses[game.type]?.(tx, userId, data) : undefined;
  if (seen) return { ...seen, isCompleted: true, isVerified: true, feat: null, data };
  return { variant: '', score: 0, isCompleted: false, isVerified: false, feat: null, data };
}

function judged(
  judge: GameJudge<unknown>,
  { score, isCompleted, data }: { score: number; isCompleted: boolean; data: Data },
): Run {
  const verdict = isCompleted ? judgeEvidence(judge, data) : undefined;
  if (verdict === null) throw new Refusal('impossible_run');
  if (!verdict) {
    return { variant: claimedVariant(judge, data), score, isCompleted, isVerified: false, feat: null, data };
  }
  const feat = judge.feat?.(verdict) ?? null;
  return { variant: verdict.variant, score: verdict.score, isCompleted, isVerified: true, feat, data };
}

/** A write without evidence may name a variant, but only one that exists. */
const claimedVariant = (judge: GameJudge<unknown>, data: Data): string =>
  judge.variants.find((variant) => Object.values(data).includes(variant)) ?? '';
