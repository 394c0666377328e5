import { describe, expect, it } from 'vitest';
import type { VoteFlow } from './ties.ts';
import { heardShares } from './voices.ts';

const flow = (from: number, to: number, weight = 1): VoteFlow => ({
  from,
  to,
  votes: [weight, weight, weight, weight],
  weight,
  full: weight,
});

/** Five whom the community knows, 0 to 4, and whoever comes after them. */
const village = {
  anchors: [],
  echoes: new Map<number, Map<number, number>>(),
  body: new Set([0, 1, 2, 3, 4]),
  apart: new Set<number>(),
  held: new Set<number>(),
  hasStrangers: true,
};

describe('votes', () => {
  it('of those whom the community knows are heard whole', () => {
    expect(heardShares([flow(0, 1), flow(2, 1), flow(3, 0)], village)).toEqual([1, 1, 1]);
  });

  it('of people whom nobody knows add half of what the others gave, and one vote at least', () => {
    const known = [flow(0, 1, 2), flow(2, 1, 2)];
    const strangers = [flow(5, 1, 2), flow(6, 1, 2)];
    expect(heardShares([...known, ...strangers], village)).toEqual([1, 1, 0.5, 0.5]);
    expect(heardShares(strangers, village)).toEqual([0.125, 0.125]);
  });

  it('are all heard where nobody can stand apart', () => {
    const strangers = [flow(5, 1, 2), flow(6, 1, 2), flow(5, 6)];
    expect(heardShares(strangers, { ...village, hasStrangers: false })).toEqual([1, 1, 1]);
  });

  it('among people whom nobody knows, of those apart and among those whom two hold say nothing', () => {
    const voices = { ...village, apart: new Set([4]), held: new Set([2, 3]) };
    expect(heardShares([flow(5, 6), flow(4, 0), flow(2, 3), flow(2, 0), flow(0, 1, 0)], voices)).toEqual([
      0, 0, 0, 1, 0,
    ]);
  });

  it('of one voice are heard once, the loudest of them, and not by itself', () => {
    const voices = { ...village, anchors: [0, 1, 0, 0, 4] };
    expect(heardShares([flow(2, 1, 1), flow(3, 1, 2), flow(2, 3)], voices)).toEqual([0, 1, 0]);
    const echoed = { ...village, echoes: new Map([[1, new Map([[2, 3]])]]) };
    expect(heardShares([flow(3, 1, 2), flow(2, 1, 1)], echoed)).toEqual([1, 0]);
  });
});
