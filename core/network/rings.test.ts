import { describe, expect, it } from 'vitest';
import { findRings } from './rings.ts';

const votes = (from: number, to: number, count: number) => ({ from, to, votes: [count] as [number] });
const mutual = (one: number, other: number, count: number) => [
  votes(one, other, count),
  votes(other, one, count),
];

describe('a circle in which votes go round', () => {
  it('is found where half of its votes or more are its own', () => {
    expect(findRings(3, [...mutual(0, 1, 3), votes(2, 0, 6)])).toEqual([[0, 1]]);
  });

  it('is none where others gave more than it gave itself', () => {
    expect(findRings(3, [...mutual(0, 1, 3), votes(2, 0, 7)])).toEqual([]);
  });

  it('is none where somebody votes too seldom, or only one way', () => {
    expect(findRings(2, [votes(0, 1, 3), votes(1, 0, 2)])).toEqual([]);
    expect(findRings(2, [votes(0, 1, 9)])).toEqual([]);
  });

  it('has twelve people at most', () => {
    const round = (size: number) => Array.from({ length: size }, (_, at) => votes(at, (at + 1) % size, 3));
    expect(findRings(12, round(12))[0]).toHaveLength(12);
    expect(findRings(13, round(13))).toEqual([]);
  });

  it('is found also where somebody of it votes often for one who was looked at before', () => {
    const circles = findRings(5, [...mutual(0, 1, 3), ...mutual(2, 3, 4), votes(2, 0, 3), votes(4, 2, 1)]);
    expect(circles.map((circle) => circle.toSorted())).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('is found whole, whoever of it somebody votes for first', () => {
    const circles = findRings(4, [...mutual(0, 1, 3), ...mutual(0, 2, 3), ...mutual(0, 3, 3)]);
    expect(circles.map((circle) => circle.toSorted())).toEqual([[0, 1, 2, 3]]);
  });

  it('is told apart from another', () => {
    expect(findRings(4, [...mutual(0, 1, 3), ...mutual(2, 3, 3), votes(1, 2, 1)])).toHaveLength(2);
  });
});
