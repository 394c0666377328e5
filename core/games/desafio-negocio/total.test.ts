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
])('%s sums up: %j', (id, said, expected) => expect(lastOf(id, ...said)).toMatch(expected));

test.each<[ChallengeId, string[]]>([
  ['loja-insumos', ['quanto tá o saco do adubo?']],
  ['loja-insumos', ['quero 20 sacos de adubo pra 4 hectares']],
  ['atravessador', ['quanto o senhor paga na caixa?']],
])('%s does not where nobody asks for it: %j', (id, said) =>
  expect(lastOf(id, ...said)).not.toMatch(/ dão /),
);
