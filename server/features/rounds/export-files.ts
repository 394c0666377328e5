import { MultiDirectedGraph } from 'graphology';
import { write } from 'graphology-gexf';
import type { Answer } from '#core/contract/index.ts';
import type { RoundFormat } from '#core/contract/round-export.ts';
import { nominationModel } from '#core/nominations/model.ts';
import { csvFile } from '#core/progress/csv.ts';
import type { ToldHead, ToldPerson } from './told-round.ts';

/** What a file is written of. */
interface FileRound {
  round: Answer<'roundResults'>['round'];
  told: (ToldHead & { named: readonly (ToldPerson & { id: number; username: string })[] }) | null;
  /** Whom those who take care would name; one entry for each of them who would. */
  opinions: readonly number[];
}

/** Characters that XML 1.0 knows no way to write. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Questions and people as nodes; between them how many people named this person in that question. */
interface Sums {
  nodes: {
    id: string;
    label: string;
    kind: 'pergunta' | 'pessoa';
    count: number;
    low: number;
    high: number;
  }[];
  edges: { from: string; to: string; weight: number; low: number; high: number }[];
}

function sumsOf({ round, told }: FileRound): Sums {
  const questions = round.questions.map((label, place) => ({
    id: `q${place + 1}`,
    label,
    kind: 'pergunta' as const,
    count: 0,
    low: 0,
    high: 0,
  }));
  const named = told?.named ?? [];
  return {
    nodes: [
      ...questions,
      ...named.map(({ id, username, together }) => ({
        id: `p${id}`,
        label: username,
        kind: 'pessoa' as const,
        count: together?.count ?? 0,
        low: together?.low ?? 0,
        high: together?.high ?? 0,
      })),
    ],
    edges: named.flatMap(({ id, questions: each }) =>
      each.flatMap((told, place) =>
        told
          ? [{ from: `q${place + 1}`, to: `p${id}`, weight: told.count, low: told.low, high: told.high }]
          : [],
      ),
    ),
  };
}

function toCsv({ round, told, opinions }: FileRound): string {
  const carers = new Map<number, number>();
  for (const id of opinions) carers.set(id, (carers.get(id) ?? 0) + 1);
  const columns = [
    'rodada',
    'fim',
    'pessoa',
    'nome',
    'pergunta',
    'indicacoes',
    'de',
    'ate',
    'pouco_ativa_aqui',
    'quem_cuida_indicaria',
  ];
  const rows = (told?.named ?? []).flatMap(({ id, username, together, questions, isHidden }) =>
    [together, ...questions].map((estimate, place) => [
      round.id,
      round.endsAt,
      id,
      username,
      place === 0 ? 'todas' : (round.questions[place - 1] ?? ''),
      estimate?.count ?? 'incerto',
      estimate?.low,
      estimate?.high,
      isHidden,
      carers.get(id) ?? 0,
    ]),
  );
  return csvFile([columns, ...rows]);
}

/** Which round it was, and when. */
const titleOf = ({ id, openedAt, endsAt }: FileRound['round']): string =>
  `Rodada ${id}, de ${momentWords(openedAt)} a ${momentWords(endsAt)} (hora de Brasília)`;

function toGexf(results: FileRound): string {
  const { nodes, edges } = sumsOf(results);
  const graph = new MultiDirectedGraph();
  graph.replaceAttributes({
    lastModifiedDate: results.round.endsAt.slice(0, 10),
    description: titleOf(results.round),
  });
  for (const { id, label, ...attributes } of nodes)
    graph.addNode(id, { label: label.replaceAll(unwritable, ''), ...attributes });
  for (const { from, to, ...attributes } of edges) graph.addDirectedEdge(from, to, attributes);
  return write(graph, {
    formatNode: (_id, { label, ...attributes }) => ({ label, attributes }),
    formatEdge: (_id, { weight, ...attributes }) => ({ weight, attributes }),
  });
}

function toGraphml(results: FileRound): string {
  const { nodes, edges } = sumsOf(results);
  const data = (key: string, value: string | number): string =>
    `<data key="${key}">${escaped(String(value))}</data>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    '<key id="label" for="node" attr.name="label" attr.type="string"/>',
    '<key id="kind" for="node" attr.name="kind" attr.type="string"/>',
    '<key id="count" for="node" attr.name="count" attr.type="int"/>',
    '<key id="weight" for="edge" attr.name="weight" attr.type="int"/>',
    '<key id="low" for="all" attr.name="low" attr.type="int"/>',
    '<key id="high" for="all" attr.name="high" attr.type="int"/>',
    '<graph edgedefault="directed">',
    `<desc>${escaped(titleOf(results.round))}</desc>`,
    ...nodes.map(
      ({ id, label, kind, count, low, high }) =>
        `<node id="${id}">${data('label', label)}${data('kind', kind)}${data('count', count)}${data('low', low)}${data('high', high)}</node>`,
    ),
    ...edges.map(
      ({ from, to, weight, low, high }) =>
        `<edge source="${from}" target="${to}">${data('weight', weight)}${data('low', low)}${data('high', high)}</edge>`,
    ),
    '</graph>',
    '</graphml>',
    '',
  ].join('\n');
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const momentWords = (instant: string): string => moment.format(new Date(instant));

const twoDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What the files mean. */
function toCodebook({ round, told }: FileRound): string {
  const { stability, toldFrom } = nominationModel;
  return [
    titleOf(round),
    `Regra de cálculo: versão ${told?.modelVersion ?? '-'}`,
    `Responderam: ${told?.answered ?? 0} (em passos de cinco) de ${told?.members ?? round.members} pessoas`,
    `Estabilidade da ordem: ${told ? twoDecimals.format(told.stability) : '-'} (abaixo de ${twoDecimals.format(stability.least)} não se afirma nada; a partir de ${twoDecimals.format(stability.firm)} a ordem pouco muda)`,
    '',
    'Perguntas:',
    ...round.questions.map((text, place) => `q${place + 1}: ${text}`),
    '',
    'indicacoes (count, weight): quantas pessoas indicaram esta pessoa. Para que ninguém descubra quem indicou quem, cada',
    `  número foi deslocado uma vez por sorteio (em geral até 2 para mais ou para menos, numa pergunta até 4), e «incerto» é o que fica abaixo de ${toldFrom.together} (numa pergunta, de ${toldFrom.question}) e pode ser só o sorteio.`,
    'de, ate (low, high): intervalo de 95%: quantas indicações haveria se outras pessoas da comunidade tivessem respondido (bootstrap',
    '  sobre quem respondeu, por inversão de testes, sem reposição, com o sorteio incluído). Em números pequenos pode começar em 0.',
    'pouco_ativa_aqui: indicada por muita gente, com pontos na metade de baixo da comunidade.',
    'quem_cuida_indicaria: quantas das pessoas que hoje cuidam da comunidade indicariam esta pessoa. Fica à parte das respostas.',
    'GEXF e GraphML: perguntas e pessoas são os nós; a ligação diz quantas pessoas indicaram a pessoa na pergunta.',
    'Quem indicou quem não está em nenhum arquivo.',
    '',
  ].join('\n');
}

/** How each file is written. */
export const roundFiles: Record<
  RoundFormat,
  { write(results: FileRound): string; type: string; ending: string }
> = {
  csv: { write: toCsv, type: 'text/csv; charset=utf-8', ending: 'csv' },
  gexf: { write: toGexf, type: 'application/xml; charset=utf-8', ending: 'gexf' },
  graphml: { write: toGraphml, type: 'application/xml; charset=utf-8', ending: 'graphml' },
  codebook: { write: toCodebook, type: 'text/plain; charset=utf-8', ending: 'txt' },
};
