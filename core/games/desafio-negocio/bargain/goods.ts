import type { Haggle, Price } from '#core/content/desafio-negocio/shape.ts';
import { amountsIn } from '#core/games/desafio-negocio/words/amounts.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import { findEach } from '#core/games/desafio-negocio/words/pattern.ts';
import { type Reading, read } from '#core/games/desafio-negocio/words/words.ts';

/** «Casa do Adubo» is where, not what. */
const shops = new Set('casa loja rei mundo emporio armazem'.split(' '));

/** A message is of one conversation, and so always looked at for the same goods. */
const known = new WeakMap<Reading, { goods: string | undefined }>();

function goodsIn(reading: Reading, goods: readonly string[], price: Price): string | undefined {
  return once(known, reading, () => ({ goods: findGoods(reading, goods, price) })).goods;
}

/** What of the goods a message speaks of: what is named up to its last price, «faz por 155? e a ureia quanto é?». */
function findGoods(
  { words }: Reading,
  goods: readonly string[],
  { likely: [min, max] }: Price,
): string | undefined {
  const price = amountsIn(words).findLast(({ value }) => value >= min && value <= max);
  const last = words[price?.from ?? words.length - 1]?.sentence ?? 0;
  const upTo = words.filter(({ sentence }) => sentence <= last);
  const named = goods.flatMap((name) =>
    findEach(upTo, [name])
      .filter(({ from }) => !shops.has(upTo[from - 2]?.plain ?? ''))
      .map(({ from }) => ({ name, from })),
  );
  const sentenceOf = (from: number) => upTo[from]?.sentence ?? 0;
  // «12 sacos de adubo e 2 de ureia» is about the first.
  return named.toSorted(
    (one, another) => sentenceOf(another.from) - sentenceOf(one.from) || one.from - another.from,
  )[0]?.name;
}

/** What is haggled over by now. */
interface Goods {
  /** What the persona says of it first. */
  opening: number;
  /** Since which line. */
  since: number;
  isNamed: boolean;
}

/** The goods that the person spoke of last. */
export function goodsOf(lines: readonly Line[], price: Price, { opening, openings = {} }: Haggle): Goods {
  const named = Object.keys(openings);
  let goods: string | undefined;
  let since = 0;
  for (const [at, { role, content }] of lines.entries()) {
    const now = role === 'user' ? goodsIn(read(content), named, price) : undefined;
    if (now === undefined || now === goods) continue;
    goods = now;
    since = at;
  }
  const isNamed = named.length === 0 || goods !== undefined;
  return { opening: openings[goods ?? ''] ?? opening, since, isNamed };
}
