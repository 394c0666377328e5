import { expect, test } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import { levelOf } from '#core/testing/judge-talk.ts';
import { isDisbelieved } from './disbelief.ts';

const seal = ['> Boa tarde. Tem inspeção?', 'Temos SISBI, o número 0412 tá no rótulo.'];

test.each(['depende', 'isso a minha mãe que decide', 'depois a gente vê'])(
  'who is asked for the price and says «%s» has given none by the way',
  (dodge) => {
    expect(levelOf('mel-supermercado', 'preco', ...seal, '> Quanto custa o pote?', dodge)).toBe('none');
  },
);

test('a price told before it is asked for stands', () => {
  const said = ['> Boa tarde. O que traz você?', 'Vim vender mel a 25 reais o pote.'];
  expect(levelOf('mel-supermercado', 'preco', ...said, '> Quanto custa o pote?', 'como eu disse')).toBe(
    'half',
  );
});

test('who is asked for more and puts it off has said half', () => {
  const first = ['> Bom dia. O que vai levar?', 'bom dia', '> Adubo, semente?'];
  const need = 'Quero 12 sacos de ureia pros meus 3 hectares de milho.';
  const price = ['> A ureia está a 155.', 'Na Cravil de Ituporanga tá 138, vi ontem.'];
  expect(levelOf('loja-insumos', 'comparacao', ...first, need, ...price)).toBe('whole');
  expect(levelOf('loja-insumos', 'comparacao', ...first, need, ...price, '> Quanto lá?', 'não lembro')).toBe(
    'half',
  );
});

test('what is told from a poor memory is half told', () => {
  const asked = '> Boa tarde. A senhora tem as análises do leite?';
  const told = (said: string) => levelOf('laticinio-leite', 'qualidade', asked, said);
  expect(told('tenho, deu gordura 3,8 e CCS 190 mil no laboratório')).toBe('whole');
  expect(told('tenho, a gordura deu boa, acho que 3,8, as outras eu não lembro')).toBe('half');
});

test('who answers in several messages still answers', () => {
  const talk = ['> Opa. Pago 25 na rasa.', 'aí não', '> E como tu quer receber?', 'oxe', 'no pix'];
  expect(levelOf('atravessador', 'condicoes', ...talk)).toBe('half');
});

const others = 'O leite tem CCS de 180 mil e CBT de 20 mil.';

test.each(['Isso é a norma. Mas quantos litros?', 'E o seu?', 'E hoje?', 'Isso é fraude, senhor.'])(
  'what the other side answers with «%s» is not believed',
  (reply) => {
    const talk = ['> Bom dia. Tem análise?', others, `> ${reply}`];
    expect(levelOf('laticinio-leite', 'qualidade', ...talk)).toBe('none');
  },
);

test.each(['Ótimo. E o volume?', 'E hoje não paga mais que 2,20?', 'E a senhora entrega todo dia?'])(
  'what the other side answers with «%s» is believed',
  (reply) => {
    const talk = ['> Bom dia. Tem análise?', others, `> ${reply}`];
    expect(levelOf('laticinio-leite', 'qualidade', ...talk)).toBe('whole');
  },
);

test('no line of a persona disbelieves anybody, but for those that answer a fraud', () => {
  const linesOf = (some: unknown): string[] => {
    if (typeof some === 'string') return [some];
    return typeof some === 'object' && some !== null ? Object.values(some).flatMap(linesOf) : [];
  };
  const spoken = Object.values(voices).flatMap(({ dishonest: _, ...voice }) => linesOf(voice));
  expect(spoken.filter(isDisbelieved)).toEqual([]);
});
