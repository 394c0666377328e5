import { type RegionId, regions } from '#core/content/mapa-produtivo/shape.ts';
import { isFrom, type StateId } from '#core/content/mapa-produtivo/states.ts';
import { type ProductId, productBank, productById, products } from '#core/content/mapa-produtivo.ts';
import type { Report } from '#core/games/game.ts';
import { shuffle } from '#core/games/shuffle.ts';

export const tuning = {
  products: 20,
  pointsPerDrop: 100,
  fullAccuracyBonus: 50,
  feedbackMs: 2000,
} as const;

export const maxScore = tuning.products * tuning.pointsPerDrop + tuning.fullAccuracyBonus;

/** One product dropped on one region; a product is dropped once, right or wrong. */
export interface Placement {
  product: ProductId;
  region: RegionId;
}

export interface Play {
  /** The products in the order they come up. */
  readonly queue: readonly ProductId[];
  readonly placements: readonly Placement[];
}

/** The name of a round with products of the whole bank; the first round has none. */
export const mixedVariant = 'sortida';

/** As many products of each region in every round. */
export const perRegion = tuning.products / regions.length;

/** A new first round; the seed decides the order of the products. */
export function deal(seed: number): Play {
  const ids = products.map(({ id }) => id);
  return { queue: shuffle(ids, seed), placements: [] };
}

/**
 * A new round with products of the whole bank, as many of each region; the seed decides which, and their order. Those of
 * one's own state are always among them, as many as the region has places.
 */
export function dealMixed(seed: number, state?: StateId): Play {
  const ids = regions.flatMap(({ id: region }) => {
    const there = productBank.filter((product) => product.region === region).map(({ id }) => id);
    const dealt = shuffle(there, seed);
    const own = dealt.filter((id) => isFrom(id, state));
    return [...new Set([...own, ...dealt])].slice(0, perRegion);
  });
  return { queue: shuffle(ids, seed), placements: [] };
}

/** The product to place next; none once the game is over. */
export const currentProduct = ({ queue, placements }: Play): ProductId | undefined =>
  queue[placements.length];

/** Drops the current product on a region; a finished game stays as it is. */
export function drop(play: Play, region: RegionId): Play {
  const product = currentProduct(play);
  return product ? { ...play, placements: [...play.placements, { product, region }] } : play;
}

/** Whether the product was dropped on its own region. */
export const isCorrect = ({ product, region }: Placement): boolean => productById(product).region === region;

/** Whether every product has been dropped. */
export const isFinished = ({ queue, placements }: Play): boolean => placements.length === queue.length;

/** The points of the drops so far; what the panel shows while one plays. */
export const liveScore = (placements: readonly Placement[]): number =>
  placements.filter(isCorrect).length * tuning.pointsPerDrop;

/** The final score, part by part. */
export const score = (placements: readonly Placement[]) => scoreOf(placements.filter(isCorrect).length);

/** The same, from how many drops were right. */
export function scoreOf(correct: number) {
  const dropPoints = correct * tuning.pointsPerDrop;
  // The same as floor(accuracy x bonus), with the division last so that no fraction is rounded on the way.
  const accuracyBonus = Math.floor((correct * tuning.fullAccuracyBonus) / tuning.products);
  return {
    correct,
    accuracy: correct / tuning.products,
    dropPoints,
    accuracyBonus,
    total: dropPoints + accuracyBonus,
  };
}

export interface MapaData {
  accuracy: number;
  attempts: number;
  products: number;
  placements: readonly Placement[];
  seconds: number;
}

/** What a finished game saves; `seconds` runs from the first product to the end of the last feedback. */
export function report({ placements }: Play, seconds: number): Report<MapaData> {
  const { accuracy, total } = score(placements);
  return {
    score: total,
    data: { accuracy, attempts: placements.length, products: placements.length, placements, seconds },
  };
}
