/**
 * A number as Brazilians write it: 1234.56 is '1.234,6'. By hand, since a cheap phone needs a sixth of a second to make
 * the browser's own formatter, before it can show anything.
 */
export function formatNumber(value: number): string {
  const [whole = '', tenth] = value.toFixed(1).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return tenth === '0' ? grouped.replace(/^-0$/, '0') : `${grouped},${tenth}`;
}

/** Portuguese goes to the plural only from 2 upwards ('1,5 voto'), and says '0 votos'. */
const isSingular = (count: number): boolean => count > 0 && count < 2;

/** The noun of a count that stands elsewhere. */
export const nounOf = (count: number, singular: string, plural: string): string =>
  isSingular(count) ? singular : plural;

/** A count with its noun: '1 pessoa', '12 pessoas'. */
export const counted = (count: number, singular: string, plural: string): string =>
  `${formatNumber(count)} ${nounOf(count, singular, plural)}`;

/** What is still lacking, with its verb: 'Falta 1 voto', 'Faltam 3 votos'. */
export const lacking = (count: number, singular: string, plural: string): string =>
  `${isSingular(count) ? 'Falta' : 'Faltam'} ${counted(count, singular, plural)}`;

/** A list as one speaks it: 'a', 'a e b', 'a, b e c', or with 'ou'. */
export const joined = (parts: readonly string[], last: 'e' | 'ou' = 'e'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.slice(-1).join('')}`;
