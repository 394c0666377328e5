import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regions } from '#core/content/mapa-produtivo/shape.ts';
import { isFrom, states } from '#core/content/mapa-produtivo/states.ts';
import { productBank, productById, products } from '#core/content/mapa-produtivo.ts';
import {
  currentProduct,
  deal,
  dealMixed,
  drop,
  isCorrect,
  isFinished,
  liveScore,
  maxScore,
  perRegion,
  score,
  tuning,
} from './rules.ts';

const placedRight = products.map(({ id, region }) => ({ product: id, region }));
const placedWrong = products.map(({ id, region }) => ({
  product: id,
  region: region === 'sul' ? ('norte' as const) : ('sul' as const),
}));
const run = (right: number) => [...placedRight.slice(0, right), ...placedWrong.slice(right)];

test.each([
  [0, 0, 0, 0],
  [1, 100, 2, 102],
  [7, 700, 17, 717],
  [10, 1000, 25, 1025],
  [19, 1900, 47, 1947],
  [20, 2000, 50, 2050],
])('%i right: %i points and a bonus of %i make %i', (right, dropPoints, accuracyBonus, total) => {
  expect(score(run(right))).toMatchObject({ correct: right, dropPoints, accuracyBonus, total });
});

test('the bonus is floor(accuracy x 50), and all right is the maximum', () => {
  for (let right = 0; right <= 20; right += 1) {
    const { accuracy, accuracyBonus } = score(run(right));
    expect(accuracyBonus).toBe(Math.floor(accuracy * 50));
  }
  expect(score(placedRight).total).toBe(maxScore);
});

test('a product belongs to one region only', () => {
  for (const { id } of products) {
    expect(regions.filter((region) => isCorrect({ product: id, region: region.id }))).toHaveLength(1);
  }
});

test('any sequence of drops places each product once, right or wrong, and then the game is over', () => {
  const regionIds = fc.constantFrom(...regions.map(({ id }) => id));
  fc.assert(
    fc.property(fc.integer(), fc.array(regionIds, { maxLength: 25 }), (seed, drops) => {
      let play = deal(seed);
      for (const region of drops) {
        const product = currentProduct(play);
        const next = drop(play, region);
        if (product) expect(next.placements.at(-1)).toEqual({ product, region });
        else expect(next).toBe(play);
        play = next;
      }
      const placed = play.placements.map(({ product }) => product);
      expect(placed).toEqual(play.queue.slice(0, placed.length));
      expect(new Set(play.queue).size).toBe(20);
      expect(isFinished(play)).toBe(drops.length >= 20);
      expect(liveScore(play.placements)).toBeLessThanOrEqual(placed.length * 100);
    }),
  );
});

test('is tuned as specified', () => {
  expect(tuning).toEqual({ products: 20, pointsPerDrop: 100, fullAccuracyBonus: 50, feedbackMs: 2000 });
});

test.each(states)(
  'a round of $name has its products, as far as the region has places',
  ({ id: state, region }) => {
    const own = productBank.filter((product) => isFrom(product.id, state)).length;
    for (const seed of [1, 2, 3]) {
      const { queue } = dealMixed(seed, state);
      expect(new Set(queue).size).toBe(tuning.products);
      expect(queue.filter((id) => isFrom(id, state))).toHaveLength(Math.min(own, perRegion));
      expect(queue.filter((id) => productById(id).region === region)).toHaveLength(perRegion);
    }
  },
);
