import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aplBank } from '#core/content/cadeia-valor.ts';
import { judgeRun } from '#core/games/judge-run.ts';
import { cadeiaValor } from './evidence.ts';
import { confirmOrder, deal, finish, isFinished, maxScoreOf, place, reorder, report } from './rules.ts';

const judge = (data: object) => judgeRun(cadeiaValor.judge, { ...data }).verdict;
const order = ['apiario', 'coleta', 'processamento', 'distribuicao', 'varejo', 'consumidor'];
const supports = { certificacao: 'processamento', credito: 'apiario' };

describe.each(aplBank)('$name', ({ id, mainChain, supportServices }) => {
  const right = mainChain.map((stage) => stage.id);
  const placed = Object.fromEntries(supportServices.map((service) => [service.id, service.bestStage]));

  test('all in place is flawless and worth its maximum', () => {
    expect(judge({ apl: id, order: right, supports: placed })).toEqual({
      variant: id,
      score: maxScoreOf(id),
      flawless: true,
      seconds: (right.length + 5) * 2,
    });
  });

  test('one stage out of place is not flawless', () => {
    const [first, second, ...rest] = right;
    expect(judge({ apl: id, order: [second, first, ...rest], supports: placed })).toEqual({
      variant: id,
      score: maxScoreOf(id) - 30,
      flawless: false,
      seconds: (right.length + 5) * 2,
    });
  });
});

test('services left out cost their points', () => {
  expect(judge({ apl: 'mel', order, supports })).toMatchObject({ score: 110, flawless: false });
});

test.each([
  [undefined, 16],
  [4, 16],
  [300, 300],
])('%s seconds take %i off the clock', (seconds, taken) => {
  expect(judge({ apl: 'mel', order, supports, seconds })?.seconds).toBe(taken);
});

test('the fields of the specification are no evidence', () => {
  expect(judge({ gameId: 6, score: 140, completedAt: '2026-01-01T12:00:00Z' })).toBeUndefined();
});

test.each([
  ['an unknown APL', { apl: 'cacau', order, supports }],
  ['another APL', { apl: 'leite', order, supports }],
  ['a stage missing', { apl: 'mel', order: order.slice(1), supports }],
  ['a stage twice', { apl: 'mel', order: [...order.slice(1), 'coleta'], supports }],
  ['a stage too many', { apl: 'mel', order: [...order, 'coleta'], supports }],
  ['an unknown stage', { apl: 'mel', order: [...order.slice(1), 'fiacao'], supports }],
  ['an unknown service', { apl: 'mel', order, supports: { design: 'apiario' } }],
  ['an inherited name', { apl: 'mel', order, supports: { constructor: 'apiario' } }],
  ['a service at an unknown stage', { apl: 'mel', order, supports: { credito: 'ordenha' } }],
  ['a service at two stages', { apl: 'mel', order, supports: { credito: ['apiario', 'varejo'] } }],
  ['no services at all', { apl: 'mel', order }],
  ['services as a list', { apl: 'mel', order, supports: ['credito'] }],
])('%s cannot be', (_, data) => {
  expect(judge(data)).toBeNull();
});

test('the judge sees in 10,000 plays what the player saw', () => {
  const anyMoves = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 8 });
  const anyStages = fc.array(fc.option(fc.nat(5)), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.constantFrom(...aplBank),
      fc.integer(),
      anyMoves,
      anyStages,
      (apl, seed, moves, stages) => {
        const ordered = moves.reduce((now, [from, to]) => reorder(now, from, to), deal(apl.id, seed));
        const placed = apl.supportServices.reduce((now, { id }, index) => {
          const stage = apl.mainChain[stages[index] ?? -1];
          return stage ? place(now, id, stage.id) : now;
        }, confirmOrder(ordered));
        const play = finish(placed);
        const { score, data } = report(play);
        if (!isFinished(play) || judge(data)?.score !== score) throw new Error('the scores differ');
        return score >= 0 && score <= maxScoreOf(apl.id);
      },
    ),
    { numRuns: 10_000 },
  );
});
