import { describe, expect, test } from 'vitest';
import { apls } from './cadeia-valor.ts';
import { citation } from './fact.ts';
import { decks } from './flip-produtividade.ts';
import { scenarios } from './jornada-empreendedor.ts';
import { products } from './mapa-produtivo.ts';

const facts = [
  ...products.map(({ id, fact }) => ({ id, ...fact })),
  ...scenarios,
  ...apls.map(({ id, fact }) => ({ id, ...fact })),
  ...decks.flatMap(({ pairs }) => [...pairs]),
];

describe('a fact', () => {
  test.each([
    [{ source: 'IBGE', year: 2024 }, 'IBGE, 2024'],
    [{ source: 'Lei 5.764/1971', year: 1971 }, 'Lei 5.764/1971'],
  ])('%o is cited as «%s»', (source, line) => {
    expect(citation(source)).toBe(line);
  });

  test.each(facts)('$id says its source and its year, in one line of a phone or two', (fact) => {
    expect(fact.source).not.toBe('');
    expect(fact.year).toBeGreaterThan(1970);
    expect(fact.year).toBeLessThanOrEqual(2026);
    expect(citation(fact).length).toBeLessThanOrEqual(60);
  });

  test('never speaks of a day that will pass', () => {
    expect(JSON.stringify([products, scenarios, apls, decks])).not.toMatch(/\b(hoje|atualmente|agora)\b/i);
  });
});
