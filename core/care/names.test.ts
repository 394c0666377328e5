import { expect, it } from 'vitest';
import { limits } from '#core/contract/limits.ts';
import { isNamed, numberedName } from './names.ts';

it.each([
  { name: 'Ana', number: 1, numbered: 'Ana' },
  { name: 'Ana', number: 2, numbered: 'Ana 2' },
  {
    name: 'A'.repeat(limits.username.max),
    number: 12,
    numbered: `${'A'.repeat(limits.username.max - 3)} 12`,
  },
])('numbers $name as $number', ({ name, number, numbered }) => {
  expect(numberedName(name, number)).toBe(numbered);
});

it.each([
  ['jose', 'José da Silva'],
  ['JOSÉ', 'jose'],
  ['conceicao', 'Maria da Conceição'],
  ['nunez', 'Núñez'],
  [' ana 2', 'Ana 2'],
])('finds %s in %s', (searched, name) => {
  expect(isNamed(searched, null, name)).toBe(true);
});

it('finds no signs but those that are there, and nothing in no name', () => {
  expect(isNamed('100%', 'cem por cento')).toBe(false);
  expect(isNamed('_', 'Ana')).toBe(false);
  expect(isNamed('ana', null)).toBe(false);
});
