import { expect, test } from 'vitest';
import { octalysisFactors } from '#core/progress/octalysis.ts';
import { games } from './games.ts';

test.each([
  ['mapa-produtivo', 1, 100, '8-12 min'],
  ['jornada-empreendedor', 2, 150, '10-15 min'],
  ['rede-saberes', 3, 300, '15-20 min'],
  ['voz-rota', 4, 100, '5-15 min'],
  ['desafio-negocio', 5, 200, '10-15 min'],
  ['cadeia-valor', 6, 150, '12-18 min'],
  ['flip-produtividade', 7, 100, '5-10 min'],
  ['minha-historia', 8, 100, '15-20 min'],
])('%s keeps the id, the reward and the time that others rely on', (type, id, baseReward, estimatedTime) => {
  expect(games.find((game) => game.type === type)).toMatchObject({ id, baseReward, estimatedTime });
});

test('ids and slugs are each one game, in the order of the ids', () => {
  const ids = games.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(new Set(ids).size).toBe(games.length);
  expect(new Set(games.map(({ type }) => type)).size).toBe(games.length);
});

test('all four pillars and all Octalysis factors occur', () => {
  expect(new Set(games.map(({ pillar }) => pillar)).size).toBe(4);
  expect(new Set(games.map(({ factor }) => factor)).size).toBe(octalysisFactors.length);
});

test.each(games)('$name is described in one short sentence', ({ description }) => {
  expect(description).toMatch(/^\p{Lu}[^.]*\.$/u);
  expect(description.length).toBeLessThanOrEqual(80);
});
