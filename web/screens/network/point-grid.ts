import type { Point } from './view.ts';

/** Finds the point nearest to a place without looking at all of them. */
export interface PointGrid {
  /** The place in the list of the nearest point within reach, or -1. */
  nearest: (at: Point, reach: number) => number;
}

/** Sorts points into square cells, so that a tap among ten thousand is answered from a handful. */
export function pointGrid(points: readonly Point[]): PointGrid {
  const cellsAcross = Math.ceil(Math.sqrt(points.length));
  const left = points.reduce((least, { x }) => Math.min(least, x), Infinity);
  const top = points.reduce((least, { y }) => Math.min(least, y), Infinity);
  const right = points.reduce((max, { x }) => Math.max(max, x), -Infinity);
  const bottom = points.reduce((max, { y }) => Math.max(max, y), -Infinity);
  const side = Math.max((right - left) / cellsAcross, (bottom - top) / cellsAcross, 1e-9);
  const columns = Math.floor((right - left) / side) + 1;
  const rows = Math.floor((bottom - top) / side) + 1;
  const column = (x: number) => Math.min(Math.max(Math.floor((x - left) / side), 0), columns - 1);
  const row = (y: number) => Math.min(Math.max(Math.floor((y - top) / side), 0), rows - 1);

  const cells = new Map<number, number[]>();
  points.forEach(({ x, y }, index) => {
    const key = row(y) * columns + column(x);
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  });

  function nearest(at: Point, reach: number): number {
    let found = -1;
    let least = reach * reach;
    for (let r = row(at.y - reach); r <= row(at.y + reach); r++) {
      for (let c = column(at.x - reach); c <= column(at.x + reach); c++) {
        for (const index of cells.get(r * columns + c) ?? []) {
          const point = points[index];
          const distance = point ? (point.x - at.x) ** 2 + (point.y - at.y) ** 2 : Infinity;
          if (distance > least) continue;
          found = index;
          least = distance;
        }
      }
    }
    return found;
  }
  return { nearest: points.length === 0 ? () => -1 : nearest };
}
