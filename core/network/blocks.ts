/** For each place those it is tied to, in both directions. */
type Neighbours = readonly (readonly number[])[];

interface Step {
  place: number;
  /** Of its neighbours, those looked at already. */
  next: number;
}

/**
 * The blocks of a network (Hopcroft and Tarjan): circles that hang together in two ways, so that no one person's leaving parts them. Two
 * blocks share one person at most; whoever is in two of them holds these together alone.
 */
export function findBlocks(neighbours: Neighbours): Set<number>[] {
  const order = new Int32Array(neighbours.length);
  const low = new Int32Array(neighbours.length);
  const blocks: Set<number>[] = [];
  let last = 0;
  for (const start of neighbours.keys()) {
    if (order[start]) continue;
    const steps: Step[] = [];
    const open: number[] = [];
    const enter = (place: number): void => {
      low[place] = order[place] = ++last;
      steps.push({ place, next: 0 });
      open.push(place);
    };
    const lower = (place: number, to: number): void => {
      low[place] = Math.min(low[place] ?? 0, to);
    };
    enter(start);
    for (let step = steps.at(-1); step; step = steps.at(-1)) {
      const { place } = step;
      const other = neighbours[place]?.[step.next++];
      if (other !== undefined) {
        if (order[other]) lower(place, order[other]);
        else enter(other);
        continue;
      }
      steps.pop();
      const above = steps.at(-1)?.place;
      if (above === undefined) break;
      lower(above, low[place] ?? 0);
      if ((low[place] ?? 0) < (order[above] ?? 0)) continue;
      blocks.push(new Set([above, ...open.splice(open.indexOf(place))]));
    }
  }
  return blocks;
}
