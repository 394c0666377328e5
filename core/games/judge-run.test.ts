import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '#core/content/games.ts';
import { judges } from './index.ts';
import { judgeRun } from './judge-run.ts';

const table = games.flatMap(({ type }) => {
  const game = judges[type];
  return game ? [{ type, game }] : [];
});

test('four games bring evidence, each with the best score it can reach', () => {
  expect(table.map(({ type, game }) => [type, game.maxScore])).toEqual([
    ['mapa-produtivo', 2050],
    ['jornada-empreendedor', 300],
    ['cadeia-valor', 155],
    ['flip-produtividade', 934],
  ]);
});

describe.each(table)('$type', ({ game }) => {
  test.each([undefined, null, 7, 'texto', [], {}, { score: 10, moves: 3 }])('%j is no evidence', (data) => {
    expect(judgeRun(game, data)).toBeUndefined();
  });

  test.each([undefined, null, 7, 'texto', {}, [], [null], [[]], [{}], [['a', 'b', 'c']]])(
    'its key with %j is wrong evidence',
    (proof) => {
      expect(judgeRun(game, { [game.proof]: proof })).toBeNull();
    },
  );

  test('nothing anyone sends makes it throw', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 3 }), fc.anything(), (data, proof) => {
        expect(judgeRun(game, { ...data, [game.proof]: proof })).toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});
