import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawUnpredictability, octalysisChart, octalysisFactors, topFactors } from './octalysis.ts';

const nothing = {
  influenceScore: 0,
  gamesCompleted: 0,
  connectionsCount: 0,
  activitiesCount: 0,
  submissionsCount: 0,
  averageGameScore: 0,
};

const scores = (stats: Partial<typeof nothing>, drawn = 20) =>
  Object.fromEntries(
    octalysisChart({ ...nothing, ...stats }, drawn).map(({ factor, score }) => [factor, score]),
  );

describe('octalysisChart', () => {
  it('has the eight factors in the order of the octagon', () => {
    expect(octalysisFactors.map(({ factor }) => factor)).toEqual([
      'Significado Épico',
      'Desenvolvimento',
      'Criatividade',
      'Propriedade',
      'Influência Social',
      'Escassez',
      'Imprevisibilidade',
      'Perda/Evitação',
    ]);
    expect(Object.keys(octalysisChart(nothing, 20)[0] ?? {})).toEqual([
      'factor',
      'score',
      'fullName',
      'description',
    ]);
  });

  it.each<[string, Partial<typeof nothing>, number]>([
    ['Significado Épico', {}, 0],
    ['Significado Épico', { influenceScore: 24 }, 0],
    ['Significado Épico', { influenceScore: 25 }, 1],
    ['Significado Épico', { influenceScore: 1250 }, 25],
    ['Significado Épico', { influenceScore: 5000 }, 100],
    ['Significado Épico', { influenceScore: 90_000 }, 100],
    ['Desenvolvimento', { gamesCompleted: 1 }, 15],
    ['Desenvolvimento', { gamesCompleted: 6 }, 90],
    ['Desenvolvimento', { gamesCompleted: 7 }, 100],
    ['Criatividade', { submissionsCount: 3 }, 75],
    ['Criatividade', { submissionsCount: 5 }, 100],
    ['Propriedade', { averageGameScore: 66.6 }, 67],
    ['Propriedade', { averageGameScore: 140 }, 100],
    ['Influência Social', { connectionsCount: 4 }, 40],
    ['Influência Social', { connectionsCount: 11 }, 100],
    ['Escassez', { activitiesCount: 3 }, 15],
    ['Escassez', { activitiesCount: 21 }, 100],
    ['Perda/Evitação', {}, 20],
    ['Perda/Evitação', { gamesCompleted: 1 }, 80],
  ])('%s with %j', (factor, stats, score) => expect(scores(stats)[factor]).toBe(score));

  it.each([
    [20, 20],
    [63.4, 63],
    [100, 100],
    [0, 20],
    [500, 100],
  ])('takes Imprevisibilidade as drawn: %d', (drawn, score) => {
    expect(scores({}, drawn).Imprevisibilidade).toBe(score);
  });

  it('gives integers of 0-100 whatever it is given', () => {
    const any = fc.double({ noNaN: true, min: -1e6, max: 1e6 });
    const stats = fc.record({
      influenceScore: any,
      gamesCompleted: any,
      connectionsCount: any,
      activitiesCount: any,
      submissionsCount: any,
      averageGameScore: any,
    });
    fc.assert(
      fc.property(stats, any, (some, drawn) => {
        for (const { score } of octalysisChart(some, drawn)) {
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        }
      }),
    );
  });
});

describe('drawUnpredictability', () => {
  it.each([
    [0, 20],
    [0.5, 60],
    [0.999999, 100],
  ])('chance %d is %d', (chance, value) => expect(drawUnpredictability(chance)).toBe(value));
});

describe('topFactors', () => {
  it.each<[string, Partial<typeof nothing>, string[]]>([
    [
      'ties keep the order of the octagon',
      {},
      ['Imprevisibilidade', 'Perda/Evitação', 'Significado Épico', 'Desenvolvimento'],
    ],
    [
      'strongest first',
      { connectionsCount: 9, submissionsCount: 2, gamesCompleted: 1 },
      ['Influência Social', 'Perda/Evitação', 'Criatividade', 'Imprevisibilidade'],
    ],
  ])('%s', (_, stats, factors) => {
    const chart = octalysisChart({ ...nothing, ...stats }, 20);
    expect(topFactors(chart).map(({ factor }) => factor)).toEqual(factors);
  });

  it('leaves the chart as it was', () => {
    const chart = octalysisChart({ ...nothing, connectionsCount: 10 }, 20);
    const before = structuredClone(chart);
    topFactors(chart, 2);
    expect(chart).toEqual(before);
  });
});
