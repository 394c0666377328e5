import type { GameCard } from '#core/content/games.ts';
import type { Received } from '#core/contract/index.ts';
import type { Verdict } from '#core/games/game.ts';
import { judges } from '#core/games/index.ts';
import { Refusal } from '#server/http/refusal.ts';

export interface JudgedRun extends Verdict {
  isCompleted: boolean;
  /** The score comes from evidence, not from the client's word. */
  isVerified: boolean;
  data: Record<string, unknown>;
}

/**
 * What a run is worth: re-scored from its evidence where it brings some, else clamped to the game's maximum.
 * A game without a judge is completed by what the server itself saw, never by a progress write.
 */
export function judgeRun(game: GameCard, body: Received<'saveProgress', 'body'>): JudgedRun {
  const data = body.data ?? body.gameData ?? {};
  const isCompleted = body.isCompleted ?? body.completedAt !== undefined;
  const judge = judges[game.type];
  const claimed = Math.min(Math.round(body.score), game.maxScore);
  if (!judge) return { variant: '', score: claimed, flawless: false, isCompleted: false, isVerified: false, data };
  if (!isCompleted || !(judge.proof in data)) {
    const variant = judge.variants.find((one) => Object.values(data).includes(one)) ?? '';
    return { variant, score: claimed, flawless: false, isCompleted, isVerified: false, data };
  }
  const evidence = judge.evidence.safeParse(data);
  const verdict = evidence.success ? judge.judge(evidence.data) : null;
  if (!verdict) throw new Refusal('impossible_run');
  return { ...verdict, isCompleted, isVerified: true, data };
}
