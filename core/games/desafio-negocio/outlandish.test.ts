import { expect, test } from 'vitest';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';
import { outlandishIn } from './outlandish.ts';
import { read } from './words.ts';

test.each([
  ['Recebo 9 mil turistas', 1],
  ['A gordura deu 40 litros e a CCS é 7 tanques', 2],
  ['O quilo são 7 adubos e 33 fretes', 2],
  ['Volto no dia 44', 1],
  ['A gordura deu 4 e a CCS 190 mil', 0],
  ['Gasto 7 de adubo e 3 de frete', 0],
  ['Volto no dia 20, com 2 sábados de aviso', 0],
  ['Vendo 40 litros por dia, a 4 graus', 0],
])('«%s» gives %i figures that nobody could have', (said, times) => {
  expect(outlandishIn(read(said).words)).toBe(times);
});

test('figures that count nothing there is are worth nothing', () => {
  const said = [
    'A CCS deu 40 litros e a gordura 7 tanques',
    'Resfrio a 25 litros com 6 canecas, lavo 90 tetos',
    'Quero 2,60 o litro com custo de 1,90',
  ];
  expect(scoreOfTalk('laticinio-leite', ...said)).toBe(0);
});
