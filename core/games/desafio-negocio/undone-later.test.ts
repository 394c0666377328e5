import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { levelOf, scoreOfTalk } from '#core/testing/judge-talk.ts';

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

test('who undoes several things in one breath has claimed nothing; who never had them loses nothing', () => {
  const talk = [picked, ...between, 'Sábado tô aqui de novo, separo pra senhora.'];
  const undoing = 'Vou ser sincero: não tenho sítio, não colhi nada, e sábado nem venho.';
  expect(scoreOfTalk('fregues-feira', ...talk, undoing)).toBe(0);
  const plain = 'Maquininha eu não tenho, e sacola também não.';
  expect(scoreOfTalk('fregues-feira', ...talk, plain)).toBeGreaterThanOrEqual(88);
});

test('who owns up in the same breath has not said it, who is frank has', () => {
  const market = 'Na Ceasa de Patos tá 80 a caixa, vi hoje.';
  expect(levelOf('atravessador', 'referencia', `${market} Só pra você ficar com medo.`)).toBe('none');
  expect(levelOf('atravessador', 'referencia', `${market} Não é só pra você baixar, é o preço.`)).toBe(
    'whole',
  );
  const plan = 'A Emater fez o projeto, deu 30 mil';
  expect(levelOf('pronaf-gerente', 'projeto', `${plan}. O técnico assinou sem ver nada.`)).toBe('none');
  expect(levelOf('pronaf-gerente', 'projeto', `${plan}. O técnico assinou depois de ver tudo.`)).toBe(
    'whole',
  );
});
