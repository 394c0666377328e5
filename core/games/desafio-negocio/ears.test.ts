import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { reply } from '#core/games/desafio-negocio/answer/reply.ts';

/** What the persona says to the last of the messages. */
function answerTo(id: ChallengeId, ...said: string[]): string {
  let talk = open(id);
  for (const message of said) talk = reply(id, talk, message, 'semente').talk;
  return talk.lines.at(-1)?.content ?? '';
}

const argued = ['na ceasa tá 62 a caixa, vi hoje no site', 'faço 50'];

test.each(['34 então', 'tá, 34', 'pode ser 34', '34 mesmo', 'faz 34'])(
  'its own price is taken with «%s»',
  (said) => {
    expect(answerTo('atravessador', ...argued, said)).toMatch(/34/);
    expect(answerTo('atravessador', ...argued, said)).not.toMatch(/chego a|fico em|“/);
  },
);

test.each(['pode ser 30', '30 mesmo', '30 e não se fala mais nisso'])(
  'and so is the first one, with «%s»',
  (said) => {
    expect(answerTo('atravessador', said)).toMatch(/Por 30 eu carrego|Se 30 serve/);
  },
);

test.each([
  'só 30?',
  '30 não dá',
  '30 é pouco',
  'mais que 30',
  '30?',
  'vocês pagam 30',
  'não pode ser 30',
  'não aceito 30',
])('but not with «%s»', (said) => {
  expect(answerTo('atravessador', said)).not.toMatch(/Por 30 eu carrego|Se 30 serve/);
});

test.each<[string, RegExp]>([
  ['quero semente, faz 170 a saca?', /170.*fico em 180/],
  ['semente faz 150?', /150.*fico em 180/],
  ['ração a 80', /80.*fico em 90/],
  ['pago 200 o saco', /Por 200 está fechado\./],
  ['adubo, faz 152?', /152.*fico em 160/],
  ['adubo, 152 à vista', /152 (eu consigo|no saco)/],
  ['não tenho pix. adubo, faz 152?', /152.*fico em 160/],
  ['faz a 140?', /^(?!.*não sei).*140.*fico em 160/i],
])('in the shop, «%s» is measured by the price of those goods', (said, answer) => {
  expect(answerTo('loja-insumos', said)).toMatch(answer);
});

test.each<[ChallengeId, string, RegExp]>([
  ['pronaf-gerente', 'o que acontece se eu não pagar?', /prorrog/],
  ['pronaf-gerente', 'e se eu não conseguir pagar?', /prorrog/],
  ['pronaf-gerente', 'se a safra falhar, o que acontece?', /prorrog/],
  ['turismo-agencia', 'vem gente aposentada?', /degrau|aposentada/],
  ['merenda-pnae', 'quanto vocês pagam?', /pesquisa|edital, igual/],
  ['merenda-pnae', 'quanto paga o quilo da alface?', /pesquisa|edital, igual/],
  ['merenda-pnae', 'quanto tempo leva pra receber?', /entrega conferida/],
  ['merenda-pnae', 'em quantos dias vocês pagam?', /entrega conferida/],
  ['merenda-pnae', 'quando vocês pagam?', /entrega conferida/],
  ['merenda-pnae', 'e orgânico?', /OCS/],
  ['prefeitura-estrada', 'quantos dias leva?', /dois a quatro dias/],
  ['prefeitura-estrada', 'leva quanto tempo?', /dois a quatro dias/],
  ['loja-insumos', 'quando chega?', /sexta/],
  ['loja-insumos', 'que dia o caminhão passa?', /sexta/],
  ['loja-insumos', 'tem veneno? quanto é?', /receita/],
  ['loja-insumos', 'quanto é?', /160/],
  ['vizinho-cooperativa', 'quantas pessoas precisa?', /[Vv]inte/],
  ['mel-supermercado', 'quantas caixas vocês querem?', /loja/],
  ['mel-supermercado', 'vocês pegam quantos potes?', /girar|gira/],
  ['mel-supermercado', 'vocês pegam aqui em casa?', /depósito/],
  ['mel-supermercado', 'quanto tempo demora o selo?', /vistoria/],
  ['laticinio-leite', 'pagam a mais por qualidade?', /15 centavos/],
  ['fregues-feira', 'trouxe sacola?', /minha sacola/],
  ['fregues-feira', 'quanto a senhora quer levar?', /somos cinco/],
  ['fregues-feira', 'a senhora vai levar?', /Levo|levando/],
  ['fregues-feira', 'a senhora vai querer o quê?', /verdura/],
  ['fregues-feira', 'a senhora vem de onde?', /Moro/],
  ['fregues-feira', 'a senhora vem sempre?', /sábado/],
])('%s is asked «%s»', (id, said, answer) => {
  expect(answerTo(id, said)).toMatch(answer);
});

test.each<[ChallengeId, string, RegExp]>([
  ['turismo-agencia', 'perco a aposentadoria?', /degrau/],
  ['mel-supermercado', 'quanto tempo dura o mel na loja?', /vistoria/],
  ['fregues-feira', 'sabe quem trouxe essa alface?', /sacola/],
  ['atravessador', 'quem é o prefeito daqui?', /aviso assim que souber/],
])('%s has no such answer to «%s»', (id, said, answer) => {
  expect(answerTo(id, said)).not.toMatch(answer);
});
