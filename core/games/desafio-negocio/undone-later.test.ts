import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { levelOf } from '#core/testing/judge-talk.ts';

const picked = 'O tomate eu colhi hoje no meu sítio em Bonito.';
const between = ['6 reais o quilo, no mercado tá 9.', 'Levando dois quilos dou um maço de coentro.'];

test.each(['Olhe, vou ser sincero: não tenho sítio, não colhi nada.', 'O sítio também não.'])(
  'what was claimed many messages ago is undone by «%s»',
  (said) => {
    expect(levelOf('fregues-feira', 'qualidade', picked, ...between, said)).not.toBe('whole');
  },
);

test.each<[ChallengeId, string, string, string]>([
  ['fregues-feira', 'qualidade', picked, 'Não tenho mais que um sítio pequeno, mas é caprichado.'],
  ['fregues-feira', 'qualidade', picked, 'Não tenho outro sítio, é só esse mesmo.'],
  ['fregues-feira', 'qualidade', picked, 'Não minto: colhi hoje no sítio.'],
  [
    'mel-supermercado',
    'volume',
    'Entrego 60 potes por semana, toda terça.',
    'Não tenho 200 potes, não, senhora.',
  ],
  ['mel-supermercado', 'volume', 'Entrego 40, não, 38 potes por semana.', 'Toda terça.'],
])('%s: %s stands: «%s», then «%s»', (id, objective, claim, said) => {
  expect(levelOf(id, objective, claim, said)).toBe('whole');
});
