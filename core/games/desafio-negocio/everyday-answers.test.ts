import { expect, test } from 'vitest';
import type { ChallengeId, Level } from '#core/content/desafio-negocio.ts';
import { levelOf } from '#core/testing/judge-talk.ts';

/** What the last of these lines is worth for an objective; lines of the persona begin with `> `. */
const worth: readonly [ChallengeId, string, Level, ...string[]][] = [
  // Whoever is spoken to is no other buyer.
  ['atravessador', 'alternativa', 'none', '> Tem outro caminhão na fila?', 'tenho não, seu Chicão'],
  ['atravessador', 'alternativa', 'none', '> Tem outro caminhão na fila?', 'bom dia, seu Chicão'],
  ['atravessador', 'alternativa', 'none', '> Vai vender pra quem, então?', 'obrigado, seu Chicão'],
  ['atravessador', 'alternativa', 'whole', '> Vai vender pra quem, então?', 'pro seu Dedé, da feira'],
];

test.each(worth)('%s, %s: %s for «%s» «%s»', (id, objective, level, ...said) => {
  expect(levelOf(id, objective, ...said)).toBe(level);
});
