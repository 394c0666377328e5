import { networkModel } from './model.ts';

interface Votes {
  from: number;
  to: number;
  votes: readonly [all: number, ...rest: number[]];
}

/**
 * The small circles in which votes go round: everybody reaches everybody by repeated votes, and most votes the
 * circle gets come from itself. Friends whose ideas others value too are no circle.
 */
export function findRings(size: number, flows: readonly Votes[]): number[][] {
  const { votes: fewest, maxPeople, share } = networkModel.ring;
  const targets: number[][] = Array.from({ length: size }, () => []);
  for (const { from, to, votes } of flows) if (votes[0] >= fewest) targets[from]?.push(to);
  const circles = stronglyConnected(targets).filter(({ length }) => length > 1 && length <= maxPeople);
  const circleOf = new Map(circles.flatMap((places, index) => places.map((place) => [place, index])));
  const received = circles.map(() => ({ inside: 0, all: 0 }));
  for (const { from, to, votes } of flows) {
    const circle = circleOf.get(to);
    const sums = circle === undefined ? undefined : received[circle];
    if (!sums) continue;
    sums.all += votes[0];
    if (circleOf.get(from) === circle) sums.inside += votes[0];
  }
  return circles.filter((_, index) => {
    const { inside, all } = received[index] ?? { inside: 0, all: 1 };
    return inside >= all * share;
  });
}

/** Tarjan's strongly connected components, with a stack of its own: a long chain must not exhaust the engine's. */
function stronglyConnected(targets: readonly (readonly number[])[]): number[][] {
  const order = new Int32Array(targets.length).fill(-1);
  const low = new Int32Array(targets.length);
  const next = new Int32Array(targets.length);
  const isOpen = new Uint8Array(targets.length);
  const open: number[] = [];
  const components: number[][] = [];
  let count = 0;
  const enter = (place: number, path: number[]): void => {
    order[place] = low[place] = count++;
    isOpen[place] = 1;
    open.push(place);
    path.push(place);
  };
  const lower = (place: number, to: number): void => {
    low[place] = Math.min(low[place] ?? 0, to);
  };
  for (let root = 0; root < targets.length; root++) {
    if (order[root] !== -1) continue;
    const path: number[] = [];
    enter(root, path);
    for (let place = path.at(-1); place !== undefined; place = path.at(-1)) {
      const target = targets[place]?.[next[place] ?? 0];
      if (target !== undefined) {
        next[place] = (next[place] ?? 0) + 1;
        if (order[target] === -1) enter(target, path);
        else if (isOpen[target]) lower(place, order[target] ?? 0);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) lower(parent, low[place] ?? 0);
      if (low[place] === order[place]) components.push(close(open, isOpen, place));
    }
  }
  return components;
}

function close(open: number[], isOpen: Uint8Array, root: number): number[] {
  const component = open.splice(open.lastIndexOf(root));
  for (const place of component) isOpen[place] = 0;
  return component;
}
