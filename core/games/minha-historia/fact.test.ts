import { describe, expect, test } from 'vitest';
import { factForms, phraseForms } from './fact.ts';

describe('the forms of a fact', () => {
  test.each([
    ['Plantar mais', ['', 'aspas', 'dentro', 'fazer']],
    ['Mulher na roça', ['', 'aspas', 'dentro']],
    ['mulher na roça', ['', 'aspas', 'dentro']],
    ['Vendi mel', ['', 'frase', 'aspas']],
    ['vendi mel', ['', 'frase', 'aspas', 'dentro', 'fiz']],
    ['Eu plantei', ['', 'frase', 'aspas', 'dentro', 'fiz']],
    ['a gente vendeu', ['', 'frase', 'aspas', 'dentro', 'fizemos']],
    ['plantamos mais', ['', 'frase', 'aspas', 'dentro', 'fizemos']],
    ['organizou a feira', ['', 'frase', 'aspas', 'dentro', 'fez']],
    ['Picos longe', ['', 'aspas']],
    ['PNAE longe', ['', 'aspas', 'dentro']],
    ['a água longe!', ['', 'aspas']],
    ['o problema: a água', ['', 'aspas']],
    ['um dois três quatro cinco seis sete', ['', 'aspas', 'dentro']],
    ['um dois três quatro cinco seis sete oito', ['', 'frase', 'aspas', 'dentro']],
    ['Vendi mel. Comprei caixa', ['', 'frase']],
    ['  ', []],
  ])('told by the person: %j', (typed, forms) => {
    expect(Object.keys(factForms(typed, 'eu'))).toEqual(forms);
  });

  test.each([
    ['Juntei as famílias', { fala: '“Juntei as famílias”' }],
    ['meu "povo" sofria.', { fala: '“Meu ’povo’ sofria”' }],
    ['o rei da feira', { '': 'O rei da feira.', aspas: '“O rei da feira”', dentro: 'o rei da feira' }],
  ])('told by others: %j', (typed, forms) => {
    expect(factForms(typed, 'outro')).toEqual(forms);
    expect(factForms(typed, 'nos')).toEqual(forms);
  });

  test('of a short text', () => {
    expect(phraseForms('A água longe.')).toEqual({
      '': 'A água longe.',
      aspas: '“A água longe”',
      nome: 'A água longe',
      dentro: 'a água longe',
      depois: 'a água longe',
    });
    expect(phraseForms('Picos')).toEqual({ '': 'Picos.', aspas: '“Picos”', nome: 'Picos', depois: 'Picos' });
    expect(phraseForms(' - ')).toEqual({});
  });
});
