import { expect, test } from 'vitest';
import { dice } from '#core/games/chance.ts';
import { pointGrid } from './point-grid.ts';
import type { Point } from './view.ts';

const pick = dice(7);
const points = Array.from({ length: 10_000 }, () => ({ x: pick(2000) - 1000, y: pick(1000) / 3 }));

const bySearch = (at: Point, reach: number): number => {
  const distances = points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  const least = Math.min(...distances);
  return least <= reach ? least : -1;
};

test('the nearest of ten thousand is the one a full search finds', () => {
  const grid = pointGrid(points);
  for (let turn = 0; turn < 100; turn++) {
    const at = { x: pick(2400) - 1200, y: pick(500) - 80 };
    const found = points[grid.nearest(at, 12)];
    const distance = found ? Math.hypot(found.x - at.x, found.y - at.y) : -1;
    expect(distance).toBeCloseTo(bySearch(at, 12));
  }
});

test('nothing within reach is nothing', () => {
  expect(pointGrid(points).nearest({ x: 5000, y: 5000 }, 20)).toBe(-1);
  expect(pointGrid([]).nearest({ x: 0, y: 0 }, 20)).toBe(-1);
});

test.each([
  ['one point', [{ x: 2, y: 2 }]],
  [
    'a line',
    [
      { x: 0, y: 2 },
      { x: 2, y: 2 },
    ],
  ],
  [
    'one place',
    [
      { x: 2, y: 2 },
      { x: 2, y: 2 },
    ],
  ],
])('%s can be hit', (_, few) => {
  expect(few[pointGrid(few).nearest({ x: 2.5, y: 2 }, 1)]).toEqual({ x: 2, y: 2 });
});
