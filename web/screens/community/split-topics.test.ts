import { expect, test } from 'vitest';
import { splitTopics } from './split-topics.ts';

test.each([
  ['sem assunto', ['sem assunto']],
  ['#Café na feira', ['<cafe>', ' na feira']],
  ['Vendo #mel e #feira.', ['Vendo ', '<mel>', ' e ', '<feira>', '.']],
  ['preço #1 e #mel', ['preço #1 e ', '<mel>']],
  ['', []],
])('%j', (text, expected) => {
  const pieces = splitTopics(text);
  expect(pieces.map(({ text, topic }) => (topic ? `<${topic}>` : text))).toEqual(expected);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
