import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regions } from '#core/content/mapa-produtivo/shape.ts';
import { products } from '#core/content/mapa-produtivo.ts';
import { judgeRun } from '#core/games/judge-run.ts';
import { mapaProdutivo } from './evidence.ts';
import { deal, dealMixed, drop, isFinished, report } from './rules.ts';

const judge = (data: object) => judgeRun(mapaProdutivo.judge, { ...data }).verdict;
const placements = products.map(({ id, region }) => ({ product: id, region }));
const [first, ...others] = placements;

test('all right is flawless and worth the maximum', () => {
  expect(judge({ placements, seconds: 90 })).toEqual({
    variant: '',
    score: 2050,
    flawless: true,
    seconds: 90,
  });
});

test('four products of each region are a round of their own', () => {
  const mixed = [{ product: 'cacau-de-tome-acu', region: 'norte' }, ...others];
  expect(judge({ placements: mixed, seconds: 90 })).toMatchObject({ variant: 'sortida', score: 2050 });
});

test('one wrong is not flawless', () => {
  const wrong = [{ product: 'acai', region: 'sul' }, ...others];
  expect(judge({ placements: wrong, seconds: 90 })).toMatchObject({ score: 1947, flawless: false });
});

test('the fastest hands take 43 seconds, usual ones 58', () => {
  expect(judge({ placements, seconds: 43 })?.seconds).toBe(58);
  expect(judge({ accuracy: 1, attempts: 20, products: 20 })?.seconds).toBe(58);
});

test.each([
  ['a share that was rounded', { accuracy: 0.35, attempts: 20, products: 7 }, 717],
  ['a share nearly right', { accuracy: 0.3504, attempts: 20, products: 20 }, 717],
  ['more attempts than products', { accuracy: 1, attempts: 21, products: 20 }, 2050],
  ['lists for numbers', { accuracy: 0, attempts: Array(20).fill(1), products: [] }, 0],
  ['a share of no whole number', { accuracy: 0.36, attempts: 20, products: 20 }, undefined],
  ['a share a little off', { accuracy: 0.351, attempts: 20, products: 20 }, undefined],
  ['too few attempts', { accuracy: 1, attempts: 19, products: 20 }, undefined],
  ['another number of products', { accuracy: 0.35, attempts: 20, products: 8 }, undefined],
  ['a share over one', { accuracy: 1.05, attempts: 21, products: 21 }, undefined],
])('told without evidence: %s', (_, data, score) => {
  expect(judge(data)?.score).toBe(score);
});

test('the fields of the specification may stand beside the evidence and count for nothing', () => {
  const data = { accuracy: 0, attempts: 1, products: [], score: 9, placements, seconds: 90 };
  expect(judge(data)?.score).toBe(2050);
});

test.each([
  ['too few drops', { placements: others, seconds: 90 }],
  ['too many drops', { placements: [...placements, first], seconds: 90 }],
  ['a product twice', { placements: [...others, others[0]], seconds: 90 }],
  ['five products of a region', { placements: [{ product: 'soja', region: 'sul' }, ...others], seconds: 90 }],
  ['an unknown product', { placements: [{ product: 'pequi', region: 'norte' }, ...others], seconds: 90 }],
  ['an unknown region', { placements: [{ product: 'acai', region: 'leste' }, ...others], seconds: 90 }],
  ['an inherited name', { placements: [{ product: 'toString', region: 'norte' }, ...others], seconds: 90 }],
  ['no time', { placements }],
  ['less time than the feedback takes', { placements, seconds: 42 }],
  ['a time before the start', { placements, seconds: -90 }],
  ['a fraction of a second', { placements, seconds: 90.5 }],
  ['an endless time', { placements, seconds: Number.POSITIVE_INFINITY }],
])('%s cannot be', (_, data) => {
  expect(judge(data)).toBeNull();
});

test('the judge sees in 10,000 plays what the player saw', () => {
  const anyDeal = fc.oneof(fc.integer().map(deal), fc.integer().map(dealMixed));
  const anyDrops = fc.array(fc.constantFrom(...regions.map(({ id }) => id)), {
    minLength: 20,
    maxLength: 20,
  });
  fc.assert(
    fc.property(anyDeal, anyDrops, fc.integer({ min: 48, max: 10_000 }), (dealt, drops, seconds) => {
      const play = drops.reduce(drop, dealt);
      const { score, data } = report(play, seconds);
      if (!isFinished(play) || judge(data)?.score !== score) throw new Error('the scores differ');
      return score >= 0 && score <= mapaProdutivo.maxScore;
    }),
    { numRuns: 10_000 },
  );
});
