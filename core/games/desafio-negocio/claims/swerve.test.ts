import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';
import { choicesIn, isBroken, isGivenAway, isSwerve, isUndercut, repeatsIn } from './swerve.ts';

const wordsOf = (text: string) => read(text).words;
const partOf = (text: string) => ({ reading: read(text), start: 0, words: wordsOf(text) });

test.each([
  ['Tiro 300 litros por dia', '40 litros', true],
  ['Deu 90 mil', '15 mil', true],
  ['Quero 10 sacos de ureia', 'não, 3 sacos', true],
  ['Nas águas 420 litros', 'na seca 350', false],
  ['Alface 3 reais', 'couve 4 reais', false],
  ['Você paga 30', 'quero 45', false],
  ['São 20 potes por semana', 'dá 80 por mês', false],
])('after «%s», «%s» is another figure for the same: %s', (before, said, is) => {
  expect(isSwerve(wordsOf(before), wordsOf(said))).toBe(is);
});

test('what was one’s own turns out to be somebody else’s; another thing of theirs does not', () => {
  const own = wordsOf('a terra é minha, com escritura');
  expect(isGivenAway(own, partOf('A terra é do meu patrão'))).toBe(true);
  expect(isGivenAway(own, partOf('O pasto é do meu compadre'))).toBe(false);
  expect(isGivenAway(own, partOf('A escritura é do meu patrão'))).toBe(false);
});

test('figures to choose from after a pause are counted, a guess between two is not', () => {
  expect(choicesIn(wordsOf('120 por pessoa, ou 40, ou 300'))).toBe(2);
  expect(choicesIn(wordsOf('Levo 20 ou 30 potes'))).toBe(0);
  expect(repeatsIn(wordsOf('lá tá 120, tá 200'))).toBe(1);
  expect(repeatsIn(wordsOf('lá tá 120, aqui tá 200'))).toBe(0);
});

test('what was named is gone; what was called the least is not', () => {
  expect(isBroken(wordsOf('Tenho alvará'), wordsOf('O alvará venceu'))).toBe(true);
  expect(isBroken(wordsOf('Tenho alvará'), wordsOf('A porteira quebrou'))).toBe(false);
  expect(isUndercut(partOf('Menos de 60 eu não vendo'), partOf('Faço 25'))).toBe(true);
  expect(isUndercut(partOf('Menos de 60 eu não vendo'), partOf('Fecho em 65'))).toBe(false);
});

test.each<[ChallengeId, string[]]>([
  [
    'laticinio-leite',
    [
      'A CCS deu 200 mil. Deu 900 mil. Nunca mandei analisar.',
      'Tiro 300 litros por dia. 40 litros. Na seca tiro 500.',
      'Resfrio no tanque a 4 graus e lavo os tetos. Não tenho tanque.',
      'Quero 2,60 com custo de 1,90. Ou 1,50.',
    ],
  ],
  [
    'loja-insumos',
    [
      'Quero 10 sacos de ureia pra 2 hectares de milho. Não, 3 sacos pra 20 hectares.',
      'Na loja do Zé tá 120, tá 200, nem fui lá.',
      'Pago no pix à vista em abril.',
      'Quero nota e entrega. Sem nota. Entrega não precisa.',
    ],
  ],
])('%s: two of everything is worth nothing', (id, said) => {
  expect(scoreOfTalk(id, ...said)).toBe(0);
});

test('who mends one figure is heard', () => {
  const said = [
    'Quero 4 sacos de semente de milho. Não, minto, 3 sacos, que um eu guardei. É pra hectare e meio.',
    'Na Casa do Sertanejo em Petrolina o saco tá 95, o seu tá 120.',
    'Pago metade agora no pix e metade em maio, na colheita.',
    'Quero a nota e a entrega no sítio na sexta.',
  ];
  expect(scoreOfTalk('loja-insumos', ...said)).toBe(100);
});

test('two of something in different ways count together', () => {
  const said = [
    'Alface o ano todo. Alface não plantei esse ano.',
    'Tenho CAF no meu nome, vendo sozinho. O CAF venceu.',
    'Lavo tudo em água corrente e levo em caixa limpa.',
    'Entrego toda segunda nas três escolas, 60 quilos.',
  ];
  expect(scoreOfTalk('merenda-pnae', ...said)).toBe(0);
  const [, , ...careful] = said;
  const honest = ['Alface o ano todo. Tomate não plantei esse ano.', 'Tenho CAF, vendo no meu nome.'];
  expect(scoreOfTalk('merenda-pnae', ...honest, ...careful)).toBe(100);
});

test('what is named again is not gone, nor is it in a long sentence that something else ended', () => {
  const own = wordsOf('tenho alvará e freezer');
  expect(isBroken(own, wordsOf('O alvará venceu'))).toBe(true);
  expect(isBroken(own, wordsOf('O alvará está na parede'))).toBe(false);
  const long = 'O alvará está na parede da cozinha que meu pai fez quando a outra fábrica fechou em Irecê';
  expect(isBroken(own, wordsOf(long))).toBe(false);
});
