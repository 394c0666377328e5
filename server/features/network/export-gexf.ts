import { MultiUndirectedGraph } from 'graphology';
import { write } from 'graphology-gexf';
import { type ExportedNetwork, type ExportedPerson, measuresOf } from './exported-network.ts';

/** Characters that XML 1.0 knows no way to write. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** What Gephi is told of a person; it has no way to say that points or a visit are not known, and the sheets have them. */
function attributesOf(person: ExportedPerson) {
  const { x, y, ...measures } = measuresOf(person);
  return {
    label: person.name.replaceAll(unwritable, ''),
    x: x * 1000,
    y: y * -1000,
    ...measures,
    leadership: person.leadership,
    group: person.group ?? 0,
    reasons: person.reasons.join(', '),
  };
}

/** The network as Gephi reads it, with the places where the page draws it. */
export function toGexf({ people, ties }: ExportedNetwork): string {
  const graph = new MultiUndirectedGraph();
  for (const person of people) graph.addNode(person.id, attributesOf(person));
  for (const { from, to, ...tie } of ties) graph.addUndirectedEdge(from, to, tie);
  return write(graph, {
    formatNode: (_id, { label, x, y, ...attributes }) => ({ label, attributes, viz: { x, y, size: 10 } }),
    formatEdge: (_id, { weight, ...attributes }) => ({ weight, attributes }),
  });
}
