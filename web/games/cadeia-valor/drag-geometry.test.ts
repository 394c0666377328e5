import { expect, test } from 'vitest';
import { scrollStep, shiftOf, targetOf } from './drag-geometry.ts';

const spans = [
  { top: 0, height: 60 },
  { top: 70, height: 100 },
  { top: 180, height: 60 },
  { top: 250, height: 60 },
];

test.each([
  { from: 0, travelled: 0, to: 0 },
  { from: 0, travelled: 60, to: 1 },
  { from: 0, travelled: 170, to: 2 },
  { from: 0, travelled: 900, to: 3 },
  { from: 3, travelled: -70, to: 2 },
  { from: 3, travelled: -250, to: 0 },
  { from: 3, travelled: -900, to: 0 },
  { from: 1, travelled: 20, to: 1 },
])('row $from, dragged by $travelled, hangs over row $to', ({ from, travelled, to }) => {
  expect(targetOf(spans, from, travelled)).toBe(to);
});

test('the rows between make room, the others stay', () => {
  const shifts = (from: number, to: number) =>
    [0, 1, 2, 3].map((index) => shiftOf(index, { from, to, room: 70 }));
  expect(shifts(0, 2)).toEqual([0, -70, -70, 0]);
  expect(shifts(3, 1)).toEqual([0, 70, 70, 0]);
  expect(shifts(1, 1)).toEqual([0, 0, 0, 0]);
});

test('the page scrolls near an edge, faster the nearer, and only towards it', () => {
  expect(scrollStep(400, 300, 740)).toBe(0);
  expect(scrollStep(100, 300, 740)).toBeLessThan(0);
  expect(scrollStep(20, 300, 740)).toBeLessThan(scrollStep(100, 300, 740));
  expect(scrollStep(700, 300, 740)).toBeGreaterThan(0);
  expect(scrollStep(690, 700, 740)).toBe(0);
  expect(scrollStep(60, 50, 740)).toBe(0);
});
