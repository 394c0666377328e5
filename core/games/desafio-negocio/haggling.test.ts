import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { reply } from '#core/games/desafio-negocio/answer/reply.ts';

/** What the persona says to the last of the messages, and whether that ends the talk. */
function endOf(id: ChallengeId, said: readonly string[]): { text: string; closed: boolean } {
  let talk = open(id);
  for (const message of said) talk = reply(id, talk, message, 'semente').talk;
  return { text: talk.lines.at(-1)?.content ?? '', closed: talk.closed };
}

const coffee = 'café. a saca de 60 quilos tá 1.850 na cooperativa em Manhuaçu, vi hoje cedo';
const lot = 'Quero 12 sacos de adubo pra 3 hectares, pela análise';
const ride = 'cavalgada, banho de rio e almoço no fogão a lenha';
const honey = ['mel de aroeira de Picos, 80 caixas minhas', 'tenho SIM e rótulo, dou nota'];
const jar = '22 o pote de meio quilo, meu custo é 12';
const milk = 'tiro 70 litro, 40 na seca';

test.each<[string, ChallengeId, string[], RegExp]>([
  ['a price by another measure is met in it', 'atravessador', [coffee], /fico em 1\.390 a saca/],
  ['so is an offer', 'atravessador', [coffee, 'faz 1.800 a saca'], /1\.800.*chego a 1\.\d{3}/],
  [
    'and one in kilos',
    'atravessador',
    ['na ceasa tá 3,20 o quilo', 'quero 2,80 o quilo'],
    /2,80.*chego a 2,\d/,
  ],
  [
    'and one by the arroba',
    'atravessador',
    ['tá 240 a arroba em Ilhéus', 'quero 230 a arroba'],
    /230.*\b1\d\d\b/,
  ],
  [
    '«nem eu nem você» offers',
    'atravessador',
    ['na ceasa tá 62 a caixa', 'faz 50', '46, nem eu nem você'],
    /46/,
  ],
  ['«46, nem pensar» does not', 'atravessador', ['quero 60', '46 nem pensar'], /^(?!.*46)/],
  [
    'what was offered last is answered',
    'laticinio-leite',
    [milk, 'quero 2,60', 'Faz 2,45 e eu assino um ano.'],
    /2,45/,
  ],
  ['not what was denied', 'laticinio-leite', [milk, 'Eu falei 2,45, não 2,55'], /2,45/],
  [
    'nor what another pays',
    'laticinio-leite',
    [milk, 'O outro laticínio paga 2,42.'],
    /^(?!.*2,42 (eu|passa|cabe))/,
  ],
  ['a difference is an offer', 'laticinio-leite', ['quero mais 10 centavos'], /2,30/],
  [
    'coming closer is returned',
    'laticinio-leite',
    ['dois e quarenta dá?', 'dois e trinta e cinco'],
    /chego a 2,25/,
  ],
  ['offering more is not', 'laticinio-leite', ['e 2,25?', '2,30 vai'], /fico em 2,20/],
  [
    'it is the goods that the offer is about',
    'loja-insumos',
    [lot, 'Tu faz por 155? E a ureia quanto é?'],
    /155.*160.*ureia/,
  ],
  [
    'the other goods have their own price',
    'loja-insumos',
    ['preciso de 5 sacos de ureia', 'faz 145?'],
    /145.*155/,
  ],
  [
    'interest too low is refused',
    'loja-insumos',
    [lot, 'quanto de juro?', '3% é caro, faz 1%?'],
    /1%.*abaixo de 2%/,
  ],
  [
    'interest within its limits is taken',
    'loja-insumos',
    [lot, 'quanto de juro?', '2% e fecho'],
    /2% ao mês/,
  ],
  [
    'a discount is no interest',
    'loja-insumos',
    [lot, '10% de desconto à vista?'],
    /^(?!.*(ao mês|não dá: juro))/,
  ],
  ['a commission is taken', 'turismo-agencia', [ride, '20% é muito, faz 10%?'], /10%/],
  [
    'so is one that is named with the first word',
    'turismo-agencia',
    [ride, 'Comissão 10% e fechamos'],
    /10%/,
  ],
  ['one that is too low is not', 'turismo-agencia', [ride, 'dou 5% de comissão'], /5%.*10%/],
  [
    'a deposit is no commission',
    'turismo-agencia',
    [ride, 'Cobro 95 por pessoa, sinal de 30%'],
    /^(?!.*30%)/,
  ],
  [
    'none at all is answered',
    'turismo-agencia',
    [ride, '120 por cabeça. comissão eu não dou não'],
    /por 10% eu fecho/,
  ],
  [
    'days of payment are taken',
    'mel-supermercado',
    [...honey, jar, 'pagamento em 45 dias então?'],
    /45 dias/,
  ],
  [
    'days between deliveries are none',
    'mel-supermercado',
    [...honey, jar, 'entrego a cada 15 dias'],
    /^(?!.*15 dias o)/,
  ],
  [
    'a lower price of the person’s own is noticed',
    'mel-supermercado',
    [...honey, jar, '20 pra fechar'],
    /20/,
  ],
  [
    'a price of one’s own gives only the measure',
    'atravessador',
    ['5 reais o quilo'],
    /^(?!.*(fico em|chego a)).*o quilo.*quem paga/,
  ],
  [
    'and is haggled over once a cost is known',
    'atravessador',
    ['5 reais o quilo', 'gastei 3'],
    /fico em 3,60 o quilo/,
  ],
  [
    'nor does an absurd one set the market',
    'atravessador',
    ['quero 500 o quilo do tomate', 'meu custo é 2', '480 o quilo'],
    /^(?!.*(fico em|chego a|fecho em)).*quem paga/,
  ],
  [
    'what a cooperative pays is no demand',
    'atravessador',
    ['na cooperativa de Tomé-Açu o quilo ta 28 real'],
    /^(?!.*28).*fico em 21 o quilo/,
  ],
  [
    'nor what a factory pays',
    'atravessador',
    ['a fecularia paga 620 a tonelada da mandioca'],
    /^(?!.*620).*fico em 465 a tonelada/,
  ],
  [
    'nor a price with its place behind it',
    'atravessador',
    ['mamão a 2,10 o quilo na Ceasa, vi ontem'],
    /^(?!.*2,10)/,
  ],
  [
    'the nearer of two measures is the one with a market',
    'atravessador',
    ['a caixa de goiaba ta 45 na ceasa, dá 2 e pouco o quilo', 'faz 40'],
    /40.*chego a 3\d/,
  ],
  [
    'it closes by the measure that was spoken of',
    'atravessador',
    [
      'o milheiro da banana ta 320 em Janaúba, vi no boletim',
      'menos de 290 nao vendo, gastei 200',
      'senao vendo na feira de Montes Claros',
      'pix na hora, conto junto no caminhão',
    ],
    /290 o milheiro/,
  ],
  [
    'and by none where the price could not be placed',
    'atravessador',
    [
      'o jacá da banana ta 320 em Janaúba, vi no boletim',
      'gastei 200, por menos que isso tenho prejuizo',
      'senao vendo na feira de Montes Claros',
      'pix na hora, conto junto no caminhão',
    ],
    /^(?!.*a caixa)/,
  ],
  ['what another shop asks is no offer', 'loja-insumos', [lot, 'na casa do adubo ta 148'], /^(?!.*148)/],
  ['a bare figure answers a rate', 'turismo-agencia', [ride, 'comissão de 8%', '10 então'], /10%/],
  [
    '«2 por cento» is a rate',
    'loja-insumos',
    [lot, 'quanto de juro?', 'dois por cento e fecho'],
    /2% ao mês/,
  ],
  [
    '«2 vezes» is none',
    'loja-insumos',
    [lot, 'faz em 3 vezes sem juros?', 'então 2 vezes'],
    /^(?!.*Fica em 2%)/,
  ],
  [
    'shares of other things are no commission',
    'turismo-agencia',
    ['Meu sítio tem 100% de energia solar e 80% de mata, o grupo planta muda e almoça'],
    /^(?!.*%)/,
  ],
  ['nor is how full it is', 'turismo-agencia', [ride, 'ocupação de 70% no feriado'], /^(?!.*70%)/],
  ['nor a tip', 'turismo-agencia', [ride, 'gorjeta de 10% é do guia'], /^(?!.*10%)/],
  ['a figure alone goes on with it', 'turismo-agencia', [ride, 'comissão de 20% é demais', '15%'], /15%/],
  [
    'what stays with the agency is',
    'turismo-agencia',
    [ride, '120 por pessoa, sendo 15% para a agência'],
    /15%/,
  ],
  ['a share of one’s own to the agency is', 'turismo-agencia', [ride, '90 por cabeça e 10% seu'], /10%/],
  ...['a comissão não é problema, me diga a sua', 'criança não paga, comissão é 12'].map(
    (said): [string, ChallengeId, string[], RegExp] => [
      `«${said}» denies no commission`,
      'turismo-agencia',
      [ride, said],
      /^(?!.*Sem comissão)/,
    ],
  ),
  ...['5% ao mês é roubo', '3% de juro nao', 'não pago 3%', 'minha produtividade subiu 20%'].map(
    (said): [string, ChallengeId, string[], RegExp] => [
      `«${said}» agrees to no interest`,
      'loja-insumos',
      [lot, 'quanto de juro?', said],
      /^(?!.*(Fica em \d|ao mês eu faço))/,
    ],
  ),
  ['a yes in other words takes its price', 'laticinio-leite', ['2,40', '2,30', 'tá bom vai'], /2,25/],
])('%s', (_, id, said, expected) => {
  expect(endOf(id, said).text).toMatch(expected);
});

test('its price never moves the wrong way, and what it took stays taken', () => {
  let talk = open('atravessador');
  let last = 30;
  for (const said of ['na ceasa tá 62 a caixa', 'faz 55', '52', '50', '48', '46', '44']) {
    talk = reply('atravessador', talk, said, 'semente').talk;
    const own = Number(/(?:chego a|fico em) (\d+)/.exec(talk.lines.at(-1)?.content ?? '')?.[1] ?? last);
    expect(own).toBeGreaterThanOrEqual(last);
    last = own;
  }
  const taken = ['na ceasa tá 62 a caixa', 'meu custo foi 35', 'faz 34', 'faz 34 ou não?'];
  expect(endOf('atravessador', taken).text).toMatch(/34/);
  expect(endOf('atravessador', taken).text).not.toMatch(/fico em|chego a/);
});

const argued = [
  'na ceasa tá 60 a caixa',
  'meu custo é 40, por menos de 50 não vendo',
  'se não levar, sábado eu vendo na feira direto pro povo',
  'pix na hora e na minha balança. quero 58',
];

test.each([
  'Não, tá bom, pode carregar',
  'não, fecho nesse mesmo, leva',
  'só não vendo fiado, mas fecho',
  'fechado, quero nota e entrega',
  'não quero brigar não seu Chico, leva',
  'tá, não vou brigar por 7 real, fechado',
])('«%s» takes the price that was put', (yes) => {
  expect(endOf('atravessador', [...argued, yes])).toMatchObject({
    closed: true,
    text: expect.stringMatching(/fecho em 51 a caixa/i),
  });
});

test.each([
  'não tá bom não',
  'fecho com a cooperativa então',
  'fecho se subir mais um pouco',
  'não fecho, tá bom?',
  'a feira leva',
])('«%s» does not', (no) => {
  expect(endOf('atravessador', [...argued, no]).text).not.toMatch(/fecho em 51/i);
});

test('a refused price is followed by one question, then by a farewell without a deal', () => {
  const asked = endOf('atravessador', [...argued, 'não fecho por esse preço não']);
  expect(asked).toMatchObject({ closed: false, text: expect.stringMatching(/último preço\?$/) });
  for (const bye of ['não quero', 'então fica pra outra vez, obrigado']) {
    const { closed, text } = endOf('atravessador', [...argued, 'não fecho por esse preço não', bye]);
    expect(closed).toBe(true);
    expect(text).toMatch(/não chegamos a um acordo/);
    expect(text).not.toMatch(/fechado|subo o preço/i);
  }
  expect(endOf('atravessador', [...argued, 'não fecho por esse preço não', '50 então'])).toMatchObject({
    closed: true,
    text: expect.stringMatching(/50.*subo o preço/i),
  });
});

test('three for a price is no new price', () => {
  const said = ['morango colhido hoje sem veneno', '12 a caixinha', 'levando três caixinhas eu faço por 33'];
  expect(endOf('fregues-feira', said).text).not.toMatch(/Agora é|Então fica/);
});

test('the last message of a talk is asked for nothing more', () => {
  const price = 'Olhei a cotação da Ceasa hoje cedo: a caixa está a 80 reais.';
  const part = 'Se não fechar, levo parte para a feira e o resto entrego à cooperativa.';
  const said = ['oi', part, '', '', 'oi', 'oi', '', '', price, 'oi', '', 'não'];
  expect(endOf('atravessador', said)).toMatchObject({
    closed: true,
    text: expect.not.stringMatching(/preço\?$/),
  });
});
