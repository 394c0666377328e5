import { expect, test } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { challengeOf } from '#core/games/desafio-negocio/judge/listen.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { mannerOf, saysGoodbye } from './hear.ts';
import { admissionOf, answersTo } from './questions.ts';

test.each<[ChallengeId, string, RegExp]>([
  ['loja-insumos', 'quanto é a ureia?', /155/],
  ['loja-insumos', 'a semente, quanto é a saca?', /180/],
  ['loja-insumos', 'quanto custa o calcário?', /35/],
  ['loja-insumos', 'precisa de análise de solo pra usar calcário?', /análise/],
  ['prefeitura-estrada', 'eu perco um pedaço da minha terra?', /estrada/],
  ['laticinio-leite', 'eu perguntei do pagamento que dia que cai o dinheiro', /20/],
  ['laticinio-leite', 'vocês pagam em dia porque o outro me deu um calote', /20/],
  ['merenda-pnae', 'mas antes me explica o que é esse PNAE', /alimentação escolar/],
  ['loja-insumos', 'qual o preço?', /adubo.*160/],
  ['loja-insumos', 'aceita metade agora e metade em 30 dias?', /3%/],
  ['loja-insumos', 'cobre?', /orçamento/],
  ['loja-insumos', 'sim ou não?', /sim/i],
  ['loja-insumos', 'tem veneno sem receita?', /receita/],
  ['turismo-agencia', 'quanto você paga por pessoa?', /comissão/],
  ['turismo-agencia', 'fechado 10?', /fech/i],
  ['turismo-agencia', 'e os 10%?', /10 e 20%/],
  ['turismo-agencia', 'posso cobrar 30% de sinal?', /sinal/],
  ['turismo-agencia', 'alvará precisa?', /prefeitura|município/],
  ['turismo-agencia', 'seguro é caro? como funciona?', /corretor/],
  ['laticinio-leite', 'o que é CCS?', /células somáticas/],
  ['laticinio-leite', 'o que é essas célula?', /células somáticas/],
  ['laticinio-leite', 'célula é o que?', /células somáticas/],
  ['laticinio-leite', 'qual o limite de ccs?', /500 mil/],
  ['laticinio-leite', 'onde faz e quanto custa?', /laboratório/],
  ['laticinio-leite', 'sem laudo não compra?', /base/],
  ['laticinio-leite', 'começar com quanto?', /2,20/],
  ['prefeitura-estrada', 'me passa seu telefone pra eu acompanhar?', /secretaria/],
  ['prefeitura-estrada', 'e se o senhor não for?', /protocolo/],
  ['prefeitura-estrada', 'o senhor só aparece em eleição, né?', /papel|protocolo/],
  ['fregues-feira', 'leva quantos quilos?', /somos cinco/],
  ['mel-supermercado', 'vocês pagam em quantos dias?', /60 dias/],
  ['mel-supermercado', 'quanto tempo demora o SIM?', /vistoria/],
  ['mel-supermercado', 'onde fica isso?', /prefeitura/],
  ['mel-supermercado', 'vou regularizar no SIM. Pode ser?', /pode/i],
  ['vizinho-cooperativa', 'o senhor perdeu o quê na outra?', /boi.*sumiu|sumiu.*boi/],
  ['vizinho-cooperativa', 'quem ficou com o dinheiro?', /presidente/],
  ['vizinho-cooperativa', 'o que fizeram com o senhor?', /presidente/],
  ['prefeitura-estrada', 'qual a data?', /até quando você precisa/],
  ['merenda-pnae', 'onde faz o CAF? demora?', /Emater ou no sindicato/],
  ['merenda-pnae', 'é no sindicato?', /Emater ou no sindicato/],
  ['merenda-pnae', 'pode queijo de leite cru na merenda? eu não tenho SIM', /inspeção/],
  ['merenda-pnae', 'por que precisa saber disso?', /cardápio|comissão/],
  ['atravessador', 'quer comprar ou não quer?', /quero|comprar/i],
  ['pronaf-gerente', 'ainda não fiz projeto, precisa mesmo?', /Precisa.*Emater/],
  ['pronaf-gerente', 'onde faço o CAF?', /Emater ou no sindicato/],
])('%s has an answer to «%s»', (id, question, expected) => {
  const [lines = []] = answersTo(read(question), voices[id]);
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(line).toMatch(expected);
});

test.each([
  'como a senhora chama?',
  'como é que o senhor se chama?',
  'como é seu nome mesmo?',
  'qual o nome da senhora?',
])('«%s» asks for the name', (question) => {
  const { persona } = challengeOf('fregues-feira');
  expect(mannerOf(read(question), voices['fregues-feira'], persona.name)).toBe('name');
});

test('every question of a message is answered, in order; a short one goes on with the one before', () => {
  const answers = answersTo(read('tem adubo? quanto tá o saco? e a ureia?'), voices['loja-insumos']);
  expect(answers.map(([line]) => line)).toEqual([
    expect.stringMatching(/^Tenho/),
    expect.stringContaining('160'),
    expect.stringContaining('155'),
  ]);
  const meanings = answersTo(read('me explica o que é PNAE e o que é CAF'), voices['merenda-pnae']);
  expect(meanings).toHaveLength(2);
});

test('a price is asked of what was spoken of last', () => {
  const [lines = []] = answersTo(read('quanto custa a tonelada?'), voices['loja-insumos'], {
    about: 'calcário',
  });
  for (const line of lines) expect(line).toMatch(/35/);
});

test.each(['tá caro, né?', 'é bom demais, viu?', 'o senhor acha pouco?'])(
  '«%s» waits for no answer',
  (said) => {
    expect(admissionOf(read(said), voices.atravessador)).toBeNull();
  },
);

test.each([
  'tu és robô, é?',
  'tô falando com uma pessoa ou com uma máquina?',
  'responda, dona: robô ou gente?',
])('«%s» asks whether it is a machine', (said) => {
  const { persona } = challengeOf('fregues-feira');
  expect(mannerOf(read(said), voices['fregues-feira'], persona.name)).toBe('identity');
});

test.each<[string, boolean]>([
  ['então fica pra outra vez, obrigado', true],
  ['fica pra próxima', true],
  ['vou embora. Obrigado!', true],
  ['Obrigado! Vou querer dois', false],
  ['fica pra outra semana, dia 20', false],
  ['essa semana não dá, fica pra outra', false],
  ['tenho alface agora, a laranja fica pra próxima safra', false],
  ['quero adubo, o calcário fica pra outra vez', false],
])('«%s» says goodbye: %s', (said, isBye) => {
  expect(saysGoodbye(read(said))).toBe(isBye);
});

test('a need is no question about the price', () => {
  const need = read('preciso de 20 sacos de ureia para dois hectares');
  expect(answersTo(need, voices['loja-insumos'])).toEqual([]);
});

test('greetings fit any time of the day', () => {
  const greetings = Object.values(voices).flatMap(({ greeting, hello }) => [greeting, ...hello]);
  expect(greetings.filter((line) => /bom dia|boa (tarde|noite)/i.test(line))).toEqual([]);
});

test.each<[ChallengeId, string, string]>([
  [
    'mel-supermercado',
    'Sem código de barras não passa no caixa, você já tem?',
    'tenho não. onde é que tira isso?',
  ],
  ['mel-supermercado', 'Sem código de barras não passa no caixa, você já tem?', 'tenho não. é caro?'],
])('%s: a short question is about what was said before it', (id, asked, said) => {
  expect(answersTo(read(said), voices[id], { asked }).flat().join()).toMatch(/GS1/);
});

test('a short question that says what it is about keeps its own answer', () => {
  const asked = 'O que está precisando, e quanto?';
  expect(answersTo(read('quanto de juro?'), voices['loja-insumos'], { asked }).flat().join()).toMatch(/3%/);
});

test('a greeting, a complaint and a word of anger are no questions; who somebody is is one', () => {
  for (const said of ['E aí Chicão, bão?', 'o senhor quer me esfolar é?', 'ainda tá chateado com aquilo?'])
    expect(admissionOf(read(said), voices['loja-insumos']), said).toBeNull();
  for (const said of ['quem paga o pedreiro?', 'quem é o dono da serraria?'])
    expect(admissionOf(read(said), voices['loja-insumos']), said).not.toBeNull();
});
