import { type CsvValue, csvFile } from '#core/progress/csv.ts';
import type { ExportedNetwork } from './exported-network.ts';

const columns = [
  'registro',
  'id',
  'nome',
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
  'de',
  'de_nome',
  'para',
  'para_nome',
  'ligacao',
  'peso',
] as const;

type Row = Partial<Record<(typeof columns)[number], CsvValue>>;

/** People and ties in one table: the first column says which a row is. */
export function toCsv({ people, ties }: ExportedNetwork): string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const rows: Row[] = [
    ...people.map((person) => ({
      registro: 'pessoa',
      id: person.id,
      nome: person.name,
      ...(person.group === null ? {} : { grupo: person.group }),
      pessoas_conectadas: person.degree,
      intermediacao: person.betweenness,
      influencia: person.pageRank,
      ponte: person.isBridge,
      emergente: person.isEmerging,
      pontos_30_dias: person.rise30d,
      amortecido: person.isDamped,
      recente: person.isNew,
      lideranca: person.leadership,
      motivos: person.reasons.join(', '),
    })),
    ...ties.map(({ from, to, kind, isDamped, weight }) => ({
      registro: 'ligação',
      de: from,
      de_nome: names.get(from) ?? '',
      para: to,
      para_nome: names.get(to) ?? '',
      amortecido: isDamped,
      ligacao: kind === 'team' ? 'equipe' : 'conexão',
      peso: weight,
    })),
  ];
  return csvFile([columns, ...rows.map((row) => columns.map((name) => row[name]))]);
}
