import { UndirectedGraph } from 'graphology';
import { write } from 'graphology-gexf';
import type { RoundFormat } from '#core/contract/round-export.ts';
import { csvFile } from '#core/progress/csv.ts';
import { titleOf, toCodebook } from './codebook.ts';
import { type FileRound, graphOf } from './round-graph.ts';

/** Characters that XML 1.0 knows no way to write. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** What was told of everybody who could be named, and of names from outside. */
function toCsv({ round, told, people, opinions }: FileRound): string {
  const carers = new Map<number, number>();
  for (const id of opinions) carers.set(id, (carers.get(id) ?? 0) + 1);
  const columns = [
    'rodada',
    'fim',
    'tipo',
    'pessoa',
    'nome',
    'pergunta',
    'indicacoes',
    'de',
    'ate',
    'pouco_ativa_aqui',
    'ativa_e_pouco_indicada',
    'quem_cuida_indicaria',
  ];
  const head = [round.id, round.endsAt];
  const rows = people.flatMap(({ id, username, together, questions, isHidden, isUnnamed }) =>
    // Of whom nothing was told, nothing was told of any question.
    (together ? [together, ...questions] : [null]).map((estimate, place) => [
      ...head,
      'pessoa',
      id,
      username,
      place === 0 ? 'todas' : (round.questions[place - 1] ?? ''),
      estimate?.count ?? 'incerto',
      estimate?.low,
      estimate?.high,
      isHidden,
      isUnnamed,
      carers.get(id) ?? 0,
    ]),
  );
  const outside = (told?.outside ?? []).map(({ name, count }) => [
    ...head,
    'de_fora',
    undefined,
    name,
    'todas',
    count,
    ...Array.from({ length: 5 }, () => undefined),
  ]);
  return csvFile([columns, ...rows, ...outside]);
}

/** The ties of the graph, one a row. */
function toTiesCsv(results: FileRound): string {
  const { nodes, edges } = graphOf(results);
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const { id, endsAt } = results.round;
  return csvFile([
    ['rodada', 'fim', 'tipo', 'um', 'nome_um', 'outro', 'nome_outro', 'peso', 'de', 'ate'],
    ...edges.map(({ from, to, kind, weight, low, high }) => [
      id,
      endsAt,
      kind,
      from,
      labels.get(from),
      to,
      labels.get(to),
      weight,
      low,
      high,
    ]),
  ]);
}

function toGexf(results: FileRound): string {
  const { nodes, edges } = graphOf(results);
  const graph = new UndirectedGraph();
  graph.replaceAttributes({
    lastModifiedDate: results.round.endsAt.slice(0, 10),
    description: titleOf(results.round),
  });
  for (const { id, label, ...attributes } of nodes)
    graph.addNode(id, { label: label.replaceAll(unwritable, ''), ...attributes });
  for (const { from, to, ...attributes } of edges) graph.addEdge(from, to, attributes);
  return write(graph, {
    formatNode: (_id, { label, ...attributes }) => ({ label, attributes }),
    formatEdge: (_id, { weight, ...attributes }) => ({ weight, attributes }),
  });
}

function toGraphml(results: FileRound): string {
  const { nodes, edges } = graphOf(results);
  const data = (values: object): string =>
    Object.entries(values)
      .map(([key, value]) => `<data key="${key}">${escaped(String(value))}</data>`)
      .join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    '<key id="label" for="node" attr.name="label" attr.type="string"/>',
    '<key id="kind" for="all" attr.name="kind" attr.type="string"/>',
    '<key id="count" for="node" attr.name="count" attr.type="int"/>',
    '<key id="weight" for="edge" attr.name="weight" attr.type="double"/>',
    '<key id="low" for="all" attr.name="low" attr.type="int"/>',
    '<key id="high" for="all" attr.name="high" attr.type="int"/>',
    '<graph edgedefault="undirected">',
    `<desc>${escaped(titleOf(results.round))}</desc>`,
    ...nodes.map(({ id, ...values }) => `<node id="${id}">${data(values)}</node>`),
    ...edges.map(({ from, to, ...values }) => `<edge source="${from}" target="${to}">${data(values)}</edge>`),
    '</graph>',
    '</graphml>',
    '',
  ].join('\n');
}

/** How each file is written. */
export const roundFiles: Record<
  RoundFormat,
  { write(results: FileRound): string; type: string; ending: string }
> = {
  csv: { write: toCsv, type: 'text/csv; charset=utf-8', ending: 'csv' },
  ties: { write: toTiesCsv, type: 'text/csv; charset=utf-8', ending: 'ligacoes.csv' },
  gexf: { write: toGexf, type: 'application/xml; charset=utf-8', ending: 'gexf' },
  graphml: { write: toGraphml, type: 'application/xml; charset=utf-8', ending: 'graphml' },
  codebook: { write: toCodebook, type: 'text/plain; charset=utf-8', ending: 'txt' },
};
