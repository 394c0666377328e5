import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf, percentileOf } from './percentile.ts';

const histogramOf = (scores: readonly number[]) => {
  const members = new Map<number, number>();
  for (const score of scores) members.set(bucketOf(score), (members.get(bucketOf(score)) ?? 0) + 1);
  return [...members].map(([bucket, count]) => ({ bucket, members: count }));
};

describe('bucketOf', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [1, 1],
    [15, 15],
    [15.9, 15],
    [16, 16],
    [17, 16],
    [18, 17],
    [31, 23],
    [32, 24],
    [1_048_575, 143],
    [1e12, 143],
  ])('%d is in bucket %d', (score, bucket) => expect(bucketOf(score)).toBe(bucket));

  it('never falls as the score grows, and leaves no bucket out', () => {
    const used = new Set<number>();
    let last = 0;
    for (let score = 0; score < 70_000; score += 1) {
      const bucket = bucketOf(score);
      expect(bucket - last === 0 || bucket - last === 1).toBe(true);
      used.add(bucket);
      last = bucket;
    }
    expect(used.size).toBe(last + 1);
  });
});

describe('percentileOf', () => {
  it.each<[string, number, number[], number]>([
    ['nobody to compare with', 3, [], 0],
    ['nothing done', 0, [0, 0, 5], 0],
    ['alone', 7, [7], 50],
    ['the highest of four', 9, [0, 1, 2, 9], 87.5],
    ['the lowest that did something', 1, [0, 1, 2, 9], 37.5],
    ['half of the equals count', 3, [1, 3, 3, 5], 50],
    ['above everyone in an old snapshot', 40, [0, 1, 2, 9], 100],
  ])('%s', (_, score, scores, percentile) => {
    expect(percentileOf(score, histogramOf(scores))).toBe(percentile);
  });

  it('is the exact mid-rank for small scores, whatever the order of the buckets', () => {
    const small = fc.integer({ min: 1, max: 15 });
    fc.assert(
      fc.property(small, fc.array(fc.nat(15), { minLength: 1 }), (score, scores) => {
        const below = scores.filter((other) => other < score).length;
        const equal = scores.filter((other) => other === score).length;
        const exact = ((below + equal / 2) / scores.length) * 100;
        const histogram = histogramOf(scores);
        expect(percentileOf(score, histogram)).toBeCloseTo(exact, 9);
        expect(percentileOf(score, [...histogram].reverse())).toBeCloseTo(exact, 9);
      }),
    );
  });

  it('stays within 0-100 and never falls as the score grows', () => {
    const score = fc.nat(2_000_000);
    fc.assert(
      fc.property(score, score, fc.array(score), (a, b, scores) => {
        const histogram = histogramOf(scores);
        const low = percentileOf(Math.min(a, b), histogram);
        const high = percentileOf(Math.max(a, b), histogram);
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(histogram.length).toBeLessThanOrEqual(144);
      }),
    );
  });
});
