import { expect, test } from 'vitest';
import { products, regionById } from '#core/content/mapa-produtivo.ts';
import { judgeRun } from '#core/games/judge-run.ts';
import { mapaProdutivo } from './evidence.ts';
import { areTaken, dealFrom, hintFor } from './first-steps.ts';
import { drop, isFinished, type Placement, report } from './rules.ts';

const first = ['acai', 'cafe', 'maca'] as const;
const [acai, cafe, maca] = [
  { product: 'acai', region: 'norte' },
  { product: 'cafe', region: 'sudeste' },
  { product: 'maca', region: 'sul' },
] as const satisfies Placement[];
const wrong = ['acai', 'cafe', 'maca'].map((product) => ({ product, region: 'nordeste' }));

test('the round begins with the products that were asked for and has all twenty, once each', () => {
  const { queue } = dealFrom(first, 7);
  expect(queue.slice(0, 3)).toEqual(first);
  expect([...queue].sort()).toEqual(products.map(({ id }) => id).sort());
  expect(dealFrom(first, 8).queue).not.toEqual(queue);
});

test('played to its end it is the first round, as any other', () => {
  let play = dealFrom(first, 7);
  while (!isFinished(play)) play = drop(play, 'norte');
  const { data, score } = report(play, 90);
  expect(judgeRun(mapaProdutivo.judge, { ...data }).verdict).toMatchObject({ variant: '', score });
});

test('a hint names two regions, one of them the home', () => {
  for (const { id, region } of products) {
    const hint = hintFor(id);
    expect(hint).toHaveLength(2);
    expect(hint).toContain(regionById(region).name);
  }
});

test.each<[string, readonly Placement[], boolean]>([
  ['two products', [acai, cafe], false],
  ['three, all at home', [acai, cafe, maca], true],
  [
    'three, one at home',
    [acai, { product: 'cafe', region: 'sul' }, { product: 'maca', region: 'norte' }],
    true,
  ],
  [
    'three, none at home',
    [
      { ...acai, region: 'sul' },
      { ...cafe, region: 'sul' },
      { ...maca, region: 'norte' },
    ],
    false,
  ],
])('the first steps: %s', (_, placements, taken) => {
  expect(areTaken(placements)).toBe(taken);
});

test.each<[string, unknown, boolean]>([
  ['three products and the time they take', { placements: [acai, cafe, maca], seconds: 5 }, true],
  [
    'a fourth, after three wrong ones',
    { placements: [...wrong, { product: 'algodao', region: 'centro-oeste' }], seconds: 9 },
    true,
  ],
  ['none at home', { placements: wrong, seconds: 9 }, false],
  ['faster than the texts', { placements: [acai, cafe, maca], seconds: 4 }, false],
  ['one product three times', { placements: [acai, acai, acai], seconds: 9 }, false],
  [
    'a product of no first round',
    { placements: [acai, cafe, { product: 'soja', region: 'centro-oeste' }], seconds: 9 },
    false,
  ],
  ['two products', { placements: [acai, cafe], seconds: 9 }, false],
  ['nothing', {}, false],
])('the server believes %s: %s', (_, data, isBelieved) => {
  expect(mapaProdutivo.judge.beginning(data)).toEqual(isBelieved ? { name: 'firstSteps' } : null);
});
