import { counted } from './alternative.ts';
import { plain } from './spelling.ts';
import type { Word } from './words.ts';

/** A number of a message as a number, and the words it stands on. */
export interface Amount {
  value: number;
  from: number;
  to: number;
}

const spoken = new Map<string, number>(
  Object.entries({
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    treze: 13,
    quatorze: 14,
    catorze: 14,
    quinze: 15,
    dezesseis: 16,
    dezessete: 17,
    dezoito: 18,
    dezenove: 19,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    setenta: 70,
    oitenta: 80,
    noventa: 90,
    cem: 100,
    cento: 100,
    duzentos: 200,
    trezentos: 300,
    quatrocentos: 400,
    quinhentos: 500,
  }).map(([word, value]) => [plain(word), value]),
);

/** A word as a number, written or spoken; null where it is none. */
export function numberOf({ plain: written }: Word): number | null {
  const said = spoken.get(written);
  if (said !== undefined) return said;
  if (!/^\d+([.,]\d+)*$/.test(written)) return null;
  return Number(written.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.'));
}

/** «quarenta e cinco» is 45, «dois e quarenta» is 2,40, «dois e cinquenta e cinco» is 2,55. */
function joined(first: number, second: number): number | null {
  if (first >= 20 && second < 10 && first % 10 === 0) return first + second;
  if (first >= 100 && first % 100 === 0 && second < 100) return first + second;
  const cents = Math.round(first * 100) % 100;
  if (first < 10 && cents >= 20 && cents % 10 === 0 && second < 10) return first + second / 100;
  return first < 10 && second >= 10 && second < 100 ? first + second / 100 : null;
}

/** Nobody names more in a message: the rest is noise, and would only cost time. */
const mostAmounts = 12;

/** The amounts of money that may be meant by the numbers of a message: those that count no things, days or hours. */
export function amountsIn(words: readonly Word[]): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < words.length && amounts.length < mostAmounts; at++) {
    const amount = amountAt(words, at);
    if (!amount) continue;
    at = amount.to;
    if (!isCount(words, amount)) amounts.push(amount);
  }
  return amounts;
}

function amountAt(words: readonly Word[], from: number): Amount | null {
  const first = words[from];
  let value = first ? numberOf(first) : null;
  if (value === null) return null;
  let to = from;
  while (words[to + 1]?.plain === 'e') {
    const next = words[to + 2];
    const more: number | null = next ? numberOf(next) : null;
    const sum: number | null = more === null ? null : joined(value, more);
    if (sum === null) break;
    value = sum;
    to += 2;
  }
  return words[to + 1]?.plain === 'mil' ? { value: value * 1000, from, to: to + 1 } : { value, from, to };
}

const beforeDates = new Set(['dia', 'as', 'das', 'dos']);

function isCount(words: readonly Word[], { from, to }: Amount): boolean {
  const next = words[to + 1];
  const isNear = next !== undefined && next.sentence === words[to]?.sentence;
  if (isNear && (counted.test(next.plain) || (next.plain === 'por' && words[to + 2]?.plain === 'cento')))
    return true;
  const before = words[from - 1]?.plain ?? '';
  return beforeDates.has(before) || (before === 'por' && words[from]?.plain === 'cento');
}
