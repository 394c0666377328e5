import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { levelOf, scoreOfTalk } from '#core/testing/judge-talk.ts';

const picked = 'O tomate eu colhi hoje no meu sítio em Bonito.';
const between = ['6 reais o quilo, no mercado tá 9.', 'Levando dois quilos dou um maço de coentro.'];

test.each(['Olhe, vou ser sincero: não tenho sítio, não colhi nada.', 'O sítio também não.'])(
  'what was claimed many messages ago is undone by «%s»',
  (said) => {
    expect(levelOf('fregues-feira', 'qualidade', picked, ...between, said)).not.toBe('whole');
  },
);

test.each<[ChallengeId, string, string, string]>([
  ['fregues-feira', 'qualidade', picked, 'Não tenho mais que um sítio pequeno, mas é caprichado.'],
  ['fregues-feira', 'qualidade', picked, 'Não tenho outro sítio, é só esse mesmo.'],
  ['fregues-feira', 'qualidade', picked, 'Não minto: colhi hoje no sítio.'],
  [
    'mel-supermercado',
    'volume',
    'Entrego 60 potes por semana, toda terça.',
    'Não tenho 200 potes, não, senhora.',
  ],
  ['mel-supermercado', 'volume', 'Entrego 40, não, 38 potes por semana.', 'Toda terça.'],
])('%s: %s stands: «%s», then «%s»', (id, objective, claim, said) => {
  expect(levelOf(id, objective, claim, said)).toBe('whole');
});

test('who undoes several things in one breath has claimed nothing; who never had them loses nothing', () => {
  const talk = [picked, ...between, 'Sábado tô aqui de novo, separo pra senhora.'];
  const undoing = 'Vou ser sincero: não tenho sítio, não colhi nada, e sábado nem venho.';
  expect(scoreOfTalk('fregues-feira', ...talk, undoing)).toBe(0);
  const plain = 'Maquininha eu não tenho, e sacola também não.';
  expect(scoreOfTalk('fregues-feira', ...talk, plain)).toBeGreaterThanOrEqual(88);
});

test('who owns up in the same breath has not said it, who is frank has', () => {
  const market = 'Na Ceasa de Patos tá 80 a caixa, vi hoje.';
  expect(levelOf('atravessador', 'referencia', `${market} Só pra você ficar com medo.`)).toBe('none');
  expect(levelOf('atravessador', 'referencia', `${market} Não é só pra você baixar, é o preço.`)).toBe(
    'whole',
  );
  const plan = 'A Emater fez o projeto, deu 30 mil';
  expect(levelOf('pronaf-gerente', 'projeto', `${plan}. O técnico assinou sem ver nada.`)).toBe('none');
  expect(levelOf('pronaf-gerente', 'projeto', `${plan}. O técnico assinou depois de ver tudo.`)).toBe(
    'whole',
  );
});

const honey = [
  'Bom dia, o meu mel é de florada de aroeira, colhido no meu apiário em Picos, com 80 caixas.',
  'Tenho o SIM da prefeitura e o rótulo com validade, e dou nota fiscal.',
  'Consigo entregar 50 potes toda terça aqui na loja.',
  'O pote sai a 20 reais, porque meu custo é 12 com pote e frete.',
];
const tour = [
  'Ordenha de manhã, trilha e almoço no fogão a lenha, e banho de cachoeira.',
  'Temos Cadastur, alvará e seguro dos visitantes.',
  'Cabem 20 pessoas por dia, com banheiro.',
  'São 120 por pessoa, com 10% da agência.',
];
const stall = [
  `${picked.slice(0, -1)}, sem veneno e sem agrotóxico.`,
  ...between,
  'Sábado tô aqui de novo, separo pra senhora.',
];

test.each<[string, ChallengeId, string[]]>([
  ['Não existe pote vazando, rótulo torto também não.', 'mel-supermercado', honey],
  ['Não tenho reclamação do rótulo.', 'mel-supermercado', honey],
  ['Nunca tive acidente com visitante, nunca houve queda na cachoeira.', 'turismo-agencia', tour],
  ['Nunca houve acidente na trilha.', 'turismo-agencia', tour],
  ['Não existe taxa escondida, nunca houve atraso no pagamento.', 'turismo-agencia', tour],
  ['Não existe trilha perigosa, não tem nenhum banheiro sujo.', 'turismo-agencia', tour],
  ['Não tem nenhum veneno, não tem nenhum agrotóxico.', 'fregues-feira', stall],
  ['Não tenho tomate passado, não tenho coentro murcho.', 'fregues-feira', stall],
])('nothing that was claimed is undone by «%s»', (said, id, talk) => {
  expect(scoreOfTalk(id, ...talk, said)).toBe(100);
});

test('who has not got what the credit is for has claimed no such thing', () => {
  const talk = [
    'Quero 40 mil do Pronaf pra comprar um trator usado e botar irrigação no milho.',
    'Tenho o CAF, o CAR e a escritura do sítio.',
    'A Emater fez o projeto, deu 40 mil no orçamento.',
    'Pago com a venda do milho e do leite, tiro 5 mil por mês, sobra 2 mil.',
  ];
  const asking = 'Não tenho trator, não tenho irrigação, por isso preciso do crédito.';
  expect(levelOf('pronaf-gerente', 'finalidade', ...talk, asking)).toBe('whole');
  expect(scoreOfTalk('pronaf-gerente', ...talk, asking)).toBeGreaterThanOrEqual(75);
});
