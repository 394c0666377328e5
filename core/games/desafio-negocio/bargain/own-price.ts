import type { Haggle, Price } from '#core/content/desafio-negocio/shape.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { goodsOf } from './goods.ts';

/** The persona's own lines name its price so. */
const ownPrice = /\b(?:chego a|fecho em|fico em) (\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?)/g;

/** Whether a line of the persona names a price of its own. */
export const namesPrice = (content: string): boolean => content.search(ownPrice) >= 0;

/** A price that can be haggled over. */
export type Haggled = Price & { haggle: Haggle };

export const isHaggled = (price: Price | undefined): price is Haggled => price?.haggle !== undefined;

/** Whether the persona comes up to meet the person, and not down. */
export const isUpward = ({ haggle }: Haggled): boolean => haggle.best > haggle.opening;

/** The prices that the persona has named of what is spoken of, the first one first. */
export function ownPrices(lines: readonly Line[], price: Haggled): [number, ...number[]] {
  const { opening, since } = goodsOf(lines, price, price.haggle);
  const [min, max] = price.likely;
  const said = lines
    .slice(since)
    .flatMap(({ role, content }) =>
      role === 'assistant'
        ? [...content.matchAll(ownPrice)].map(([, own = '']) =>
            Number(own.replace('.', '').replace(',', '.')),
          )
        : [],
    );
  return [opening, ...said.filter((value) => value >= min && value <= max)];
}

/** The last of them. */
export const lastOwn = (lines: readonly Line[], price: Haggled): number =>
  ownPrices(lines, price).at(-1) ?? price.haggle.opening;
