import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from './open.ts';
import { reply } from './reply.ts';

const after = (id: ChallengeId, said: readonly string[]) =>
  said.reduce((talk, message) => reply(id, talk, message, 'a').talk, open(id));

const trip = [
  'O grupo ordenha a vaca, faz pão de queijo no forno a lenha e toma banho de cachoeira.',
  'Até 18 pessoas, com três banheiros, varanda coberta e almoço na mesa.',
  'Tenho Cadastur, alvará e seguro de acidente para o grupo.',
];
const loan = [
  'Quero 40 mil para comprar 4 novilhas e uma ordenhadeira; a Emater fez o projeto.',
  'O CAF está ativo e a terra tem escritura e CAR.',
  'Não devemos nada em banco nenhum.',
];

test.each<[ChallengeId, string[], RegExp]>([
  [
    'turismo-agencia',
    [...trip, 'São 130 por pessoa com almoço e café.', 'Na chuva a gente faz no galpão.'],
    /agência\?$/,
  ],
  ['pronaf-gerente', [...loan, 'Se der seca temos silagem guardada e fazemos o Proagro.'], /parcela\?$/],
  [
    'turismo-agencia',
    [...trip, 'São 130 por pessoa com almoço, e o banheiro é bem limpo.', 'Na chuva a gente faz no galpão.'],
    /agência\?$/,
  ],
])('%s does not close while its other part is open', (id, said, expected) => {
  const { closed, lines } = after(id, said);
  expect(closed).toBe(false);
  expect(lines.at(-1)?.content).toMatch(expected);
});

test.each<[ChallengeId, string[]]>([
  [
    'turismo-agencia',
    [...trip, 'São 130 por pessoa com almoço, e 15% ficam com a agência.', 'Na chuva a gente faz no galpão.'],
  ],
  [
    'turismo-agencia',
    [...trip, 'São 130 por pessoa com almoço e café.', 'Na chuva a gente faz no galpão.', 'uns 10%'],
  ],
  ...[
    'Cobro 120 por pessoa com almoço, e você tira 20 de cada pessoa.',
    'Cobro 120 por pessoa com almoço; vocês põem o de vocês em cima, para mim é 120 limpo.',
  ].map((said): [ChallengeId, string[]] => ['turismo-agencia', [...trip, said]]),
  ['pronaf-gerente', [...loan, 'Pago com o leite: vendo 80 litros por dia ao laticínio.']],
])('%s closes once it was spoken of', (id, said) => expect(after(id, said).closed).toBe(true));

test('what the agency keeps is no new price of the person', () => {
  const said = [...trip, 'São 130 por pessoa com almoço e café.', 'Na chuva a gente faz no galpão.'];
  const answer = after('turismo-agencia', [...said, 'você fica com 20 reais']).lines.at(-1)?.content;
  expect(answer).toMatch(/130/);
  expect(answer).not.toMatch(/\b20\b/);
});
