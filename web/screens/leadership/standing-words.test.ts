import { expect, test } from 'vitest';
import { standingWords } from './standing-words.ts';

test.each([
  [0, 0, 'Você ainda não começou por aqui.'],
  [0, 3, 'Você já começou por aqui.'],
  [0.4, 3, 'Você já começou por aqui.'],
  [1, 3, 'De cada 100 lideranças, você alcança ou passa pelo menos 1.'],
  [87.5, 3, 'De cada 100 lideranças, você alcança ou passa pelo menos 87.'],
])('%d with %d: %s', (percentile, score, words) => {
  expect(standingWords(percentile, score)).toBe(words);
});
