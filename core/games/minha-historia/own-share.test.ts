import { expect, test } from 'vitest';
import { ownShare } from './own-share.ts';

test.each([
  ['O desafio? Vendi mel.', ['vendi mel'], 0.5],
  ['Mel, mel e mel.', ['mel'], 0.25],
  ['Vendi mel.', ['Vendi', 'mel'], 1],
  ['Nada meu.', [], 0],
  ['', ['mel'], 0],
])('of %j, %j is the share %d', (story, given, share) => {
  expect(ownShare(story, given)).toBe(share);
});
