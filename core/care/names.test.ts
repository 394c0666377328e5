import { expect, it } from 'vitest';
import { limits } from '#core/contract/limits.ts';
import { numberedName, searchedName, searchPattern } from './names.ts';

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

const fits = (pattern: string, text: string) =>
  new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'u').test(text);

it.each([
  ['jose', 'José da Silva'],
  ['JOSÉ', 'jose'],
  ['conceicao', 'Maria da Conceição'],
  ['nunez', 'Núñez'],
  ['ana 2', 'Ana 2'],
])('finds %s in %s', (searched, name) => {
  expect(fits(searchPattern(searched), name.toLowerCase())).toBe(true);
  expect(searchedName(name)).toContain(searchedName(searched));
});

it('keeps signs of patterns from meaning something', () => {
  expect(fits(searchPattern('100%'), 'cem por cento')).toBe(false);
  expect(searchedName('cem')).not.toContain(searchedName('%'));
});
