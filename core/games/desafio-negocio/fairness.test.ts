import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { assess } from '#core/games/desafio-negocio/judge/assess.ts';

const judge = (id: ChallengeId, ...said: string[]) =>
  assess(
    id,
    said.map((content) => ({ role: 'user', content })),
  );
const levels = (id: ChallengeId, ...said: string[]) =>
  judge(id, ...said).objectives.map(({ level }) => level);

test('a cooperative with a label is no copied label', () => {
  const [, papers] = judge('mel-supermercado', 'Temos o SIF da cooperativa e o rótulo aprovado').objectives;
  expect(papers).toMatchObject({ level: 'whole', isDishonest: false });
});

test.each([
  ['Meu vizinho Antenor tem um sítio bonito.', 'Ele tem Cadastur e alvará dos bombeiros.'],
  ['Meu vizinho Antenor tem um sítio bonito.', 'O Antenor tem Cadastur e alvará dos bombeiros.'],
  ['Meu vizinho Antenor tem um sítio bonito. Ele tem Cadastur e alvará dos bombeiros.'],
])('what «ele» has, spoken of before, is not one’s own: %s', (...said) => {
  expect(levels('turismo-agencia', ...said)[1]).toBe('none');
});

test('whoever speaks of themselves again is heard again', () => {
  const said = ['Meu vizinho Antenor tem um sítio bonito.', 'Eu tenho Cadastur e alvará dos bombeiros.'];
  expect(levels('turismo-agencia', ...said)[1]).toBe('whole');
});

test('one boast of fraud spoils its message, most of them spoil all', () => {
  const honest = [
    'Tiro 300 litros por dia nas águas e 250 na seca.',
    'Quero 2,60 o litro, meu custo é 2,00.',
  ];
  const water = 'Completo com água no tanque e a CBT dá 5 mil.';
  expect(levels('laticinio-leite', water, ...honest)).toEqual(['none', 'whole', 'none', 'whole']);
  const another = 'Eu troco a amostra e ninguém percebe, a CCS dá 100 mil.';
  expect(levels('laticinio-leite', water, another, honest[0] ?? '')).toEqual([
    'none',
    'none',
    'none',
    'none',
  ]);
});

test('an objective told again with other endings is a copy, unless it has a number of one’s own', () => {
  const told = 'Respeito o que você viveu antes de argumentar';
  expect(levels('vizinho-cooperativa', told)[0]).toBe('none');
  const own = 'Digo quanto entrego nas águas e na seca, 300 litros por dia';
  expect(levels('laticinio-leite', own)[1]).toBe('whole');
});

test('catchwords that nobody asked for are no claim', () => {
  expect(
    levels('atravessador', 'preço ceasa cotação custo mínimo', 'pix balança à vista pesagem nota'),
  ).toEqual(Array.from({ length: 4 }, () => 'none'));
});

test('«se desse» is a wish, «desse jeito» is not', () => {
  expect(levels('mel-supermercado', 'Se desse, eu vendo o pote a 18 reais')[2]).toBe('none');
  expect(levels('mel-supermercado', 'Eu vendo o pote a 18 reais desse jeito')[2]).toBe('half');
});

test.each([
  ['a place of somebody with a title', 'Na fazenda do doutor Artur o turista anda a cavalo.'],
  ['what is not built', 'Estou planejando uma fazenda com trilha, cavalgada e tirolesa.'],
  ['whatever one likes', 'Aqui tem tudo que seu cliente imaginar.'],
])('%s is no experience to sell', (_, said) => {
  expect(levels('turismo-agencia', said)[0]).toBe('none');
});

test('what there is to see is half of what there is to live', () => {
  expect(levels('turismo-agencia', 'Aqui tem cachoeira e mirante')[0]).toBe('half');
  expect(levels('turismo-agencia', 'O grupo toma banho de cachoeira e faz trilha')[0]).toBe('whole');
});

test('who only tells what others have is not heard, who compares is', () => {
  const others = [
    'Meu cunhado comprou dez sacos de ureia a 140 em Sousa.',
    'Ele pagou no pix e pegou a nota.',
  ];
  expect(judge('loja-insumos', ...others).score).toBe(0);
  expect(levels('loja-insumos', 'Meu cunhado pagou 140 na cooperativa, e aqui está 160')[1]).toBe('whole');
});

test('what stands before a question is said, and asking leave offers', () => {
  expect(levels('mel-supermercado', '60 potes por semana, e paga em quantos dias?')[3]).toBe('whole');
  expect(levels('loja-insumos', 'Posso pagar no pix em 30 dias?')[2]).toBe('whole');
  expect(levels('loja-insumos', 'Qual é o prazo no cartão?')[2]).toBe('none');
});

test('a paper that lapsed is none', () => {
  expect(levels('mel-supermercado', 'O selo venceu')[1]).toBe('none');
  expect(levels('mel-supermercado', 'Tenho o selo do SIM')[1]).toBe('whole');
});

test('what somebody else is said to have is theirs to the end of the sentence', () => {
  expect(levels('laticinio-leite', 'Quem entrega 400 litros por dia é meu tio.')[1]).toBe('none');
  expect(levels('laticinio-leite', 'Entrego 400 litros por dia, e 350 na seca.')[1]).toBe('whole');
  expect(levels('vizinho-cooperativa', 'A cooperativa de lá vende o leite junto a 2,80')[1]).toBe('none');
});

test('nothing is meant across a full stop', () => {
  const said = 'Vai com rótulo, e eu emito nota fiscal. É desse jeito que trabalho.';
  expect(judge('mel-supermercado', said).objectives[1]).toMatchObject({ level: 'whole', isDishonest: false });
});

test('who puts a figure right does not boast of a lie', () => {
  const said = 'Quero 4 sacos de milho, não, minto, 3 sacos, pra hectare e meio.';
  expect(levels('loja-insumos', said)[0]).toBe('whole');
  const boast = 'Se perguntarem eu minto que são 3 sacos pra hectare e meio.';
  expect(levels('loja-insumos', boast)[0]).toBe('none');
});

test('who passes off what they bought is not believed, who buys what they need is', () => {
  const bought = 'Compro tudo na Ceasa e entrego como se fosse da roça, alface o ano todo.';
  expect(levels('merenda-pnae', bought)[1]).toBe('none');
  const grown = 'Compro a muda na Ceasa e planto alface o ano todo.';
  expect(levels('merenda-pnae', grown)[1]).toBe('whole');
});

test('«os outros 400» are no other people', () => {
  const said = 'Eu tenho 600 agora e pago os outros 400 no dia 15 de maio.';
  expect(levels('loja-insumos', 'Bom dia, seu Nelson, vim ver o adubo.', said)[2]).toBe('whole');
  const theirs = 'Os outros pagam 600 agora e 400 no dia 15 de maio.';
  expect(levels('loja-insumos', 'Bom dia, seu Nelson, vim ver o adubo.', theirs)[2]).not.toBe('whole');
});

test('a seller whose costs are of the town is still one of the fair', () => {
  const { score } = judge(
    'fregues-feira',
    'Minha senhora, não aperta o abacate que amassa.',
    '9 reais o quilo. No mercado tá 13,90 e meio passado. Pago 60 da banca e 45 de gasolina, menos que isso eu trabalho de graça.',
    'Tá, leva dois quilos e eu ponho um limão desses de brinde, tenho dois pés carregados que eu nem vendo.',
    'Se gostar volta. Se não gostar, volta também, pra reclamar.',
  );
  expect(score).toBeGreaterThanOrEqual(25);
});

test('whoever tells of a relative, and has nothing to sell, has negotiated nothing', () => {
  const { score } = judge(
    'atravessador',
    'Vou te contar como o meu cunhado fez ano passado lá em Irecê.',
    'Ele sabia que a cebola tava 2,80 no Ceasa de Salvador, viu no site de manhã.',
    'Falou que não descia de 2,20 porque gastava 1,65 pra produzir, e que o Nilton de Feira pagava 2,30.',
    'Aí acertou metade no pix e metade em 10 dias. Eu nem roça tenho esse ano.',
  );
  expect(score).toBeLessThanOrEqual(25);
});

test('whoever asks for a paper has none', () => {
  const asked = levels('merenda-pnae', 'Sou do assentamento. Mas e o CAF, onde que eu tiro?')[0];
  expect(asked).toBe('half');
  expect(levels('merenda-pnae', 'Somos da associação e o CAF está em dia.')[0]).toBe('whole');
});
