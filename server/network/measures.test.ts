import { describe, expect, it } from 'vitest';
import type { PublicTie } from '#core/network/ties.ts';
import { karateMeasures, karateTies } from '#server/testing/karate-club.ts';
import { publicGraph } from './graphs.ts';
import { betweenness, communities, pageRank, sampledBetweenness } from './measures.ts';

const tie = (one: number, other: number, weight = 1): PublicTie => ({
  one,
  other,
  kind: 'connection',
  weights: [weight, weight, weight, weight],
  isDamped: false,
});

const graphOf = (pairs: readonly (readonly [number, number, number?])[]) =>
  publicGraph(
    Math.max(...pairs.map(([one, other]) => Math.max(one, other))) + 1,
    pairs.map(([one, other, weight]) => tie(one, other, weight)),
  );

const expectClose = (measured: Float64Array, known: readonly number[]) => {
  expect(measured).toHaveLength(known.length);
  for (const [place, value] of known.entries()) expect(measured[place]).toBeCloseTo(value, 6);
};

/** Two cliques of four with one node between them. */
const barbell = [
  ...[0, 5].flatMap((first) =>
    [0, 1, 2, 3].flatMap((one) =>
      [1, 2, 3].filter((other) => other > one).map((other) => [first + one, first + other] as const),
    ),
  ),
  [3, 4] as const,
  [4, 5] as const,
];

describe('measures of known graphs, to six digits', () => {
  it("agree on Zachary's karate club", () => {
    const unweighted = graphOf(karateTies.map(([one, other]) => [one, other] as const));
    expectClose(betweenness(unweighted), karateMeasures.betweenness);
    expectClose(pageRank(unweighted), karateMeasures.pageRank);
    expectClose(pageRank(graphOf(karateTies)), karateMeasures.weightedPageRank);
  });

  it('agree on a path, a star and a barbell', () => {
    const path = graphOf([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    expectClose(betweenness(path), [0, 0.5, 2 / 3, 0.5, 0]);
    const star = graphOf([
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ]);
    expectClose(betweenness(star), [1, 0, 0, 0, 0]);
    expectClose(pageRank(star), [0.47567568, 0.13108108, 0.13108108, 0.13108108, 0.13108108]);
    expect(betweenness(graphOf([]))).toHaveLength(0);
    expectClose(betweenness(graphOf(barbell)), [0, 0, 0, 15 / 28, 16 / 28, 15 / 28, 0, 0, 0]);
  });

  it('find the groups of a barbell', () => {
    const groups = communities(graphOf(barbell));
    expect(new Set(groups.slice(0, 4)).size).toBe(1);
    expect(new Set(groups.slice(5)).size).toBe(1);
    expect(groups[0]).not.toBe(groups[8]);
  });
});

describe('sampled betweenness', () => {
  const graph = graphOf(karateTies);

  it('is exact when everyone is drawn', () => {
    expectClose(sampledBetweenness(graph, 34), karateMeasures.betweenness);
  });

  it('stands in for the exact one beyond the work that is allowed', () => {
    const some = betweenness(graph, undefined, 10);
    expectClose(some, karateMeasures.betweenness);
    const few = sampledBetweenness(graph, 12);
    expect(few[0]).toBeGreaterThan(0.2);
    expect(few.indexOf(Math.max(...few))).toBe(0);
  });
});
