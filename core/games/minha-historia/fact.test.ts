import { describe, expect, test } from 'vitest';
import { factForms, isOfAnother, phraseForms } from './fact.ts';

describe('the forms of a fact', () => {
  test.each([
    ['Plantar mais', ['', 'dentro', 'parte', 'fazer']],
    ['Mulher na roça', ['', 'dentro', 'parte']],
    ['mulher na roça', ['', 'dentro', 'parte']],
    ['Vendi mel', ['', 'frase', 'segue', 'alegre']],
    ['vendi mel', ['', 'frase', 'segue', 'alegre', 'dentro', 'fiz']],
    ['Eu plantei', ['', 'frase', 'segue', 'alegre', 'dentro', 'fiz']],
    ['a gente vendeu', ['', 'frase', 'segue', 'alegre', 'dentro', 'fizemos']],
    ['plantamos mais', ['', 'frase', 'segue', 'alegre', 'dentro', 'fizemos']],
    ['organizou a feira', ['', 'frase', 'segue', 'alegre', 'dentro', 'fez']],
    ['Picos longe', ['']],
    ['PNAE longe', ['', 'dentro', 'parte']],
    ['a água longe!', ['']],
    ['o problema: a água', ['']],
    ['um dois três quatro cinco seis sete', ['', 'dentro', 'parte']],
    ['um dois três quatro cinco seis sete oito', ['', 'frase', 'segue', 'alegre', 'dentro']],
    ['Vendi mel. Comprei caixa', ['', 'frase', 'segue', 'alegre']],
    ['não vendi mel', ['', 'frase', 'segue', 'dentro']],
    ['meu pai morreu na seca', ['frase']],
    ['morte do gado', ['', 'dentro', 'parte']],
    ['  ', []],
  ])('told by the person: %j', (typed, forms) => {
    expect(Object.keys(factForms(typed, 'eu'))).toEqual(forms);
  });

  test.each([
    ['Juntei as famílias', { fala: '“Juntei as famílias”' }],
    ['meu "povo" sofria.', { fala: '“Meu ’povo’ sofria”' }],
    ['o rei da feira', { '': 'O rei da feira.', dentro: 'o rei da feira', parte: 'o rei da feira' }],
  ])('told by others: %j', (typed, forms) => {
    expect(factForms(typed, 'outro')).toEqual(forms);
    expect(factForms(typed, 'nos')).toEqual(forms);
  });

  test('a stop follows no exclamation, smiling or not', () => {
    expect(factForms('uma creche!! 🎉', 'eu')['']).toBe('Uma creche! 🎉');
    expect(factForms('vendi mel 🐝', 'eu').frase).toBe('Vendi mel 🐝.');
  });

  test('of a short text', () => {
    expect(phraseForms('A água longe.')).toEqual({
      '': 'A água longe.',
      nome: 'A água longe',
      dentro: 'a água longe',
      depois: 'a água longe',
    });
    expect(phraseForms('Picos')).toEqual({ '': 'Picos.', nome: 'Picos', depois: 'Picos' });
    expect(phraseForms(' - ')).toEqual({});
  });
});

test.each([
  ['Ele não tinha estrada', false, true],
  ['Antônio não tinha estrada', false, true],
  ['Vendeu o gado', true, true],
  ['Vendeu o gado', false, false],
  ['Ela me ajudou', false, false],
  ['Melhorou a renda', true, false],
  ['Comecei na feira', true, false],
  ['a feira vende tudo', true, false],
])('%j, as a deed %j, is of another: %j', (typed, isDeed, isAnother) => {
  expect(isOfAnother(typed, 'Antônio Lima', isDeed)).toBe(isAnother);
});

test('a name may have two letters, and one letter is none', () => {
  expect(isOfAnother('Zé juntou o povo', 'Zé Pereira', false)).toBe(true);
  expect(isOfAnother('A água faltou', 'A Pereira', false)).toBe(false);
});

test('several people quote one, and whoever tells of others quotes all', () => {
  expect(factForms('Abrimos uma barraca', 'nos')).toHaveProperty('frase');
  expect(factForms('Abrimos uma barraca', 'outro')).toEqual({ fala: '“Abrimos uma barraca”' });
  expect(factForms('agora vendo tudo', 'nos')).toEqual({ fala: '“Agora vendo tudo”' });
});
