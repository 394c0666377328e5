import { expect, test } from 'vitest';
import { standingWords } from './standing-words.ts';

test.each([
  [0, 'Você ainda não começou por aqui.'],
  [0.4, 'Você ainda não começou por aqui.'],
  [1, 'De cada 100 pessoas que participam, você está à frente de 1.'],
  [87.5, 'De cada 100 pessoas que participam, você está à frente de 88.'],
])('%d: %s', (percentile, words) => {
  expect(standingWords(percentile)).toBe(words);
});
