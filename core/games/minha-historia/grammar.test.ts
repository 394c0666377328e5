import { expect, test } from 'vitest';
import { countForms, groupForms, nounForms, optionForms, personForms, roleForms } from './grammar.ts';

test.each([
  ['Queijo de cabra', 'o queijo de cabra', 'do queijo de cabra', 'no queijo de cabra'],
  ['doces', 'os doces', 'dos doces', 'nos doces'],
  ['rendas', 'as rendas', 'das rendas', 'nas rendas'],
  ['a Farinhada', 'a Farinhada', 'da Farinhada', 'na Farinhada'],
  ['beneficiamento', 'o beneficiamento', 'do beneficiamento', 'no beneficiamento'],
  ['contação', 'a contação', 'da contação', 'na contação'],
])('the noun %j', (typed, o, de, no) => {
  expect(nounForms(typed)).toMatchObject({ o, do: de, no });
});

test('a noun whose gender nobody knows has no forms', () => {
  expect(nounForms('Xaxado')).toEqual({});
  expect(nounForms('os queijos').dentro).toBe('os queijos');
  expect(nounForms('Queijo').dentro).toBe('queijo');
});

test.each([
  ['Serviços', 'os serviços'],
  ['Agricultura', 'a agricultura'],
  ['Confecção', 'a confecção'],
  ['Comércio', 'o comércio'],
])('the option %j', (option, o) => {
  expect(optionForms(option).o).toBe(o);
});

test.each([
  ['Minha avó Rita', 'minha avó Rita', 'de minha avó Rita'],
  ['minha avó rita', 'minha avó Rita', 'de minha avó Rita'],
  ['minha avó materna', 'minha avó materna', 'de minha avó materna'],
  ['dona zefa', 'Dona Zefa', 'de Dona Zefa'],
  ['os mais velhos', 'os mais velhos', 'dos mais velhos'],
  ['Rita de Souza', 'Rita de Souza', 'de Rita de Souza'],
])('the person %j', (typed, pessoa, de) => {
  expect(personForms(typed)).toMatchObject({ pessoa, de });
});

test('whom one learned from is no sentence', () => {
  expect(personForms('aprendi sozinha')).toEqual({});
  expect(personForms('minha avó me ensinou')).toEqual({});
  expect(personForms('desde criança')).toEqual({});
  expect(personForms('uma vizinha')).toEqual({});
  expect(personForms('a Rita').a).toBe('à Rita');
  expect(personForms('Rita').a).toBe('a Rita');
});

test.each([
  ['Presidente da associação', 'presidente da associação'],
  ['gosta de ajudar', undefined],
])('the role %j', (typed, cargo) => {
  expect(roleForms(typed).cargo).toBe(cargo);
});

test.each([
  ['associação das mulheres', 'a Associação das Mulheres', 'pela Associação das Mulheres'],
  ['Grupo do Vale', 'o Grupo do Vale', 'pelo Grupo do Vale'],
  ['Apicultores do Vale', 'o grupo Apicultores do Vale', 'pelo grupo Apicultores do Vale'],
  ['COOPMEL', 'o grupo COOPMEL', 'pelo grupo COOPMEL'],
])('the group %j', (typed, o, por) => {
  expect(groupForms(typed)).toMatchObject({ o, por });
});

test.each([
  ['25 famílias.', '25 famílias'],
  ['Mais de 30', 'mais de 30'],
  ['muitas', undefined],
])('how many: %j', (typed, quantos) => {
  expect(countForms(typed).quantos).toBe(quantos);
});
