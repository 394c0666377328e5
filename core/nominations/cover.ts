export interface Step {
  /** Who comes next. */
  place: number;
  /** How many are reached with this one and those before. */
  reached: number;
}

/**
 * How few people reach most: one after the other whoever adds most to those already reached, until the wanted number is
 * reached, nobody adds anything, or so many were taken. Never worse than 63% of the best choice of as many people.
 */
export function greedyCover(
  reaches: ReadonlyMap<number, readonly number[]>,
  wanted: number,
  maxSteps: number,
): Step[] {
  const reached = new Set<number>();
  const steps: Step[] = [];
  while (reached.size < wanted && steps.length < maxSteps) {
    let [best, bestGain] = [-1, 0];
    for (const [place, those] of reaches) {
      let gain = 0;
      for (const one of those) if (!reached.has(one)) gain++;
      if (gain > bestGain) [best, bestGain] = [place, gain];
    }
    if (best < 0) break;
    for (const one of reaches.get(best) ?? []) reached.add(one);
    steps.push({ place: best, reached: reached.size });
  }
  return steps;
}
