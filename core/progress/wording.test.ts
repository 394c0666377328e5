import { describe, expect, it } from 'vitest';
import { counted, formatNumber, joined, lacking } from './wording.ts';

describe('wording', () => {
  it.each([
    [0, '0'],
    [1234, '1.234'],
    [3.44, '3,4'],
    [0.25, '0,3'],
    [9.96, '10'],
    [999, '999'],
    [1234567.89, '1.234.567,9'],
    [-1234.5, '-1.234,5'],
    [-0.04, '0'],
  ])('writes %d as %s', (value, text) => expect(formatNumber(value)).toBe(text));

  it.each([
    [0, '0 votos'],
    [1, '1 voto'],
    [1.5, '1,5 voto'],
    [2, '2 votos'],
    [1200, '1.200 votos'],
  ])('counts %d', (count, text) => expect(counted(count, 'voto', 'votos')).toBe(text));

  it.each([
    [1, 'Falta 1 voto'],
    [3, 'Faltam 3 votos'],
  ])('says what lacks for %d', (count, text) => expect(lacking(count, 'voto', 'votos')).toBe(text));

  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a e b'],
    [['a', 'b', 'c'], 'a, b e c'],
  ])('joins %j', (parts, text) => expect(joined(parts)).toBe(text));

  it('joins what one may choose from', () => expect(joined(['a', 'b', 'c'], 'ou')).toBe('a, b ou c'));
});
