import { describe, expect, test } from 'vitest';
import { capital, capitalSentences, isLong, properName, tidy, withoutStop } from './tidy.ts';

describe('what a person typed', () => {
  test.each([
    ['  - "Vendi tudo";  ', 'Vendi tudo'],
    ['faltava água\ne estrada', 'faltava água, e estrada'],
    ['Faltava água\nNinguém comprava', 'Faltava água. Ninguém comprava'],
    ['Faltava água.\nNinguém comprava', 'Faltava água. Ninguém comprava'],
    ['- veneno\n- preço\n 2) seca', 'veneno, preço, seca'],
    ['uma creche!!!!', 'uma creche!'],
    ['NINGUÉM COMPRAVA', 'ninguém comprava'],
    ['VENDI NA FEIRA', 'VENDI NA FEIRA'],
    ['VENDI NA FEIRAS', 'vendi na feiras'],
    ['ABCDEFGHIJklm no PNAE', 'ABCDEFGHIJklm no PNAE'.toLowerCase()],
    ['ABCDEFGHIJKLMNopqrst', 'ABCDEFGHIJKLMNopqrst'],
    ['ABCDEFGHIJKLMNOpqrst', 'abcdefghijklmnopqrst'],
  ])('%j reads %j', (typed, line) => {
    expect(tidy(typed)).toBe(line);
  });

  test.each([
    ['maria das dores', 'Maria das Dores'],
    ['MARIA DAS DORES', 'Maria das Dores'],
    ['Maria das dores', 'Maria das dores'],
    ['mcDonald', 'McDonald'],
    ['da silva', 'Da Silva'],
    ['picos-pi', 'Picos-PI'],
    ['picos/pi', 'Picos/PI'],
    ['crato, ce.', 'Crato, CE'],
    ['vila pi', 'Vila Pi'],
    ['picos-xx', 'Picos-Xx'],
  ])('the name %j is written %j', (typed, name) => {
    expect(properName(typed)).toBe(name);
  });

  test('begins its sentences with a capital, and does not after three dots', () => {
    expect(capital('“olá')).toBe('“Olá');
    expect(capitalSentences('vendi. 25 famílias')).toBe('Vendi. 25 famílias');
    expect(capitalSentences('vendi. comprei! e depois... parei')).toBe('Vendi. Comprei! E depois... parei');
  });

  test('is long over 120 letters or with a second sentence', () => {
    expect(['a'.repeat(120), 'a'.repeat(121), 'Vendi. Comprei', 'Vendi.'].map(isLong)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(withoutStop('Vendi. . ')).toBe('Vendi');
  });
});
