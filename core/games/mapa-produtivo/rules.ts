import { type ProductId, productById, products, type RegionId } from '#core/content/mapa-produtivo.ts';
import type { Report } from '#core/games/game.ts';
import { shuffle } from '#core/games/shuffle.ts';

export const tuning = { pointsPerDrop: 100, fullAccuracyBonus: 50, feedbackMs: 2000 } as const;

export const maxScore = products.length * tuning.pointsPerDrop + tuning.fullAccuracyBonus;

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

/** A new game; the seed decides the order of the products. */
export function deal(seed: number): Play {
  const ids = products.map(({ id }) => id);
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
  const accuracyBonus = Math.floor((correct * tuning.fullAccuracyBonus) / products.length);
  return {
    correct,
    accuracy: correct / products.length,
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
    data: { accuracy, attempts: placements.length, products: products.length, placements, seconds },
  };
}
