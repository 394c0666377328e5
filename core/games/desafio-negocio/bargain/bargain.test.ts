import { describe, expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { reply } from '#core/games/desafio-negocio/answer/reply.ts';
import { amountsIn } from '#core/games/desafio-negocio/words/amounts.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';

/** What the persona says to the last of the messages. */
function answerTo(id: ChallengeId, ...said: string[]): string {
  let talk = open(id);
  for (const message of said) talk = reply(id, talk, message, 'semente').talk;
  return talk.lines.at(-1)?.content ?? '';
}

test.each<[string, number[]]>([
  ['faço 45', [45]],
  ['quarenta e cinco a caixa', [45]],
  ['dois e quarenta o litro', [2.4]],
  ['dois e cinquenta e cinco por escrito', [2.55]],
  ['cento e vinte por pessoa', [120]],
  ['R$ 1.200 ou 2,40', [1200, 2.4]],
  ['40 caixas em 30 dias, dia 10', []],
  ['deu 48 mil', [48_000]],
])('the amounts of «%s»', (said, amounts) => {
  expect(amountsIn(read(said).words).map(({ value }) => value)).toEqual(amounts);
});

const ceasa = 'na ceasa tá 62 a caixa, vi hoje no site';

test('an offer is compared with what the persona offers: it comes closer the more was argued', () => {
  expect(answerTo('atravessador', 'faço 50')).toMatch(/50.*fico em 30/);
  expect(answerTo('atravessador', ceasa, 'faço 50')).toMatch(/50.*chego a 34/);
  expect(answerTo('atravessador', ceasa, 'faço 50', '45 e não se fala mais nisso')).toMatch(/45.*chego a 36/);
  expect(answerTo('atravessador', ceasa, 'faz 36?')).toMatch(/36/);
});

test('dictated without commas, the amounts are told apart', () => {
  const said = 'lá no CeasaMinas tá saindo a cinquenta e cinco então eu me enganei trinta não dá não';
  expect(answerTo('atravessador', said, 'quarenta e cinco')).toMatch(/45.*(chego a 3[1-9]|fico em 30)/);
  expect(answerTo('atravessador', 'então eu acho que trinta tá bom viu pode carregar')).toMatch(/30/);
});

test('asked what it pays, it says its last price', () => {
  expect(answerTo('atravessador', ceasa, 'faço 50', 'quanto você paga?')).toMatch(/34/);
});

test('what the market pays, what it cost, and what is counted is no offer', () => {
  for (const said of [ceasa, 'meu custo foi 35 a caixa', 'tenho 40 caixas', 'trinta não dá'])
    expect(answerTo('atravessador', said), said).not.toMatch(/chego a|fico em/);
});

test.each<[ChallengeId, RegExp, string[]]>([
  ['atravessador', /20 o meu já é melhor: pago 30/, ['o vizinho paga 20 a caixa']],
  ['atravessador', /22\? Eu já pago 30/, ['o vizinho paga 20 a caixa', 'a ceasa paga 22 a caixa']],
  ['atravessador', /22.*pago 30/, ['o vizinho paga 20 a caixa e a ceasa paga 22 a caixa']],
  ['atravessador', /20.*pago 30/, [ceasa, 'na feira tá 20 a caixa']],
])('who names only what %s betters is told so: %s', (id, words, said) => {
  expect(answerTo(id, ...said)).toMatch(words);
});

test('who names something better beside it is not', () => {
  expect(answerTo('atravessador', 'o vizinho paga 20 a caixa e a ceasa paga 62 a caixa')).not.toMatch(
    /pago 30/,
  );
});

test('what is above its limit goes to those who decide', () => {
  expect(answerTo('laticinio-leite', 'dá os 2,40 ou não?')).toMatch(/diretoria/);
  expect(answerTo('loja-insumos', '138 ou não?')).toMatch(/138/);
});

test('days are no price', () => {
  const end = answerTo(
    'mel-supermercado',
    'é mel de marmeleiro da caatinga, colhido no alto da serra',
    'tem SIF e nota de produtor',
    'vinte e dois reais o pote de meio quilo; gasto doze com vidro e rótulo',
    '60 dia é muito. dá pra ser 30?',
    '200 potes por mês, eu mesmo levo toda primeira segunda',
  );
  expect(end).toMatch(/22 reais/);
});

test('the price agreed on is named at the end', () => {
  const end = answerTo(
    'atravessador',
    ceasa,
    'meu custo foi 35 a caixa, por menos de 42 eu não vendo',
    'se não levar, sábado eu vendo na feira direto pro povo',
    'me paga no pix na hora e pesa na minha balança',
  );
  expect(end).toMatch(/42.*subo o preço/i);
});

describe('its last price is a question, and only a yes closes the deal', () => {
  const argued = [
    ceasa,
    'meu custo foi 40 a caixa, por menos de 48 eu não vendo',
    'se não levar, sábado eu vendo na feira direto pro povo',
    'me paga no pix na hora e pesa na minha balança. fecho a 60',
  ];
  const talkOf = (...said: string[]) => {
    let talk = open('atravessador');
    for (const message of said) talk = reply('atravessador', talk, message, 'semente').talk;
    return { closed: talk.closed, text: talk.lines.at(-1)?.content ?? '' };
  };

  test('asked for more than it can give, it asks back', () => {
    expect(talkOf(...argued)).toMatchObject({ closed: false, text: expect.stringMatching(/53.*Fecha\?$/) });
  });
  test.each(['fechado', 'sim', 'tá bom então, pode carregar', 'fechado, seu Chicão'])(
    '«%s» closes',
    (yes) => {
      expect(talkOf(...argued, yes)).toMatchObject({ closed: true, text: expect.stringContaining('53') });
    },
  );
  test('another offer goes on, and who refuses to the end leaves without a price', () => {
    expect(talkOf(...argued, '57 então').closed).toBe(false);
    const end = talkOf(...argued, '57 então', '56 e não se fala mais nisso', '55 então');
    expect(end).toMatchObject({ closed: true, text: expect.stringMatching(/não chegamos a um acordo/) });
  });
});
