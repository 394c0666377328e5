import { expect, test } from 'vitest';
import { centred, moved, toNetwork, toScreen, wholeView, zoomed } from './view.ts';

const size = { width: 400, height: 300 };
const corners = [
  { x: -10, y: -5 },
  { x: 10, y: 5 },
];
const whole = wholeView(corners, size);

test('the whole view holds every point inside its margins', () => {
  for (const corner of corners) {
    const { x, y } = toScreen(corner, whole, size);
    expect(x).toBeGreaterThanOrEqual(28);
    expect(x).toBeLessThanOrEqual(372);
    expect(y).toBeGreaterThanOrEqual(28);
    expect(y).toBeLessThanOrEqual(272);
  }
  expect(whole.middle).toEqual({ x: 0, y: 0 });
});

test.each([
  ['nobody', []],
  ['one person', [{ x: 3, y: 4 }]],
  [
    'people in one place',
    [
      { x: 3, y: 4 },
      { x: 3, y: 4 },
    ],
  ],
])('%s can be seen as well', (_, points) => {
  const { scale } = wholeView(points, size);
  expect(Number.isFinite(scale) && scale > 0).toBe(true);
});

test('screen and network are two sides of one place', () => {
  const view = { middle: { x: 7, y: -2 }, scale: 13 };
  const place = toNetwork({ x: 120, y: 45 }, view, size);
  const { x, y } = toScreen(place, view, size);
  expect([x, y]).toEqual([expect.closeTo(120), expect.closeTo(45)]);
});

test('a zoom holds the point under the finger; the whole is the smallest view', () => {
  const finger = { x: 90, y: 210 };
  const near = zoomed(whole, 4, finger, size, whole);
  expect(near.scale).toBeCloseTo(whole.scale * 4);
  const held = toNetwork(finger, whole, size);
  const { x, y } = toScreen(held, near, size);
  expect([x, y]).toEqual([expect.closeTo(90), expect.closeTo(210)]);
  expect(zoomed(near, 0.01, finger, size, whole)).toEqual(whole);
  expect(zoomed(near, 1e9, finger, size, whole).scale).toBe(whole.scale * 60);
});

test('a drag moves what is seen by as many pixels', () => {
  const before = toScreen({ x: 1, y: 1 }, whole, size);
  const after = toScreen({ x: 1, y: 1 }, moved(whole, { x: 30, y: -12 }), size);
  expect(after.x - before.x).toBeCloseTo(30);
  expect(after.y - before.y).toBeCloseTo(-12);
});

test('centring comes near but never goes farther away', () => {
  expect(centred({ x: 1, y: 2 }, whole, whole, 3)).toEqual({
    middle: { x: 1, y: 2 },
    scale: whole.scale * 3,
  });
  const near = { middle: { x: 0, y: 0 }, scale: whole.scale * 10 };
  expect(centred({ x: 1, y: 2 }, near, whole, 3).scale).toBe(near.scale);
});
