import { expect, test } from 'vitest';
import { games } from './games.ts';

test('the eight games have the ids, slugs and rewards that others rely on', () => {
  expect(games.map(({ id, type, baseReward }) => [id, type, baseReward])).toEqual([
    [1, 'mapa-produtivo', 100],
    [2, 'jornada-empreendedor', 150],
    [3, 'rede-saberes', 300],
    [4, 'voz-rota', 100],
    [5, 'desafio-negocio', 200],
    [6, 'cadeia-valor', 150],
    [7, 'flip-produtividade', 100],
    [8, 'minha-historia', 100],
  ]);
});

test('each game says how long it takes', () => {
  expect(games.map(({ estimatedTime }) => estimatedTime)).toEqual([
    '8-12 min',
    '10-15 min',
    '15-20 min',
    '5-15 min',
    '10-15 min',
    '12-18 min',
    '5-10 min',
    '15-20 min',
  ]);
});

test('all four pillars and all eight Octalysis factors occur', () => {
  expect(new Set(games.map(({ pillar }) => pillar)).size).toBe(4);
  expect(new Set(games.map(({ factor }) => factor)).size).toBe(8);
});

test.each(games)('$name is described in one short sentence', ({ description }) => {
  expect(description).toMatch(/^\p{Lu}[^.]*\.$/u);
  expect(description.length).toBeLessThanOrEqual(80);
});
