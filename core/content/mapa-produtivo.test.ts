import { expect, test } from 'vitest';
import { regions } from './mapa-produtivo/shape.ts';
import { productBank, productById, products, regionById } from './mapa-produtivo.ts';

test('twenty products with unique ids and names', () => {
  expect(products).toHaveLength(20);
  expect(new Set(products.map(({ id }) => id)).size).toBe(20);
  expect(new Set(products.map(({ name }) => name)).size).toBe(20);
});

test('twenty-seven more, none of them twice, at least eight a region with the first ones', () => {
  expect(productBank).toHaveLength(47);
  for (const key of ['id', 'name', 'emoji'] as const) {
    expect(new Set(productBank.map((product) => product[key])).size).toBe(47);
  }
  for (const { id } of regions) {
    expect(productBank.filter(({ region }) => region === id).length).toBeGreaterThanOrEqual(8);
  }
});

test('five regions, four products each', () => {
  expect(regions).toHaveLength(5);
  for (const { id } of regions) expect(products.filter(({ region }) => region === id)).toHaveLength(4);
});

test.each(productBank)('$name fits its place on a narrow phone', (product) => {
  expect(product.name.length).toBeLessThanOrEqual(28);
  expect(product.fact.text.length).toBeLessThanOrEqual(70);
  expect(product.emoji).toMatch(/^\p{Extended_Pictographic}\uFE0F?$/u);
});

test.each(regions)('$name fits its place on a narrow phone', ({ name, description }) => {
  expect(name.length).toBeLessThanOrEqual(12);
  expect(description.length).toBeLessThanOrEqual(50);
});

test('a product and a region are found by their ids', () => {
  expect(productById('cafe').region).toBe('sudeste');
  expect(regionById('sul').name).toBe('Sul');
});
