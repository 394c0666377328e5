import { expect, test } from 'vitest';
import { modeOf } from '#core/games/desafio-negocio/claims/mode.ts';
import { notSo } from '#core/games/desafio-negocio/claims/unreal.ts';
import { listen } from '#core/games/desafio-negocio/judge/listen.ts';
import { blusters } from '#core/games/desafio-negocio/tricks/bluster.ts';
import { isHandedBack } from '#core/games/desafio-negocio/tricks/echo.ts';
import { isLecture } from '#core/games/desafio-negocio/tricks/lecture.ts';
import { isChain, litanyIn } from '#core/games/desafio-negocio/tricks/litany.ts';
import { isVerse } from '#core/games/desafio-negocio/tricks/verse.ts';
import { isBare, isEnumeration, isScrap } from '#core/games/desafio-negocio/words/speech.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';

const messagesOf = (...said: string[]) =>
  listen(
    'loja-insumos',
    said.map((content) => ({ role: 'user', content })),
  ).messages;

test.each([
  ['tenho preço, tenho nota, tenho selo', 3],
  ['tenho preço, tenho nota', 0],
  ['tenho preço bom, tenho nota fiscal toda, tenho selo', 3],
  ['tenho preço, tenho nota, tenho um selo do sim', 0],
  ['tenho preço, tenho nota, tenho 2 selos', 0],
  ['tenho, tenho, tenho', 0],
  ['tenho preço, tenho nota, tenho selo, e da minha parte', 3],
  ['tenho preço, tenho nota, tenho selo, e da minha parte não', 0],
])('«%s» ticks off %i things', (said, expected) => {
  expect(litanyIn(read(said))).toBe(expected);
});

test.each([
  ['lavo, seco, separo, embalo', true],
  ['lavo, seco e separo, embalo', true],
  ['lavo, seco, separo', false],
  ['lavo, seco, separo, embalo 2', false],
  ['lavo bem lavado, seco bem secado, separo bem separado, embalo bem embalado', true],
  ['lavo bem lavado, seco bem secado, separo bem separado, embalo tudo bem embalado', false],
])('«%s» is a chain of doings: %s', (said, expected) => {
  expect(isChain(read(said))).toBe(expected);
});

test.each([
  ['alface, banana, safra', true],
  ['alface, banana', false],
  ['alface lisa, banana prata da, couve manteiga', true],
  ['alface lisa crespa, banana prata da, couve manteiga', false],
  ['alface, banana 2, safra', true],
  ['alface 3, banana 2, safra', false],
  ['alface, vendo banana, safra', false],
])('«%s» is an enumeration: %s', (said, expected) => {
  expect(isEnumeration(read(said))).toBe(expected);
});

test.each([
  ['preço custo margem', true],
  ['preço custo', false],
  ['preço de custo', false],
  ['preço 20 custo 30', false],
  ['preço 20 custo', true],
])('«%s» is a scrap: %s', (said, expected) => {
  expect(isScrap(read(said))).toBe(expected);
});

test.each([
  ['preço custo margem lucro ganho', true],
  ['preço custo margem lucro', false],
  ['preço de custo margem lucro', true],
  ['preço de custo com margem lucro', false],
  ['preço custo margem lucro, ganho sobra', false],
])('«%s» is bare: %s', (said, expected) => {
  expect(isBare(read(said))).toBe(expected);
});

test.each([
  ['é fundamental que o preço respeite a qualidade do produto', true],
  ['é fundamental que o preço respeite a minha produção daqui', false],
  ['é fundamental que o preço respeite a produção', false],
  ['é fundamental que o preço de 10 respeite a qualidade do produto', false],
  ['além disso o preço da feira, bem como a qualidade do produto', true],
  ['além disso o preço da feira com a qualidade do produto', false],
  ['excelência em parceria sólida com a qualidade de todo o produto', true],
  ['excelência em parceria boa com a qualidade de todo o produto', false],
])('«%s» is a lecture: %s', (said, expected) => {
  expect(isLecture(read(said))).toBe(expected);
});

test.each([
  [['risco zero', 'é dinheiro fácil'], false],
  [['risco zero', 'é dinheiro fácil', 'sem perigo nenhum'], true],
])('%j promises the earth: %s', (said, expected) => {
  expect(blusters(messagesOf(...said))).toBe(expected);
});

test.each([
  ['era bom e bonito', 'past'],
  ['era bom, hoje é bonito', null],
  ['era bom, hoje não', 'past'],
  ['se eu cobrasse dez', 'if'],
  ['vai ter banheiro', 'future'],
  ['vai ter banheiro, hoje tem um', null],
])('«%s» is told of: %s', (said, expected) => {
  expect(modeOf(read(said))).toBe(expected);
});

test('«se eu desse» only thinks of it, «desse jeito» gives it', () => {
  expect(notSo(read('se eu desse o mel todo').words).size).toBeGreaterThan(0);
  expect(notSo(read('faço desse jeito').words).size).toBe(0);
});

test.each([
  ['entrego os potes por mês', true],
  ['entrego 30 potes por mês', false],
  ['entrego os potes na sexta', false],
])('asked how many jars a month, «%s» hands the question back: %s', (said, expected) => {
  const [message] = listen('mel-supermercado', [
    { role: 'assistant', content: 'Quantos potes entrega por mês?' },
    { role: 'user', content: said },
  ]).messages;
  expect(message && isHandedBack(message)).toBe(expected);
});

test.each([
  ['o mel é puro, o preço é duro', true],
  ['o mel é puro, o preço é puro', false],
  ['o mel é puro e não é duro', false],
  ['tem pão, tem não, tem 30', true],
  ['é pó, é só', false],
])('«%s» rhymes: %s', (said, expected) => {
  expect(isVerse(read(said))).toBe(expected);
});
