import { MultiUndirectedGraph } from 'graphology';
import { write } from 'graphology-gexf';
import type { ExportedNetwork } from './exported-network.ts';

/** Characters that XML 1.0 knows no way to write. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The network as Gephi reads it, with the places where the page draws it. */
export function toGexf({ people, ties }: ExportedNetwork): string {
  const graph = new MultiUndirectedGraph();
  for (const {
    id,
    name,
    x,
    y,
    group,
    reasons,
    points: _points,
    games: _games,
    lastVisit: _visit,
    ...measures
  } of people) {
    graph.addNode(id, {
      label: name.replaceAll(unwritable, ''),
      x: x * 1000,
      y: y * -1000,
      ...measures,
      group: group ?? 0,
      reasons: reasons.join(', '),
    });
  }
  for (const { from, to, ...tie } of ties) graph.addUndirectedEdge(from, to, tie);
  return write(graph, {
    formatNode: (_id, { label, x, y, ...attributes }) => ({ label, attributes, viz: { x, y, size: 10 } }),
    formatEdge: (_id, { weight, ...attributes }) => ({ weight, attributes }),
  });
}
