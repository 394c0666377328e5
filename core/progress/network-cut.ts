/** For each place those whom it has met. */
export type Met = readonly (readonly number[])[];

/** People who know the others through a few alone. */
export interface CutOff {
  circle: ReadonlySet<number>;
  /** Those few. */
  by: ReadonlySet<number>;
}

interface Bounds {
  /** So many people hold a circle at most. */
  most: number;
  /** So many people are in it at most. */
  max: number;
  /** Somebody who is thought away. */
  without?: number;
}

/**
 * The few people by whom alone one hangs together with the others, with as many as may be who do so too; nothing where they
 * are more. Whoever has met many is soon seen not to be cut off.
 */
export function cutOff(met: Met, from: number, bounds: Bounds): CutOff | undefined {
  return grow(met, { circle: new Set([from]), by: new Set() }, bounds);
}

function grow(met: Met, { circle, by }: CutOff, bounds: Bounds): CutOff | undefined {
  const { most, max, without } = bounds;
  const open = new Set<number>();
  const room = max - circle.size + most - by.size;
  for (const place of circle)
    for (const other of met[place] ?? []) {
      if (other !== without && !circle.has(other) && !by.has(other)) open.add(other);
      if (open.size > room) return undefined;
    }
  const [next] = open;
  if (next === undefined) return { circle, by };
  const joined =
    circle.size < max ? grow(met, { circle: new Set([...circle, next]), by }, bounds) : undefined;
  return joined ?? (by.size < most ? grow(met, { circle, by: new Set([...by, next]) }, bounds) : undefined);
}
