import type { GameJudge, Verdict } from './game.ts';

/** Judges the `data` of a progress write: undefined without evidence, null where the evidence cannot be. */
export function judgeRun(game: GameJudge<unknown>, data: unknown): Verdict | null | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, game.proof)) return undefined;
  const { success, data: evidence } = game.evidence.safeParse(data);
  return success ? game.judge(evidence) : null;
}
