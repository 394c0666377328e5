const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** A number as Brazilians write it: 1234.56 is '1.234,6'. */
export const formatNumber = (value: number): string => numbers.format(value);

/** Portuguese goes to the plural only from 2 upwards ('1,5 voto'), and says '0 votos'. */
const isSingular = (count: number): boolean => count > 0 && count < 2;

/** A count with its noun: '1 pessoa', '12 pessoas'. */
export const counted = (count: number, singular: string, plural: string): string =>
  `${formatNumber(count)} ${isSingular(count) ? singular : plural}`;

/** What is still lacking, with its verb: 'Falta 1 voto', 'Faltam 3 votos'. */
export const lacking = (count: number, singular: string, plural: string): string =>
  `${isSingular(count) ? 'Falta' : 'Faltam'} ${counted(count, singular, plural)}`;

/** A list as one speaks it: 'a', 'a e b', 'a, b e c', or with 'ou'. */
export const joined = (parts: readonly string[], last: 'e' | 'ou' = 'e'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.slice(-1).join('')}`;
