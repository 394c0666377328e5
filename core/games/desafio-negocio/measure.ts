import type { Price, Voice } from '#core/content/desafio-negocio/shape.ts';
import { type Amount, amountsIn } from './amounts.ts';
import type { Line } from './message.ts';
import { beside, isCost, isElsewhere } from './offers.ts';
import { findEach } from './pattern.ts';
import { type Reading, read, type Word } from './words.ts';

/** What a persona pays of a price it did not know, at first and at most: whole sacks leave a thin margin. */
const shares = { opening: 0.75, best: 0.96 };
/** So far behind its amount a measure may stand: «5 reais o quilo». */
const wordsAfter = 5;
/** What can be meant by an amount, as parts of the price elsewhere. */
const reach = { least: 0.4, most: 1.6 };

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

/** The measure that the person prices by, and what is paid for it elsewhere. */
interface Measured {
  measure: string | undefined;
  elsewhere: number | undefined;
}

/** An amount with the measure it is of. */
interface Priced {
  measure: string;
  value: number;
  isElsewhere: boolean;
}

/** A message is of one conversation, and so always looked at with the same measures. */
const known = new WeakMap<Reading, readonly Priced[]>();

function pricedIn(reading: Reading, measures: readonly string[]): readonly Priced[] {
  const { words } = reading;
  const priced =
    known.get(reading) ??
    amountsIn(words).flatMap((amount) => {
      const measure = measureOf(words, amount, measures);
      if (measure === undefined || isCost(words, amount)) return [];
      return [{ measure, value: amount.value, isElsewhere: isElsewhere(words, amount) }];
    });
  known.set(reading, priced);
  return priced;
}

function measuredIn(lines: readonly Line[], { measure: own, measures = {} }: Price): Measured {
  const names = [own?.said ?? '', ...Object.keys(measures)];
  const priced = lines.flatMap(({ role, content }) =>
    role === 'user' ? pricedIn(read(content), names) : [],
  );
  const measure = priced.at(-1)?.measure;
  const ofIt = priced.filter((one) => one.measure === measure);
  const told = ofIt.filter((one) => one.isElsewhere);
  // Without another's price, what the person asks for is all that is known of it.
  const elsewhere = told.length > 0 ? told : ofIt;
  return {
    measure,
    elsewhere: elsewhere.length > 0 ? Math.max(...elsewhere.map(({ value }) => value)) : undefined,
  };
}

/**
 * The price that a talk is about by now: of the persona's own measure, or of another that the person prices by.
 */
export function priceIn(lines: readonly Line[], { price }: Voice): Price | undefined {
  if (!price?.haggle || !price.measures || !price.measure) return price;
  const { measures, measure: own, haggle } = price;
  const { measure, elsewhere } = measuredIn(lines, price);
  const name = measure === undefined ? undefined : measures[measure];
  if (name === undefined || elsewhere === undefined)
    return { ...named(price, own.name), notOf: [...price.notOf, ...Object.keys(measures)] };
  return {
    ...named(price, name),
    likely: [elsewhere * reach.least, elsewhere * reach.most],
    haggle: {
      ...haggle,
      opening: rounded(elsewhere * shares.opening),
      best: elsewhere * shares.best,
      share: shares.best,
    },
  };
}

const named = (price: Price, name: string): Price => ({
  ...price,
  agreed: price.agreed.map((line) => line.replaceAll('{medida}', name)),
  anew: price.anew?.map((line) => line.replaceAll('{medida}', name)) ?? [],
});

/** To whole reais; what costs little, to five cents, and what costs much, to tens. */
export function rounded(value: number): number {
  if (value < 10) return Math.round(value * 20) / 20;
  return value < 500 ? Math.round(value) : Math.round(value / 10) * 10;
}
