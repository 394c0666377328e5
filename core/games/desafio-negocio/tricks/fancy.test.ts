import { expect, test } from 'vitest';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';
import { isFanciful } from './fancy.ts';

test.each([
  ['O alvará é a estrela e o seguro é a fé', true],
  ['Oitenta mil reais de estrelas', true],
  ['Tomate vermelhinho, laiá laiá', true],
  ['Três reais vale um suspiro, ô lelê, ô lalá', true],
  ['Todo sábado é dia de chorar', true],
  ['Todo sábado é dia de feira', false],
  ['Planto na lua nova e colho em maio', false],
  ['O alvará é dos bombeiros e o seguro é da Porto', false],
  ['Ai, que bom, dona Lúcia', false],
  ['O preço é um beijo e a nota é um suspiro', true],
  ['Lelê, lalá, tomate bom de chorar', true],
  ['A caixa de suspiro é 6 reais, na padaria tá 10', false],
  ['Um suspiro é 1 real', false],
  ['Levando dois pacotes dou um beijo de coco', false],
  ['A caixa sai por um beijo', false],
  ['A caixa é 6 reais, o alvará é a estrela', true],
  ['A Lelê ajudou a colher, pergunta pra Lalá', false],
])('«%s» is sung or dreamt: %s', (said, isDreamt) => {
  expect(isFanciful(read(said))).toBe(isDreamt);
});

test('figures do not make a song true; one kind word takes nothing away', () => {
  const papers = 'Tenho CAF, escritura e CAR em dia.';
  const song = [
    'É pra comprar uma vaca de nuvem e dez de luar.',
    'A Emater do meu coração fez o projeto de 60 mil reais de estrelas.',
    'Pago com 200 litros por dia do leite da lua, a 2,50.',
  ];
  expect(scoreOfTalk('pronaf-gerente', papers, ...song)).toBe(0);
  const plain = [
    'É pra comprar dez vacas, que eu cuido delas.',
    'A Emater fez o projeto de 60 mil reais.',
    'Pago com 200 litros por dia, a 2,50, pro laticínio.',
  ];
  const kind = plain.map((line) => line.replace('delas', 'delas com o maior amor'));
  expect(scoreOfTalk('pronaf-gerente', papers, ...plain)).toBeGreaterThanOrEqual(50);
  expect(scoreOfTalk('pronaf-gerente', papers, ...kind)).toBeGreaterThanOrEqual(50);
});
