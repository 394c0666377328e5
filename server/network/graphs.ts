import { DirectedGraph, UndirectedGraph } from 'graphology';
import type { PublicTie, VoteFlow } from '#core/network/ties.ts';

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

/**
 * Where influence goes: both ways along a tie, and to those who are voted for. The last node is the ballot box, to
 * which everybody gives alike and which gives by the votes received: an edge from the voter could be reckoned back
 * from the measures, and votes are secret.
 */
export function influenceGraph(
  box: number,
  ties: readonly PublicTie[],
  flows: readonly VoteFlow[],
): InfluenceGraph {
  const graph: InfluenceGraph = withNodes(new DirectedGraph(), box + 1);
  for (const { one, other, weights } of ties) {
    graph.updateDirectedEdge(one, other, more(weights[0]));
    graph.updateDirectedEdge(other, one, more(weights[0]));
  }
  const voted = flows.reduce((sum, { weight }) => sum + weight, 0);
  if (voted === 0) return graph;
  for (let place = 0; place < box; place++) graph.addDirectedEdge(place, box, { weight: voted / box });
  for (const { to, weight } of flows) graph.updateDirectedEdge(box, to, more(weight));
  return graph;
}
