import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['curto', 'curto'],
  ['a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), `${'a'.repeat(50)}…`],
  ['duas\nlinhas  e espaços ', 'duas linhas e espaços'],
  [`${'a'.repeat(48)}. depois`, `${'a'.repeat(48)}…`],
  ['🐝'.repeat(60), `${'🐝'.repeat(50)}…`],
])('%j becomes %j', (text, cut) => {
  expect(cutText(text, 50)).toBe(cut);
});
