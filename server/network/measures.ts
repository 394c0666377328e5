import louvain from 'graphology-communities-louvain';
import betweennessCentrality from 'graphology-metrics/centrality/betweenness.js';
import pagerank from 'graphology-metrics/centrality/pagerank.js';
import { createUnweightedIndexedBrandes } from 'graphology-shortest-path/indexed-brandes.js';
import type { AbstractGraph } from 'graphology-types';
import { dice, seeded } from '#core/games/chance.ts';
import type { InfluenceGraph, WeightedGraph } from './graphs.ts';

/** People times ties up to which every shortest way is followed; beyond it a sample of people stands for all. */
const maxExactWork = 4e7;
const fewestPivots = 200;

/** A node's measure by its place; the graphs here have the places 0, 1, 2 ... as nodes. */
const byPlace = (values: Record<string, number>, size: number): Float64Array =>
  Float64Array.from({ length: size }, (_, place) => values[place] ?? 0);

/** The share of shortest ways between two others that lead through each node, 0-1; `rest` is called within long work. */
export function betweenness(graph: AbstractGraph, rest = () => {}, work = maxExactWork): Float64Array {
  const { order, size } = graph;
  // On its first day a community has ties, and nobody who is established.
  if (order === 0) return new Float64Array();
  if (order * (order + size) <= work) {
    return byPlace(betweennessCentrality(graph, { getEdgeWeight: null }), order);
  }
  const pivots = Math.min(order, Math.max(fewestPivots, Math.floor(work / (order + size))));
  return sampledBetweenness(graph, pivots, rest);
}

/** The same, told from the shortest ways that begin at some nodes drawn by a fixed seed. */
export function sampledBetweenness(graph: AbstractGraph, pivots: number, rest = () => {}): Float64Array {
  const { order } = graph;
  const shortestFrom = createUnweightedIndexedBrandes(graph);
  const sums = new Float64Array(order);
  const carried = new Float64Array(order);
  for (const source of drawPlaces(order, pivots)) {
    const [reached, before, ways] = shortestFrom(source);
    carried.fill(0);
    while (reached.size > 0) {
      const place = reached.pop() ?? source;
      const share = (1 + (carried[place] ?? 0)) / (ways[place] ?? 1);
      for (const earlier of before[place] ?? []) {
        carried[earlier] = (carried[earlier] ?? 0) + (ways[earlier] ?? 0) * share;
      }
      if (place !== source) sums[place] = (sums[place] ?? 0) + (carried[place] ?? 0);
    }
    rest();
  }
  const scale = order / pivots / ((order - 1) * (order - 2));
  return sums.map((sum) => sum * scale);
}

function drawPlaces(size: number, count: number): number[] {
  const below = dice(2026);
  const places = Array.from({ length: size }, (_, place) => place);
  for (let index = 0; index < count; index++) {
    const drawn = index + below(size - index);
    [places[index], places[drawn]] = [places[drawn] ?? 0, places[index] ?? 0];
  }
  return places.slice(0, count);
}

/** The share of influence that ends up at each node, along weighted ties; all shares add up to 1. */
export const pageRank = (graph: WeightedGraph | InfluenceGraph): Float64Array =>
  byPlace(pagerank(graph, { getEdgeWeight: 'weight', tolerance: 1e-12, maxIterations: 1000 }), graph.order);

/** The group of each node, by Louvain; the same network always falls into the same groups. */
export function communities(graph: WeightedGraph): Int32Array {
  const found = louvain(graph, { getEdgeWeight: 'weight', rng: seeded('rota-viva') });
  return Int32Array.from({ length: graph.order }, (_, place) => found[place] ?? 0);
}
