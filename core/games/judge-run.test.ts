import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '#core/content/games.ts';
import { gameRules } from './index.ts';
import { judgeRun } from './judge-run.ts';

const table = games.flatMap(({ type }) => {
  const { judge, maxScore } = gameRules[type];
  return judge ? [{ type, judge, maxScore }] : [];
});

test.each(games)('$name has a best score and something to complete', ({ type }) => {
  const { maxScore, variants } = gameRules[type];
  expect(maxScore).toBeGreaterThan(0);
  expect(new Set(variants).size).toBe(variants.length);
  expect(variants.length).toBeGreaterThan(0);
});

describe.each(table)('$type', ({ judge }) => {
  test.each([{}, { score: 10 }, { observacao: 'texto' }])('%j tells nothing of the run', (data) => {
    expect(judgeRun(judge, data)).toEqual({ proof: 'unproven' });
  });

  test.each([undefined, null, 7, 'texto', {}, [], [null], [[]], [{}], [['a', 'b', 'c']]])(
    'its key with %j is wrong evidence',
    (proof) => {
      expect(judgeRun(judge, { [judge.proof]: proof })).toEqual({ proof: 'proven', verdict: null });
    },
  );

  test('nothing anyone sends makes it throw, or is proven by chance', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 3 }), fc.anything(), (data, proof) => {
        expect(judgeRun(judge, { ...data, [judge.proof]: proof }).verdict).toBeNull();
        expect(judgeRun(judge, data).proof).not.toBe('proven');
      }),
      { numRuns: 200 },
    );
  });
});

/** What a client that knows the specification alone sends, and what it is worth. */
describe('figures', () => {
  const flip = { deck: 'glossario', moves: 10, timeElapsed: 60 };
  const mapa = { accuracy: 0.9, attempts: 20, products: 20 };
  const jornada = { scenarios: 3, correctAnswers: 2 };
  const list = (length: number) => Array.from({ length }, (_, index) => ({ id: index }));

  test.each([
    ['flip-produtividade', flip, { variant: 'glossario', score: 780, seconds: 60 }],
    ['flip-produtividade', { ...flip, scoreBreakdown: { finalScore: 9999 } }, { score: 780 }],
    ['flip-produtividade', { ...flip, moves: 6, timeElapsed: 3 }, { score: 934, seconds: 12 }],
    ['flip-produtividade', { ...flip, moves: 99, timeElapsed: 3000 }, { score: 0, seconds: 3000 }],
    ['flip-produtividade', { ...flip, timeElapsed: 90_000 }, { score: 0, seconds: 3600 }],
    ['mapa-produtivo', mapa, { variant: '', score: 1845, seconds: 58 }],
    ['mapa-produtivo', { ...mapa, accuracy: 1, products: list(20) }, { score: 2050 }],
    ['mapa-produtivo', { ...mapa, attempts: list(20), products: list(18) }, { score: 1845 }],
    ['mapa-produtivo', { ...mapa, accuracy: 0.55 }, { score: 1127 }],
    ['mapa-produtivo', { ...mapa, accuracy: 0 }, { score: 0 }],
    ['jornada-empreendedor', jornada, { variant: '', score: 200, seconds: 12 }],
    ['jornada-empreendedor', { scenarios: list(3), correctAnswers: 0 }, { score: 0 }],
  ] as const)('of %s: %j', (type, data, verdict) => {
    const judge = gameRules[type].judge ?? expect.fail();
    expect(judgeRun(judge, data)).toMatchObject({ proof: 'stated', verdict });
  });

  test.each([
    ['an unknown deck', 'flip-produtividade', { ...flip, deck: 'nenhum' }],
    ['an unknown deck alone', 'flip-produtividade', { deck: 'nenhum' }],
    ['fewer moves than pairs', 'flip-produtividade', { ...flip, moves: 5 }],
    ['moves below nothing', 'flip-produtividade', { ...flip, moves: -1 }],
    ['half a move', 'flip-produtividade', { ...flip, moves: 10.5 }],
    ['a time that is none', 'flip-produtividade', { ...flip, timeElapsed: 'x' }],
    ['a time before the start', 'flip-produtividade', { ...flip, timeElapsed: -60 }],
    ['less time than the moves take', 'flip-produtividade', { ...flip, timeElapsed: 8 }],
    ['more than all', 'mapa-produtivo', { ...mapa, accuracy: 1.05 }],
    ['less than none', 'mapa-produtivo', { ...mapa, accuracy: -0.05 }],
    ['a share that no play leaves', 'mapa-produtivo', { ...mapa, accuracy: 0.93 }],
    ['fewer attempts than products', 'mapa-produtivo', { ...mapa, attempts: 19 }],
    ['another number of products', 'mapa-produtivo', { ...mapa, products: 21 }],
    ['attempts in words', 'mapa-produtivo', { ...mapa, attempts: 'vinte' }],
    ['more right answers than questions', 'jornada-empreendedor', { ...jornada, correctAnswers: 4 }],
    ['another number of scenarios', 'jornada-empreendedor', { ...jornada, scenarios: 4 }],
    ['an answer below nothing', 'jornada-empreendedor', { ...jornada, correctAnswers: -1 }],
    ['an unknown chain', 'cadeia-valor', { apl: 'uva' }],
  ] as const)('that cannot be: %s', (_, type, data) => {
    const judge = gameRules[type].judge ?? expect.fail();
    expect(judgeRun(judge, data)).toEqual({ proof: 'stated', verdict: null });
  });

  test.each([
    ['flip-produtividade', { deck: 'glossario', moves: 10 }],
    ['mapa-produtivo', { accuracy: 1 }],
    ['jornada-empreendedor', { correctAnswers: 3 }],
    ['cadeia-valor', { apl: 'mel' }],
  ] as const)('that are too few prove nothing: %s %j', (type, data) => {
    const judge = gameRules[type].judge ?? expect.fail();
    expect(judgeRun(judge, data)).toEqual({ proof: 'unproven' });
  });
});

test.each(['desafio-negocio', 'minha-historia'] as const)('%s is of a hundred', (type) => {
  expect(gameRules[type].maxScore).toBe(100);
});
