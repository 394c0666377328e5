import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from './open.ts';
import { reply } from './reply.ts';

const lastOf = (id: ChallengeId, ...said: string[]) =>
  said.reduce((talk, message) => reply(id, talk, message, 'a').talk, open(id)).lines.at(-1)?.content ?? '';

test.each<[ChallengeId, string[], RegExp]>([
  ['loja-insumos', ['quanto fica os 20 sacos de adubo pra pagar em março?'], /20 sacos a 160 dão 3\.200.*3%/],
  ['loja-insumos', ['quero 20 sacos de adubo', 'perguntei o total em março com juro'], /3\.200/],
  ['loja-insumos', ['quanto dá tudo, 15 sacos de ureia?'], /15 sacos a 155 dão 2\.325/],
  ['atravessador', ['tenho 50 caixas, quanto dá tudo?'], /50 caixas a 30 dão 1\.500/],
  ['atravessador', ['tenho 50 caixas, quanto dá tudo? E o senhor paga quando?'], /dão 1\.500.*outro mês/],
  ['loja-insumos', ['Quanto dá 20 sacos de adubo? O senhor dá nota?'], /dão 3\.200.*nota/],
])('%s sums up: %j', (id, said, expected) => expect(lastOf(id, ...said)).toMatch(expected));

test.each<[ChallengeId, string[]]>([
  ['loja-insumos', ['quanto tá o saco do adubo?']],
  ['loja-insumos', ['quero 20 sacos de adubo pra 4 hectares']],
  ['atravessador', ['quanto o senhor paga na caixa?']],
  ['atravessador', ['tenho 50 caixas, quantas o senhor leva?']],
  ['loja-insumos', ['O frete é quanto pra 6 sacos até o Sítio Jatobá?']],
  ['loja-insumos', ['Quero 20 sacos, quanto de desconto à vista?']],
  ['loja-insumos', ['Levo 10 sacos. Quanto tempo dura tudo isso guardado?']],
])('%s does not where nobody asks for it: %j', (id, said) =>
  expect(lastOf(id, ...said)).not.toMatch(/ dão /),
);

test.each<[ChallengeId, string[], RegExp]>([
  ['atravessador', ['tenho 2 caixas, quanto dá tudo?'], /2 caixas a 30 dão 60/],
  ['atravessador', ['tenho 50 caixas', 'me enganei, são 40 caixas', 'quanto dá tudo?'], /40 caixas a 30/],
  ['loja-insumos', ['quanto dá tudo, 3 sacos de ureia?', 'e 20 sacos, quanto dá tudo?'], /20 sacos a 155/],
])('the last count of several, from two on, is summed up: %j', (id, said, expected) =>
  expect(lastOf(id, ...said)).toMatch(expected),
);

test.each<[ChallengeId, string[]]>([
  ['atravessador', ['tenho 1 caixa, quanto dá tudo?']],
  ['atravessador', ['quanto dá tudo?']],
])('one thing alone, or none, is no sum: %j', (id, said) => expect(lastOf(id, ...said)).not.toMatch(/ dão /));
