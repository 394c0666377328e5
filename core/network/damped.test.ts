import { describe, expect, it } from 'vitest';
import { findDamped } from './damped.ts';

const got = (count: number, full: number, weight: number, to = 0) => ({
  to,
  votes: [count] as [number],
  full,
  shared: weight,
  weight,
  left: weight,
});
const nobody = new Set<number>();
const starred = (count: number, weight: number) => ({ ...got(count, weight, weight), left: 0 });
const tie = (other: number, isDamped: boolean, weight = 1) => ({
  one: 0,
  other,
  weights: [weight] as [number],
  isDamped,
});

describe('who is told that votes were damped', () => {
  it.each([
    ['three votes of which half the weight is gone', [got(3, 2, 1)], [0]],
    ['from several people together', [got(1, 1, 0.9), got(2, 1, 0.1)], [0]],
    ['two votes are too few to tell', [got(2, 2, 0)], []],
    ['a little less than half is gone', [got(3, 2, 1.01)], []],
    ['some of many', [got(3, 2, 0), got(9, 4, 4, 0)], []],
    ['each by the own votes', [got(3, 2, 0), got(9, 4, 4, 1)], [0]],
  ])('%s', (_what, votes, damped) => {
    expect([...findDamped({ flows: votes, ties: [], stars: [], known: nobody })]).toEqual(damped);
  });

  it.each([
    ['two ties of accounts round them and a vote', [starred(1, 0.5)], [tie(1, true), tie(2, true)], [0]],
    ['half of the weight is theirs', [], [tie(1, true, 2), tie(2, false), tie(3, false)], [0]],
    ['less than half is', [], [tie(1, true), tie(2, false, 1.1), tie(3, false)], []],
    ['two ties are too few', [], [tie(1, true), tie(2, true)], []],
  ])('by ties and votes: %s', (_what, votes, ties, damped) => {
    expect([...findDamped({ flows: votes, ties, stars: [], known: nobody })]).toEqual(damped);
  });

  it('and the accounts round somebody, but for whom others know besides', () => {
    const star = { satellites: new Set([4, 5]), members: new Set([3, 4, 5]) };
    expect([...findDamped({ flows: [], ties: [], stars: [star], known: nobody })]).toEqual([4, 5]);
    expect([...findDamped({ flows: [], ties: [], stars: [star], known: new Set([5]) })]).toEqual([4]);
  });

  it('of those who are known by others too, only for votes in return', () => {
    const known = new Set([0]);
    const marked = (flow: ReturnType<typeof got>, ties: ReturnType<typeof tie>[] = []) => [
      ...findDamped({ flows: [flow], ties, stars: [], known }),
    ];
    expect(marked(got(9, 4, 0.4)), 'bursts').toEqual([]);
    expect(marked(starred(9, 4), [tie(1, false)]), 'votes of accounts round them').toEqual([]);
    expect(marked({ ...got(9, 4, 0.4), shared: 4 }), 'circles').toEqual([0]);
    expect(marked(starred(9, 4), [tie(1, true), tie(2, true), tie(3, false)]), 'accepted ties').toEqual([]);
  });
});
