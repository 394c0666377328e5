import type { Level } from '#core/content/desafio-negocio.ts';

const worth: Record<Level, number> = { none: 0, half: 0.5, whole: 1 };

/** The score of a set of judged objectives: the mean of their levels, from 0 to 100. */
export function scoreOf(objectives: readonly { level: Level }[]): number {
  if (objectives.length === 0) return 0;
  const sum = objectives.reduce((total, { level }) => total + worth[level], 0);
  return Math.round((sum / objectives.length) * 100);
}
