import { expect, test } from 'vitest';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { raisedBy } from './raise.ts';

test.each([
  ['mais 10 centavos', 2.3, 2.4],
  ['mais dez centavos no litro', 2.35, 2.45],
  ['me dá mais 5 reais', 40, 45],
  ['10 centavos a mais', 2.1, 2.2],
  ['5 reais a mais', 30, 35],
  ['faço 40', 30, null],
  ['tira 5 reais', 30, null],
])('«%s» on top of a price', (said, own, expected) => {
  expect(raisedBy(read(said), own, true)).toBe(expected);
});

test.each([
  ['tira 5 reais', 150, 145],
  ['abate 10 reais no saco', 160, 150],
  ['desconta 50 centavos', 8, 7.5],
  ['5 reais de desconto', 140, 135],
  ['2 reais a menos', 138, 136],
  ['faço 140', 150, null],
  ['mais 5 reais', 150, null],
])('«%s» off a price', (said, own, expected) => {
  expect(raisedBy(read(said), own, false)).toBe(expected);
});
