import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

test('a Brazilian spreadsheet finds its accents, cells and lines', () => {
  expect(
    csvFile([
      ['Nome', 'Média'],
      ['Conceição', 1.5],
    ]),
  ).toBe('\uFEFFNome;Média\r\nConceição;1,5\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+55 38', "'+55 38"],
  ['-2', "'-2"],
  ['@rita', "'@rita"],
  [' =a', "' =a"],
  ['＝a', "'＝a"],
  ['a;=b', `"a;'=b"`],
  ['diz "oi"', '"diz ""oi"""'],
  ['duas\nlinhas', '"duas\nlinhas"'],
  ['comum', 'comum'],
  [undefined, ''],
  [true, 'sim'],
])('%j is written as %j', (value, written) => {
  expect(csvFile([[value]])).toBe(`\uFEFF${written}\r\n`);
});
