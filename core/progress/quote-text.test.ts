import { expect, test } from 'vitest';
import { quoteText } from './quote-text.ts';

test.each([
  ['curto', 'curto'],
  ['Quem sabe um dia a gente planta milho…', 'Quem sabe um dia a gente planta milho…'],
  ['duas\nlinhas  e espaços ', 'duas linhas e espaços'],
  ['Sem sinal não recebo Pix na feira. A #cooperativa', 'Sem sinal não recebo Pix na feira. A…'],
  ['Curso perto de casa e noite de jogo, sempre', 'Curso perto de casa e noite de jogo…'],
  [`${'a'.repeat(36)} que é dele`, `${'a'.repeat(36)} que…`],
  ['Uma palavra que acaba bem onde se corta também', 'Uma palavra que acaba bem onde se corta…'],
  ['Uma palavra que acaba bem onde se corta.. e mais', 'Uma palavra que acaba bem onde se corta…'],
  [`Bão ${'k'.repeat(60)}`, `Bão ${'k'.repeat(36)}…`],
  ['🐝'.repeat(60), `${'🐝'.repeat(40)}…`],
])('%j is quoted as %j', (text, quoted) => {
  expect(quoteText(text, 40)).toBe(quoted);
});
