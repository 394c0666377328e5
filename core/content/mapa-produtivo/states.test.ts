import { expect, test } from 'vitest';
import { productBank } from '#core/content/mapa-produtivo.ts';
import { isFrom, states } from './states.ts';

const homesOf = (id: (typeof productBank)[number]['id']) => states.filter((state) => isFrom(id, state.id));

test.each(productBank)('$name is told of states of its own region alone, which its words name', (product) => {
  for (const { name, region } of homesOf(product.id)) {
    expect(region).toBe(product.region);
    // «Minas» and «(MS)» are how one says them.
    const words = `${product.name} ${product.fact.text}`;
    expect([name, name.split(' ')[0] ?? '', '(MS)'].some((word) => words.includes(word))).toBe(true);
  }
});

test('there are 27 states, and few of them without a product', () => {
  expect(new Set(states.map(({ id }) => id)).size).toBe(27);
  const without = states.filter(({ id }) => !productBank.some((product) => isFrom(product.id, id)));
  expect(without.map(({ id }) => id)).toEqual(['AP', 'DF', 'MA', 'RR']);
});
