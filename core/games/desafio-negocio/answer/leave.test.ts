import { describe, expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { open } from './open.ts';
import { reply } from './reply.ts';

describe('a farewell gets a farewell', () => {
  test.each<[ChallengeId, string]>([
    ['merenda-pnae', 'obrigado moça fica com deus'],
    ['vizinho-cooperativa', 'obrigado pela prosa seu raimundo, fique com Deus'],
    ['atravessador', 'não fecho não moço, passar bem'],
    ['fregues-feira', 'tá bom então dona, obrigado, vai com deus'],
    ['loja-insumos', 'vou embora, entrega na fazenda boa vista e manda a nota. valeu'],
    ['loja-insumos', 'não vou levar hoje não, obrigado'],
    ['loja-insumos', 'Obrigado, mas não vou levar nada.'],
    ['loja-insumos', 'Então não vou comprar hoje.'],
    ['loja-insumos', 'não vou comprar nada não, moço'],
    ['atravessador', 'tá bom seu Chicão passar bem'],
    ['atravessador', 'Passe bem, seu Nivaldo. Obrigado.'],
    ['atravessador', 'obrigado pela atenção e passar bem'],
  ])('%s: «%s»', (id, said) => {
    const { text, talk } = reply(id, open(id), said, 'a');
    expect(talk.closed).toBe(true);
    expect(text).not.toMatch(/\?$/);
  });

  test.each<[ChallengeId, string]>([
    ['merenda-pnae', 'a fé fica com Deus, mas a alface eu lavo três vezes na água tratada e limpa do poço'],
    [
      'loja-insumos',
      'quando o dólar subir eu vou embora pra outra loja, a cooperativa faz 150 no saco do adubo',
    ],
    ['fregues-feira', 'não vou levar nada de volta pra casa, vendo tudo hoje'],
    ['prefeitura-estrada', 'O caminhão do leite não consegue passar bem.'],
    ['prefeitura-estrada', 'A ambulância tem que passar bem.'],
    ['prefeitura-estrada', 'Com cascalho dá pra passar bem.'],
    ['turismo-agencia', 'Quero que passem bem aqui.'],
    ['loja-insumos', 'Sem nota eu não vou levar nada.'],
    ['loja-insumos', 'Não vou comprar nada fiado, pago à vista.'],
    ['loja-insumos', 'Não vou levar hoje, quero comparar.'],
    ['loja-insumos', 'Não vou levar nada. Tem outro adubo?'],
    ['atravessador', 'Não vou levar hoje, vou levar sábado: lá pagam 45.'],
  ])('%s: «%s» goes on', (id, said) => expect(reply(id, open(id), said, 'a').talk.closed).toBe(false));
});

test.each(['obrigado ', 'então ', 'tá bom ', 'fechado sim senhor ', 'fica pra outra viu '])(
  '«%s» without end is read at once, and is no farewell',
  (said) =>
    expect(reply('atravessador', open('atravessador'), `${said.repeat(60)}x`, 'a').talk.closed).toBe(false),
);

describe('a no to an objection is no yes', () => {
  const asked = (id: ChallengeId, before: string, question: string): Line[] => [
    ...open(id).lines,
    { role: 'user', content: before },
    { role: 'assistant', content: question },
  ];
  const road = asked(
    'prefeitura-estrada',
    'A ladeira do Córrego do Ouro tem 4 km de buraco. Quero até o fim do mês.',
    'Se o prefeito segurar a máquina, você entende?',
  );

  test.each([
    ['entendo não senhor. aí eu vou na rádio', /a data fica escrita/],
    ['não entendo não', /a data fica escrita/],
    ['entendo, o senhor avisa?', /aviso|notícia/],
  ])('«%s»', (said, expected) => {
    expect(reply('prefeitura-estrada', { lines: road, closed: false }, said, 'a').text).toMatch(expected);
  });

  test('nor when it is the last word', () => {
    const said = 'entendo não senhor. aí eu vou na rádio. passar bem';
    const { text, talk } = reply('prefeitura-estrada', { lines: road, closed: false }, said, 'a');
    expect(talk.closed).toBe(true);
    expect(text).toMatch(/a data fica escrita/);
    expect(text).not.toMatch(/Combinado/);
  });
});
