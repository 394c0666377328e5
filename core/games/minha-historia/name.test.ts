import { expect, test } from 'vitest';
import { areSeveral, nameForms, withoutSelf } from './name.ts';

test.each([
  ['a Neide do Sindicato', 'Neide do Sindicato'],
  ['o pastor e o padre', 'Pastor e Padre'],
  ['os irmãos Souza', 'irmãos Souza'],
  ['minha avó Luzia', 'minha avó Luzia'],
  ['Luana (22 anos)', 'Luana'],
  ['Oscar', 'Oscar'],
])('%j is called %j', (typed, name) => {
  expect(nameForms(typed)['']?.toLowerCase()).toBe(name.toLowerCase());
});

test.each([
  ['Lia e Pedro', true],
  ['Quebradeiras de Coco do Bico', true],
  ['Família Ferreira', true],
  ['Dolores da Silva', false],
  ['Carlos de Souza', false],
])('%j are several: %j', (name, several) => {
  expect(areSeveral(name)).toBe(several);
});

test('«eu» names somebody only where a name follows', () => {
  expect(withoutSelf('Eu mesma, Tereza')).toBe('Tereza');
  expect(withoutSelf('eu mais meu marido')).toBe('eu mais meu marido');
});
