import { expect, test } from 'vitest';
import { countForms, groupForms, nounForms, optionForms, personForms, roleForms } from './grammar.ts';

test.each([
  ['Queijo de cabra', 'do queijo de cabra', 'no queijo de cabra'],
  ['doces', 'dos doces', 'nos doces'],
  ['rendas', 'das rendas', 'nas rendas'],
  ['a Farinhada', 'da Farinhada', 'na Farinhada'],
  ['beneficiamento', 'do beneficiamento', 'no beneficiamento'],
  ['contação', 'da contação', 'na contação'],
])('the noun %j', (typed, de, no) => {
  expect(nounForms(typed)).toMatchObject({ do: de, no });
});

test('a noun whose gender nobody knows has no forms', () => {
  expect(nounForms('Xaxado')).toEqual({});
  expect(nounForms('os queijos').depois).toBe('os queijos');
  expect(nounForms('Queijo').depois).toBe('queijo');
});

test('several, of which each would need its article, have none', () => {
  expect(nounForms('o couro, o gibão')).toEqual({ depois: 'o couro, o gibão' });
});

test('an option goes small into a sentence', () => {
  expect(optionForms('Produção agrícola')).toEqual({ dentro: 'produção agrícola' });
});

test.each([
  ['Minha avó Rita', 'minha avó Rita', 'de minha avó Rita'],
  ['minha avó rita', 'minha avó Rita', 'de minha avó Rita'],
  ['minha avó materna', 'minha avó materna', 'de minha avó materna'],
  ['minha bisavó índia', 'minha bisavó índia', 'de minha bisavó índia'],
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
  ['cacica', 'cacica'],
  ['Seringueiro', 'seringueiro'],
  ['sindicalista', 'sindicalista'],
  ['gosta de ajudar', undefined],
  ['primeira da turma', undefined],
])('the role %j', (typed, cargo) => {
  expect(roleForms(typed).cargo).toBe(cargo);
});

test.each([
  ['associação das mulheres', 'a Associação das Mulheres', 'da Associação das Mulheres'],
  ['Grupo do Vale', 'o Grupo do Vale', 'do Grupo do Vale'],
  ['Apicultores do Vale', 'o grupo Apicultores do Vale', 'do grupo Apicultores do Vale'],
  ['COOPMEL', 'o grupo COOPMEL', 'do grupo COOPMEL'],
  ['AMUR - Associação das Mulheres', 'a AMUR - Associação das Mulheres', 'da AMUR - Associação das Mulheres'],
  ['Coop. do Vale', 'a Coop. do Vale', 'da Coop. do Vale'],
  ['jovens em acao', 'o grupo Jovens em Ação', 'do grupo Jovens em Ação'],
])('the group %j', (typed, o, de) => {
  expect(groupForms(typed)).toMatchObject({ o, do: de });
});

test.each([
  ['25 famílias.', '25 famílias'],
  ['Mais de 30', 'mais de 30'],
  ['+ de 100 pescadores', 'mais de 100 pescadores'],
  ['muitas', undefined],
])('how many: %j', (typed, quantos) => {
  expect(countForms(typed).quantos).toBe(quantos);
});
