import { DirectedGraph, UndirectedGraph } from 'graphology';
import type { NetworkDescription, PublicTie } from '#core/progress/network.ts';

export type WeightedGraph = UndirectedGraph<Record<string, never>, { weight: number }>;
export type InfluenceGraph = DirectedGraph<Record<string, never>, { weight: number }>;

function withNodes<G extends { addNode(node: number): string }>(graph: G, size: number): G {
  for (let place = 0; place < size; place++) graph.addNode(place);
  return graph;
}

const more = (weight: number) => (edge: { weight?: number }) => ({ weight: (edge.weight ?? 0) + weight });

/** Who is tied with whom, as everybody may see it: one edge a pair, in whichever ways it is tied. */
export function publicGraph(size: number, ties: readonly PublicTie[]): WeightedGraph {
  const graph: WeightedGraph = withNodes(new UndirectedGraph(), size);
  for (const { one, other, weights } of ties) graph.updateUndirectedEdge(one, other, more(weights[0]));
  return graph;
}

/** The same with the votes, in both directions alike: what groups are found in. */
export function wholeGraph({ people, ties, flows }: NetworkDescription): WeightedGraph {
  const graph = publicGraph(people.length, ties);
  for (const { from, to, weight } of flows) graph.updateUndirectedEdge(from, to, more(weight));
  return graph;
}

/** Where influence goes: both ways along a tie, and from a voter to the author. */
export function influenceGraph({ people, ties, flows }: NetworkDescription): InfluenceGraph {
  const graph: InfluenceGraph = withNodes(new DirectedGraph(), people.length);
  for (const { one, other, weights } of ties) {
    graph.updateDirectedEdge(one, other, more(weights[0]));
    graph.updateDirectedEdge(other, one, more(weights[0]));
  }
  for (const { from, to, weight } of flows) graph.updateDirectedEdge(from, to, more(weight));
  return graph;
}
