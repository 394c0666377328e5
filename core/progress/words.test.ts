import { describe, expect, it } from 'vitest';
import { hasSubstance, plainText } from './words.ts';

describe('a text with substance', () => {
  it.each([
    'Água',
    'Mel',
    'Um poço',
    'feira no sabado',
    'Ideia 3',
    'مرحبا',
    '農夫女',
    'abelha qwe',
    'mais de mil',
    'Pronaf',
    'pneumonia',
    'Olá 👩🏽‍🌾',
    'sim, so no inverno',
  ])('%s', (text) => expect(hasSubstance(text)).toBe(true));

  it.each([
    'x',
    'xx',
    'aaaaaaaa',
    '...',
    '😀😀😀',
    '123456',
    'kkkkk',
    'hahaha',
    'xyz'.slice(0, 2),
    'bcdfg',
    '農夫',
    '農農農',
    'qwer',
    'asd',
    'poiu',
    'lala'.repeat(6),
    'um',
    'aei',
    '-',
  ])('is not %s', (text) => expect(hasSubstance(text)).toBe(false));
});

describe('a text as compared', () => {
  it('is the same whatever its accents, capitals, spaces and signs', () => {
    expect(plainText(' Um  POÇO, já! ')).toBe(plainText('um poco ja'));
    expect(plainText('Um poço')).not.toBe(plainText('Dois poços'));
  });
});
