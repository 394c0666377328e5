/** For each place those whom it has met. */
export type Met = readonly (readonly number[])[];

/** People who know the others through one person alone. */
export interface CutOff {
  circle: ReadonlySet<number>;
  holder: number;
}

interface Bounds {
  /** So many people are in it at most. */
  max: number;
  /** Somebody who is thought away. */
  without: number;
}

/**
 * The one person by whom alone somebody hangs together with the others, with all who do so too; of several such circles the largest.
 * Nothing where they are more, or know nobody else at all.
 */
export function cutOff(met: Met, from: number, { max, without }: Bounds): CutOff | undefined {
  // Of so many people one is outside any such circle, so that who holds it was passed on the way.
  const left = around(met, from, [without], max + 1);
  if (left.size <= max + 1) return undefined;
  left.delete(from);
  let best: CutOff | undefined;
  for (const holder of left) {
    left.delete(holder);
    const circle = around(met, from, [without, holder], max);
    if (circle.size <= max) {
      if (!best || circle.size > best.circle.size) best = { circle, holder };
    } else for (const one of left) if (!circle.has(one)) left.delete(one);
  }
  return best;
}

/** Those who hang together with one, when some are left out; one more than `max` where they are more. */
export function around(met: Met, from: number, without: readonly number[], max: number): Set<number> {
  const found = new Set([from]);
  const open = [from];
  for (let place = open.pop(); place !== undefined; place = open.pop())
    for (const other of met[place] ?? []) {
      if (found.has(other) || without.includes(other)) continue;
      found.add(other);
      if (found.size > max) return found;
      open.push(other);
    }
  return found;
}
