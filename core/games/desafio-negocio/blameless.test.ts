import { expect, test } from 'vitest';
import { listen } from '#core/games/desafio-negocio/judge/listen.ts';
import { isRude, threatens } from '#core/games/desafio-negocio/tricks/rudeness.ts';
import { isUnlawful } from '#core/games/desafio-negocio/tricks/unlawful.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';

test.each([
  ['Eu queimo a loja.', true],
  ['Nunca na vida eu queimo a loja.', true],
  ['Nunca aqui eu queimo a loja.', false],
  ['Nunca eu queimo a loja.', false],
  ['Não queimo a loja.', false],
  ['O vizinho disse que queimo a loja.', false],
  ['Ele disse isso. Eu queimo a loja.', true],
  ['Eu queimo a loja. Ele disse isso.', true],
  ['O raio queimou a loja.', false],
  ['Sei onde o senhor mora.', true],
  ['Sei onde você mora. Amanhã apareço.', true],
  ['Sei onde o senhor mora, é ali perto da ponte.', false],
])('«%s» threatens: %s', (said, expected) => {
  expect(threatens(read(said))).toBe(expected);
  expect(isRude(read(said))).toBe(expected);
});

test.each([
  ['O senhor é ladrão.', true],
  ['O presidente foi ladrão.', false],
  ['O presidente foi ladrão e o senhor é ladrão.', true],
  ['Que safadeza!', false],
  ['Meu burro é forte.', false],
  ['Meu burro é forte e o senhor é burro.', true],
  ['Vai tomar um café lá em casa.', false],
  ['Vai tomar um café, seu burro.', true],
])('«%s» insults: %s', (said, expected) => {
  expect(isRude(read(said))).toBe(expected);
});

/** What blames nobody: what is denied, told of others or of once, helped at once, or of another sentence. */
test.each([
  ['Eu vendo maconha.', true],
  ['Eu não vendo maconha.', false],
  ['Vendo maconha?', false],
  ['Quem come fica doente três dias.', true],
  ['Quem come aqui, um dia, fica doente.', false],
  ['Quem come nunca fica doente.', false],
  ['Quem denunciar some.', true],
  ['Quem denunciar some não.', false],
  ['Se a carne estraga, quem come fica doente.', false],
  ['Diz o povo: quem come fica doente.', false],
  ['Quem come fica doente, diz o povo.', true],
  ['Quem come fica doente, eu levo no hospital.', false],
  ['Eu levo tudo: quem come fica doente.', true],
  ['Quem come fica doente. Levo no hospital.', true],
  ['Eu vendo tatu assado.', true],
  ['Meu avô comia tatu assado.', false],
  ['Vender tatu assado é proibido.', false],
  ['Isso é proibido. Eu vendo tatu assado.', true],
  ['Eu matei tatu.', true],
  ['O caçador matou tatu.', false],
  ['Eu roubo a fazenda.', true],
  ['Eu não roubo a fazenda.', false],
  ['Eu roubo um minuto da senhora.', false],
  ['Colhi do pomar do vizinho sem ele saber.', true],
  ['Ele deixou e eu colhi do pomar do vizinho sem ele saber.', false],
  ['Ele me deu uma muda. Colhi o resto do pomar do vizinho sem ele saber.', true],
  ['O CAF é do Zé, ele não sabe.', true],
  ['O CAF é do Zé, ele não sabe disso.', true],
  ['O CAF é do Zé, ele não sabe ler.', false],
  ['O CAF é do Zé, mora longe, ele não sabe.', false],
  ['O CAF é do Zé, trabalha comigo, ele não sabe.', false],
  ['Vou avisar amanhã. O CAF é do Zé, ele não sabe.', true],
])('«%s» is no deal for an honest partner: %s', (said, expected) => {
  const [message] = listen('fregues-feira', [{ role: 'user', content: said }]).messages;
  expect(message && isUnlawful(message)).toBe(expected);
});
