import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { reply } from '#core/games/desafio-negocio/answer/reply.ts';

function endOf(id: ChallengeId, said: readonly string[]): { text: string; closed: boolean } {
  let talk = open(id);
  for (const message of said) talk = reply(id, talk, message, 'semente').talk;
  return { text: talk.lines.at(-1)?.content ?? '', closed: talk.closed };
}

const analysis = /análise|laudo|contagem|qualidade/i;
const road = [
  'São 46 famílias e 62 alunos. Em fevereiro perdemos 9 dias de aula e 800 litros de leite.',
  'é o ramal do Barreiro, 6 km, tem atoleiro depois da ponte',
  'Quando a máquina vai?',
  'a gente dá diesel, cascalho e 80 assinaturas',
];

test.each<[string, ChallengeId, string[], RegExp]>([
  [
    'a protest is about what was refused before',
    'laticinio-leite',
    [
      'tiro 60 litros de manha',
      'nunca fiz analise não',
      'tiro na mão e boto no freezer',
      'ja falei que nunca fiz',
    ],
    /(preço|pagaria|querendo).*\?$/i,
  ],
  [
    'what was spoken of in few words is asked for later',
    'fregues-feira',
    ['bom dia, morango colhido hoje, 12 a bandeja'],
    /^(?!.*(ontem|plantado|preço))/,
  ],
  ['what was not is asked for', 'fregues-feira', ['bom dia freguesa'], /\?$/],
  [
    'a short answer is no scrap',
    'prefeitura-estrada',
    ['estrada do barreiro', '20 familia', 'so eu'],
    /^(?!.*“so eu”)/,
  ],
  [
    'nor is a time',
    'merenda-pnae',
    ['tenho banana e couve, 50 quilo por semana', 'terça e sexta'],
    /^(?!.*“terça)/,
  ],
  ['a word that says nothing is', 'prefeitura-estrada', ['estrada do barreiro', 'abacaxi'], /“abacaxi”/],
  [
    'papers that one lacks are named',
    'turismo-agencia',
    ['oi tudo bem', 'papel não tenho nenhum não'],
    /papel|Cadastur/,
  ],
  [
    'a question refuses nothing',
    'pronaf-gerente',
    ['quero 40 mil pra um trator', 'e se eu não conseguir pagar?'],
    /\?$/,
  ],
  ['an age of the year is no price', 'laticinio-leite', ['tiro 70 litros e na seca 40'], analysis],
  [
    'a greeting makes no list',
    'pronaf-gerente',
    ['bom dia, 78 mil pra resfriador e 6 vacas'],
    /técnico|projeto|orçamento/,
  ],
  [
    'a question is no answer to what was asked: it is asked again',
    'pronaf-gerente',
    [
      'quero pronaf pra irrigação do maracujá, 35 mil',
      'tenho caf e escritura',
      'o agrônomo fez o projeto',
      'faz 40 mil?',
    ],
    /\?$/,
  ],
  [
    'a plain no is taken',
    'pronaf-gerente',
    ['preciso de 15 mil, comprar bezerro', 'caf venceu', 'não'],
    /^(Certo|Entendi|Está bem)/,
  ],
  [
    'when one is paid is told',
    'merenda-pnae',
    ['tenho feijão e farinha', 'como é o pagamento?'],
    /pagamento sai|prefeitura paga/,
  ],
  ['a date in a question sets it', 'prefeitura-estrada', [...road, 'essa semana?'], /acompanhar/],
])('%s', (_, id, said, expected) => {
  expect(endOf(id, said).text).toMatch(expected);
});

test('nothing is closed while what was asked for last is open', () => {
  expect(endOf('prefeitura-estrada', road)).toMatchObject({
    closed: false,
    text: expect.stringMatching(/quando|dia|data/i),
  });
  expect(endOf('prefeitura-estrada', [...road, 'até dia 15 de março'])).toMatchObject({ closed: true });
});

test('what was told altogether is not asked for again, be it believed or not', () => {
  const said = [
    'oi seu chicao, é a caixa de maracuja né. trinta ta pouco moço, na feira vende a 70',
    'quem me contou foi ninguem eu que vendo la uai. faz 60 pra mim',
    'nao sei certinho... umas 28 a caixa com adubo e colheita. faz 50 vai',
    'ué, vc acabou de aceitar 50. baixar nada',
    'pus nao. mas o preço ja ta fechado. vc paga quando?',
    'confio, vc compra do meu pai ha anos. quero em dinheiro na hora',
    'vc pesa e eu olho, ja falei q confio',
  ];
  const { text, closed } = endOf('atravessador', said);
  expect(text).not.toMatch(/viu onde|ficou em aberto: uma referência/i);
  expect(closed).toBe(true);
});
