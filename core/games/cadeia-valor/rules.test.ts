import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aplBank } from '#core/content/cadeia-valor.ts';
import { eachOnce } from '#core/games/each-once.ts';
import {
  confirmOrder,
  deal,
  finish,
  isFinished,
  isInPlace,
  maxScore,
  maxScoreOf,
  move,
  type Play,
  place,
  reorder,
  score,
  servicesAt,
} from './rules.ts';

test.each([
  [0, 2, 'bcad'],
  [2, 0, 'cabd'],
  [3, 1, 'adbc'],
  [1, 2, 'acbd'],
  [1, 1, 'abcd'],
  [-1, 2, 'abcd'],
  [0, 4, 'abcd'],
  [0.5, 2, 'abcd'],
])('dragging %d over %d gives %s', (from, to, order) => {
  expect(move([...'abcd'], from, to).join('')).toBe(order);
});

test.each([
  ['mel', 140],
  ['confeccao', 155],
  ['leite', 155],
] as const)('%s is worth %i at most', (apl, points) => {
  expect(maxScoreOf(apl)).toBe(points);
  expect(maxScore).toBeGreaterThanOrEqual(points);
});

describe('the score', () => {
  const order = ['coleta', 'apiario', 'processamento', 'distribuicao', 'varejo', 'consumidor'];

  test('pays 15 a stage in its place and 10 a service, wherever it was placed', () => {
    const supports = { credito: 'consumidor', marketing: 'varejo' };
    expect(score({ apl: 'mel', order, supports })).toEqual({
      stagesInPlace: 4,
      chainPoints: 60,
      supportPoints: 20,
      total: 80,
    });
  });

  test('tells the green stages from the yellow ones', () => {
    expect(order.map((stage, position) => isInPlace('mel', stage, position))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});

test('the phases follow each other and each move belongs to its own', () => {
  const dealt = deal('mel', 5);
  expect(place(dealt, 'credito', 'apiario')).toBe(dealt);
  expect(finish(dealt)).toBe(dealt);

  const ordered = confirmOrder(reorder(dealt, 0, 3));
  expect(ordered).toMatchObject({ phase: 'support-services', order: move(dealt.order, 0, 3) });
  expect(reorder(ordered, 0, 3)).toBe(ordered);
  expect(confirmOrder(ordered)).toBe(ordered);

  const placed = place(place(ordered, 'credito', 'varejo'), 'credito', 'apiario');
  expect(placed.supports).toEqual({ credito: 'apiario' });
  expect([servicesAt(placed, 'apiario'), servicesAt(placed, 'varejo')]).toEqual([1, 0]);
  expect(place(placed, 'sorte', 'apiario')).toBe(placed);
  expect(place(placed, 'credito', 'ordenha')).toBe(placed);

  const finished = finish(placed);
  expect(isFinished(finished)).toBe(true);
  expect(place(finished, 'credito', 'varejo')).toBe(finished);
  expect(finish(finished)).toBe(finished);
});

const anyApl = fc.constantFrom(...aplBank);
const position = fc.integer({ min: -1, max: 8 });

test('any deal has every stage once and is never solved from the start', () => {
  fc.assert(
    fc.property(anyApl, fc.integer(), ({ id, mainChain }, seed) => {
      const { order } = deal(id, seed);
      const right = mainChain.map((stage) => stage.id);
      expect(eachOnce(order, right)).toBe(true);
      expect(order).not.toEqual(right);
    }),
    { numRuns: 3000 },
  );
});

test('any sequence of moves keeps every stage once and every service at a stage of the chain', () => {
  const step = fc.oneof(
    fc.record({ from: position, to: position }).map(
      ({ from, to }) =>
        (play: Play) =>
          reorder(play, from, to),
    ),
    fc.constantFrom(confirmOrder, finish),
    fc
      .record({ service: fc.nat(6), stage: fc.nat(8), apl: anyApl })
      .map(({ service, stage, apl }) => (play: Play) => {
        const { supportServices, mainChain } = apl;
        return place(play, supportServices[service]?.id ?? 'nada', mainChain[stage]?.id ?? 'nada');
      }),
  );
  fc.assert(
    fc.property(anyApl, fc.integer(), fc.array(step, { maxLength: 30 }), (apl, seed, steps) => {
      const play = steps.reduce((now, next) => next(now), deal(apl.id, seed));
      const stages = apl.mainChain.map(({ id }) => id);
      const services = apl.supportServices.map(({ id }) => id);
      expect(eachOnce(play.order, stages)).toBe(true);
      expect(services).toEqual(expect.arrayContaining(Object.keys(play.supports)));
      expect(stages).toEqual(expect.arrayContaining(Object.values(play.supports)));
      expect(score(play).total).toBeLessThanOrEqual(maxScoreOf(apl.id));
    }),
    { numRuns: 500 },
  );
});
