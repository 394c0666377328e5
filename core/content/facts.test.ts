import { describe, expect, test } from 'vitest';
import { aplBank } from './cadeia-valor.ts';
import { citation } from './fact.ts';
import { factLine, factsDue, type StatedFact, statedFacts } from './facts.ts';
import { deckBank } from './flip-produtividade/bank.ts';
import { scenarioBank } from './jornada-empreendedor/bank.ts';
import { productBank } from './mapa-produtivo.ts';

const content = [productBank, scenarioBank, aplBank, deckBank];

describe('every fact', () => {
  test.each(statedFacts)('$game $id says its source and its year, in one line of a phone or two', (fact) => {
    expect(fact.source).not.toBe('');
    expect(fact.year).toBeGreaterThan(1960);
    expect(fact.year).toBeLessThanOrEqual(2026);
    expect(citation(fact).length).toBeLessThanOrEqual(60);
  });

  test.each(statedFacts)('$game $id is looked at again after its year, and within four years', (fact) => {
    expect(fact.lookAgainBy).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(new Date(fact.lookAgainBy).toISOString()).toContain(fact.lookAgainBy);
    expect(Number(fact.lookAgainBy.slice(0, 4))).toBeGreaterThan(fact.year);
    expect(fact.lookAgainBy < '2031').toBe(true);
  });

  test('never speaks of a day that will pass', () => {
    expect(JSON.stringify(content)).not.toMatch(/\b(hoje|atualmente|agora)\b/i);
  });

  test('has a name of its own', () => {
    const names = statedFacts.map(({ game, id }) => `${game} ${id}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what is due', () => {
  const cafe: StatedFact = {
    game: 'mapa-produtivo',
    id: 'cafe',
    source: 'Conab',
    year: 2025,
    lookAgainBy: '2027-03-31',
  };
  const caf: StatedFact = {
    game: 'flip-produtividade',
    id: 'caf',
    source: 'Lei',
    year: 2022,
    lookAgainBy: '2026-12-31',
  };
  test.each([
    ['2026-12-30', []],
    ['2026-12-31', ['caf']],
    ['2027-03-31', ['caf', 'cafe']],
  ])('by %s: %j', (day, ids) => {
    expect(factsDue([cafe, caf], day).map(({ id }) => id)).toEqual(ids);
  });

  test('is told in a line', () => {
    expect(factLine(cafe)).toBe('2027-03-31  Mapa Produtivo: cafe (Conab, 2025)');
  });
});
