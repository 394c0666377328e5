import { expect, test } from 'vitest';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';
import { outlandishIn } from './outlandish.ts';

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

/** The most that is still believed of each thing: one more is not. */
test.each([
  ['tiro # litros', 100_000],
  ['vendo # potes', 50_000],
  ['colho # sacas', 50_000],
  ['rodo # km', 900],
  ['somos # famílias', 20_000],
  ['recebo # turistas', 5_000],
  ['crio # vacas', 30_000],
  ['tenho # banheiros', 300],
  ['planto # hectares', 20_000],
  ['faz # anos', 2_100],
  ['fiz # vias', 60],
  ['aumentou # %', 100],
  ['aumentou # por cento', 100],
  ['vendo a # o litro', 150],
  ['vendo a # reais o litro', 400],
  ['a gordura tá #', 12],
  ['gordura #', 12],
  ['deu # % de proteína', 12],
  ['deu # de proteína', 12],
  ['levou # horas', 2_000],
  ['volto no dia #', 31],
])('«%s» may be %i and no more', (said, max) => {
  const times = (figure: string) => outlandishIn(read(said.replace('#', figure)).words);
  expect(times(String(max))).toBe(0);
  expect(times(String(max + 1))).toBe(1);
  if (max >= 1000) {
    expect(times(max.toLocaleString('pt-BR'))).toBe(0);
    expect(times((max + 1).toLocaleString('pt-BR'))).toBe(1);
  }
});

test.each([
  ['tiro 100 mil litros', 0],
  ['tiro 101 mil litros', 1],
  ['recebo mil turistas', 0],
  ['recebo cinco mil turistas', 1],
  ['a gordura tá cem', 1],
  ['rodo mil km', 1],
  ['rodo cem km', 0],
])('«%s» gives %i figures that nobody could have', (said, times) => {
  expect(outlandishIn(read(said).words)).toBe(times);
});
