import type { Lines, Price, Voice } from '#core/content/desafio-negocio/shape.ts';
import { type Amount, amountsIn } from '#core/games/desafio-negocio/words/amounts.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import { findEach } from '#core/games/desafio-negocio/words/pattern.ts';
import { type Reading, read, type Word } from '#core/games/desafio-negocio/words/words.ts';
import { beside, isCost, isElsewhere } from './offers.ts';

/** What a persona pays of a price it did not know, at first and at most: whole sacks leave a thin margin. */
const shares = { opening: 0.75, best: 0.96 };
/** So far behind its amount a measure may stand: «5 reais o quilo». */
const wordsAfter = 5;
/** What can be meant by an amount, as parts of the price elsewhere. */
const reach = { min: 0.4, max: 1.6 };

/** The measure that an amount is of, «a saca de 60 quilos tá 1.850»: the nearest that is not counted itself. */
function measureOf(words: readonly Word[], amount: Amount, measures: readonly string[]): string | undefined {
  const near = beside(words, amount, wordsAfter).map((word) => words.indexOf(word));
  const places = measures.flatMap((measure) =>
    findEach(words, [measure])
      .filter(({ from }) => near.includes(from) && !words[from - 1]?.number)
      .map(({ from }) => ({ measure, away: Math.abs(from - amount.to) })),
  );
  return places.toSorted((one, another) => one.away - another.away)[0]?.measure;
}

/** The measure that the person prices by, and what is paid for it elsewhere, as far as anybody knows. */
interface Measured {
  measure: string | undefined;
  elsewhere: number | undefined;
}

/** An amount with the measure it is of; what it cost needs none. */
interface Priced {
  measure: string | undefined;
  value: number;
  kind: 'elsewhere' | 'cost' | 'own';
}

/** A message is of one conversation, and so always looked at with the same measures. */
const known = new WeakMap<Reading, readonly Priced[]>();

function pricedIn(reading: Reading, measures: readonly string[]): readonly Priced[] {
  const { words } = reading;
  return once(known, reading, () =>
    inOneMeasure(
      amountsIn(words).map((amount): Priced => {
        const kind = isCost(words, amount) ? 'cost' : isElsewhere(words, amount) ? 'elsewhere' : 'own';
        return { measure: measureOf(words, amount, measures), value: amount.value, kind };
      }),
    ),
  );
}

/** «A caixa tá 45 na Ceasa, dá 2 e pouco o quilo» is told of the box. */
function inOneMeasure(priced: readonly Priced[]): readonly Priced[] {
  const told = priced.find(({ kind, measure }) => kind === 'elsewhere' && measure !== undefined);
  return told ? priced.filter(({ kind, measure }) => kind !== 'own' || measure === told.measure) : priced;
}

/** A cost is believed within these parts of what is asked; what is paid elsewhere is then so many times the cost. */
const costs = { min: 0.3, max: 1, elsewhere: 1.6 };

function measuredIn(lines: readonly Line[], { measure: own, measures = {} }: Price): Measured {
  const names = [own?.said ?? '', ...Object.keys(measures)];
  const all = lines.flatMap(({ role, content }) => (role === 'user' ? pricedIn(read(content), names) : []));
  const priced = all.filter(({ measure, kind }) => measure !== undefined && kind !== 'cost');
  const measure = priced.at(-1)?.measure;
  const valuesOf = (wanted: Priced['kind']) =>
    priced.filter((one) => one.measure === measure && one.kind === wanted).map(({ value }) => value);
  const asked = valuesOf('own').at(-1) ?? 0;
  // «Quero 26 o quilo», and then «na cooperativa pagam 28».
  const bare = all.filter(
    ({ kind, measure: of, value }) =>
      kind === 'elsewhere' && of === undefined && value >= asked * reach.min && asked >= value * reach.min,
  );
  const told = [...valuesOf('elsewhere'), ...bare.map(({ value }) => value)];
  if (measure !== undefined && told.length > 0) return { measure, elsewhere: Math.max(...told) };
  // What the person asks for sets no price: only what it cost them tells whether it can be meant.
  const cost = all.findLast(
    ({ kind, value }) => kind === 'cost' && value >= asked * costs.min && value <= asked * costs.max,
  );
  return { measure, elsewhere: cost && cost.value * costs.elsewhere };
}

/**
 * The price that a talk is about by now: of the persona's own measure, or of another that the person prices by.
 */
export function priceIn(lines: readonly Line[], { price }: Voice): Price | undefined {
  if (!price?.haggle || !price.measures || !price.measure) return price;
  const { measures, measure: own, haggle } = price;
  const { measure, elsewhere } = measuredIn(lines, price);
  const name = measure === undefined ? undefined : measures[measure];
  if (name === undefined)
    return { ...named(price, own.name), notOf: [...price.notOf, ...Object.keys(measures)] };
  if (elsewhere === undefined) {
    const { haggle: _, ...unknown } = named(price, name);
    return { ...unknown, likely: nothing };
  }
  return {
    ...named(price, name),
    likely: [elsewhere * reach.min, elsewhere * reach.max],
    haggle: {
      ...haggle,
      opening: rounded(elsewhere * shares.opening),
      best: elsewhere * shares.best,
      share: shares.best,
    },
  };
}

const nothing = [Number.POSITIVE_INFINITY, 0] as const;

/** What the persona says to a price by a measure of which it knows no other, where the last message names one. */
export function unknownIn(lines: readonly Line[], price: Price | undefined): Lines {
  if (!price?.measures || !price.measure) return [];
  const names = [price.measure.said, ...Object.keys(price.measures)];
  const [last] = lines.slice(-1).flatMap(({ content }) => pricedIn(read(content), names));
  return last?.measure === undefined ? [] : (price.unknown ?? []);
}

const named = (price: Price, name: string): Price => ({
  ...price,
  agreed: price.agreed.map((line) => line.replaceAll('{medida}', name)),
  anew: price.anew?.map((line) => line.replaceAll('{medida}', name)) ?? [],
  unknown: price.unknown?.map((line) => line.replaceAll('{medida}', name)) ?? [],
});

/** To whole reais; what costs little, to five cents, and what costs much, to tens. */
export function rounded(value: number): number {
  if (value < 10) return Math.round(value * 20) / 20;
  return value < 500 ? Math.round(value) : Math.round(value / 10) * 10;
}
