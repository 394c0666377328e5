import type { GameJudge, Verdict } from './game.ts';

/** How well a run is known: proven by its evidence, scored from its own figures, or told without anything to judge. */
export type Proof = 'proven' | 'stated' | 'unproven';

/** Judges the `data` of a progress write; the verdict is null where the data cannot be, and missing without any. */
export function judgeRun(
  { proof, evidence, figures }: GameJudge,
  data: Record<string, unknown>,
): { proof: Proof; verdict?: Verdict | null } {
  if (Object.hasOwn(data, proof)) return { proof: 'proven', verdict: evidence.judge(data) };
  const { fields } = figures ?? evidence;
  if (!fields.partial().safeParse(data).success) return { proof: 'stated', verdict: null };
  const isWhole = Object.keys(fields.shape).every((name) => Object.hasOwn(data, name));
  return figures && isWhole ? { proof: 'stated', verdict: figures.judge(data) } : { proof: 'unproven' };
}
