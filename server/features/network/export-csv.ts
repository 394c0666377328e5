import { csvFile } from '#core/progress/csv.ts';
import type { ExportedNetwork } from './exported-network.ts';

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });

/** The sheet of people. The last visit is there for those who take care, who see it elsewhere too. */
export function toCsv({ people, isForCarers }: ExportedNetwork): string {
  const columns = [
    'id',
    'nome',
    'pontos',
    'jogos_concluidos',
    ...(isForCarers ? ['ultima_visita'] : []),
    'grupo',
    'pessoas_conectadas',
    'intermediacao',
    'influencia',
    'ponte',
    'emergente',
    'pontos_30_dias',
    'amortecido',
    'recente',
    'lideranca',
    'motivos',
  ];
  const rows = people.map((person) => [
    person.id,
    person.name,
    person.points ?? undefined,
    person.games ?? undefined,
    ...(isForCarers ? [person.lastVisit === null ? undefined : day.format(new Date(person.lastVisit))] : []),
    person.group ?? undefined,
    person.degree,
    person.betweenness,
    person.pageRank,
    person.isBridge,
    person.isEmerging,
    person.rise30d,
    person.isDamped,
    person.isNew,
    person.leadership,
    person.reasons.join(', '),
  ]);
  return csvFile([columns, ...rows]);
}

/** The sheet of ties; who they are between stands in the other one. */
export function toTiesCsv({ people, ties }: ExportedNetwork): string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return csvFile([
    ['de', 'de_nome', 'para', 'para_nome', 'ligacao', 'peso', 'amortecido'],
    ...ties.map(({ from, to, kind, isDamped, weight }) => [
      from,
      names.get(from),
      to,
      names.get(to),
      kind === 'team' ? 'equipe' : 'conexão',
      weight,
      isDamped,
    ]),
  ]);
}
