import { expect, test } from 'vitest';
import { hasVerb, isList } from './speech.ts';
import { read } from './words.ts';

test.each(['na seca da 40 litros', 'da pra levar toda terça', 'me da a nota', 'fiado não da', 'dá lucro'])(
  '«%s» says something: its «da» is a «dá»',
  (said) => {
    expect(hasVerb(read(said))).toBe(true);
  },
);

test.each(['mel da serra', 'nota da compra', 'alface da minha horta', 'queijo e doce da roça'])(
  '«%s» only names something',
  (said) => {
    expect(hasVerb(read(said))).toBe(false);
  },
);

test.each([
  ['scraps between commas', 'sei preço, sei custo, tenho comprador, tenho nota', 2, true],
  ['scraps of which one thing is meant', 'sei preço, sei custo, tenho comprador, tenho nota', 1, false],
  ['sentences, however short', 'sei meu preço, sei meu custo, tenho um comprador, faço minha nota', 2, false],
])('%s: «%s» of %i things is a list: %s', (_, said, subjects, expected) => {
  expect(isList(read(said), subjects, false)).toBe(expected);
});
