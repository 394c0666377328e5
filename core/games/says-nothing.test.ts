import { expect, test } from 'vitest';
import { isWeak, isWeakName } from './says-nothing.ts';

test.each([
  '-',
  '...',
  '',
  '🙂🙂',
  'ab',
  'nada',
  'Nada não',
  'não sei',
  'nao sei',
  'sei lá',
  'não sei ao certo',
  'xxx',
  'n/a',
  'Não',
])('%j says nothing', (typed) => expect(isWeak(typed)).toBe(true));

test.each(['25', 'mel', 'vó', 'nada de água', 'não sei vender', 'não tinha estrada', 'x'.repeat(400)])(
  '%j says something',
  (typed) => expect(isWeak(typed)).toBe(false),
);

test.each([
  ['Zé', false],
  ['Lia', false],
  ['xx', true],
  ['eu', true],
  ['-', true],
  ['não sei', true],
])('the name %j: weak is %j', (name, weak) => {
  expect(isWeakName(name)).toBe(weak);
});
