import { regions } from '#core/content/mapa-produtivo/shape.ts';
import { type ProductId, productById, products } from '#core/content/mapa-produtivo.ts';
import { shuffle } from '#core/games/shuffle.ts';
import { isCorrect, type Placement, type Play } from './rules.ts';

/** After so many products of the first round a newcomer has taken the first steps. */
export const firstSteps = 3;

/** A first round that begins with products the person knows; it is the same round of twenty. */
export function dealFrom(first: readonly ProductId[], seed: number): Play {
  const others = products.map(({ id }) => id).filter((id) => !first.includes(id));
  return { queue: [...first, ...shuffle(others, seed)], placements: [] };
}

/** Whether the first steps are taken: enough products, and at least one of them at home. */
export const areTaken = (placements: readonly Placement[]): boolean =>
  placements.length >= firstSteps && placements.some(isCorrect);

/** How far apart the two regions of a hint are in the list. */
const apart = 2;

/** Two regions, one of which is the product's home, in the order in which the regions are listed. */
export function hintFor(id: ProductId): string[] {
  const home = regions.findIndex((region) => region.id === productById(id).region);
  const other = (home + apart) % regions.length;
  return regions.filter((_, index) => index === home || index === other).map(({ name }) => name);
}
