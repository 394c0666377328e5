import { expect, test } from 'vitest';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';
import { isGlued } from './glued.ts';

test.each([
  ['Tenho Cadastur alvará seguro vigilância', true],
  ['Cobro 18 custo 11 margem 7 revenda 26', true],
  ['Tenho Cadastur, alvará e seguro', false],
  ['Tenho o Cadastur no meu nome', false],
  ['CCS 180 CBT 12 gordura 3,9', false],
])('«%s» is things in a row after a verb: %s', (said, is) => {
  expect(isGlued(read(said))).toBe(is);
});

test('a list is worth nothing with a verb stuck on, asked for or not', () => {
  const rows = [
    'Tem ordenha queijo trilha fogão lenha',
    'Tenho Cadastur alvará seguro vigilância',
    'Recebo 20 pessoas banheiro sombra',
    'Cobro 120 pessoa comissão 15',
  ];
  expect(scoreOfTalk('turismo-agencia', ...rows)).toBe(0);
  const asked = ['> O que se vive aí?', '> Está regular?', '> Quantas pessoas?', '> Quanto custa?'];
  expect(scoreOfTalk('turismo-agencia', ...rows.flatMap((row, at) => [asked[at] ?? '', row]))).toBe(0);
});

test('who is terse once, and was asked, is heard', () => {
  const papers = ['> Trouxe os documentos?', 'Tenho CAF CAR escritura'];
  const rest = ['> Para quê?', 'Quero comprar dez novilhas e fazer a cerca.'];
  expect(scoreOfTalk('pronaf-gerente', ...papers, ...rest)).toBe(50);
});
