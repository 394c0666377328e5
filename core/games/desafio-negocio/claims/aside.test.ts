import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { reply } from '#core/games/desafio-negocio/answer/reply.ts';

/** A talk held to its end: what the persona said to each message, and what came of it. */
function hold(id: ChallengeId, ...said: string[]) {
  let talk = open(id);
  const answers: string[] = [];
  let last = reply(id, talk, '', 'semente').assessment;
  for (const message of said) {
    if (talk.closed) break;
    const turn = reply(id, talk, message, 'semente');
    talk = turn.talk;
    last = turn.assessment;
    answers.push(turn.text);
  }
  return { answers, ...last };
}

test('whoever has said it is not asked for it again, and minding it is heard', () => {
  const { answers, objectives } = hold(
    'prefeitura-estrada',
    'Vim cobrar, a gente já pediu isso três vezes.',
    'São 4 quilômetros, da BR até o Barro Vermelho, desde a chuva de dezembro.',
    'Acabei de falar o trecho!',
  );
  expect(objectives[0]?.level).toBe('whole');
  expect(answers[2]).toMatch(/^(Tem razão, você já disse|É verdade, me escapou|Foi mesmo, desculpe)\./);
  expect(answers.slice(1).join(' ')).not.toMatch(/trecho|quilômetros/);
});

test('an offer gets a yes, and so does agreeing', () => {
  const yes = /^(Por mim, pode ser|Nesse ponto a gente se acerta|Está bem, por aí dá)\./;
  const { answers } = hold('atravessador', 'fechado meu filho', 'E então, 44 tá fechado?');
  expect(answers[0]).toMatch(/30/);
  expect(hold('vizinho-cooperativa', 'combinado').answers[0]).toMatch(yes);
  expect(answers[1]).not.toMatch(/não sei dizer|fico devendo|me pegou/);
});

test('short answers to what is asked are believed, and pressing for a yes takes nothing back', () => {
  const { score, isDoubted } = hold(
    'loja-insumos',
    'pacote completo nada, da ultima vez o senhor me empurrou um monte de coisa',
    'quero só 8 saco de ureia, pra cobertura do milho, 3 alqueire',
    'na Coopercitrus tá 135 a ureia',
    'a vista no pix. 138 ou não?',
    'quero 8 saco de ureia por 138, nota, e entrega terça. sim ou nao',
  );
  expect(score).toBeGreaterThanOrEqual(75);
  expect(isDoubted).toBe(false);
});

test('in one breath, what stands before a question is said', () => {
  const { objectives } = hold(
    'loja-insumos',
    'to precizando de adubo pro milho',
    'uns 10 saco pra 2 hectares quanto custa o saco?',
  );
  expect(objectives[0]?.level).toBe('whole');
});

test('what is against the rules gets no yes, and news is no complaint', () => {
  const yes = /Por mim, pode ser|a gente se acerta|por aí dá/;
  for (const [id, said] of [
    ['pronaf-gerente', 'Pode ser sem CAF?'],
    ['loja-insumos', 'pode ser sem nota?'],
    ['turismo-agencia', 'pode ser sem seguro?'],
    ['mel-supermercado', 'pode ser sem selo?'],
    ['prefeitura-estrada', 'quando pode ser?'],
  ] as const)
    expect(hold(id, said).answers[0], said).not.toMatch(yes);
  const news = hold('prefeitura-estrada', 'Eu já falei com o vereador e ele sumiu.').answers[0];
  expect(news).not.toMatch(/você já disse|me escapou|Foi mesmo/);
});

test('whoever asks whether it is a machine is told, whatever else they say, and after the end too', () => {
  const told = /robô|programa|treino/;
  const { answers } = hold(
    'prefeitura-estrada',
    'nois dá o diesel e 10 homem pra trabalhar. o senhor é robô?',
  );
  expect(answers[0]).toMatch(told);
  const over = { ...open('prefeitura-estrada'), closed: true };
  expect(reply('prefeitura-estrada', over, 'você é um robô?', 'semente').text).toMatch(told);
});

test('an amount in words is repeated whole', () => {
  const { answers } = hold('pronaf-gerente', 'Foi a moça da Emater. São quarenta e cinco mil, oito vacas.');
  expect(answers[0]).not.toMatch(/^cinco mil/i);
});

test('what this buyer offers is no other buyer', () => {
  const { objectives } = hold('atravessador', 'Você me ofereceu 30 e eu quero 50.');
  expect(objectives[2]?.level).toBe('none');
});

test('whoever minds being asked again is never left without a question', () => {
  const { answers } = hold(
    'atravessador',
    'Na Ceasa ontem a caixa tava a 52.',
    'Gastei 28 por caixa de adubo e mão de obra. Menos que 45 eu não faço.',
    'Pix na hora, antes do caminhão sair, e pesa na minha balança.',
    'Já falei!',
    'Eu já disse!',
  );
  for (const answer of answers.slice(3)) expect(answer).toMatch(/\?$/);
});
