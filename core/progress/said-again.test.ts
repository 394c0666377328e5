import { describe, expect, it } from 'vitest';
import { isSaidAgain, saidWords } from './said-again.ts';

describe('what a text says', () => {
  it.each([
    ['numbers', 'Ideia 1 para a feira', 'Ideia 27 para a feira'],
    ['numbers in words', 'Ideia dezessete para a feira', 'Ideia três para a feira'],
    ['numbers of other scripts', 'Ideia ① para a feira', 'Ideia ٣ para a feira'],
    ['capitals, accents and signs', 'Um POÇO, já, pra vila!!!', 'um poco ja pra vila'],
    ['the order of the words', 'Na praça, uma feira de mel', 'Uma feira de mel na praça'],
    ['words said twice', 'Feira de mel, feira de mel', 'Feira de mel'],
    ['doubled letters', 'Feeeira de mell', 'Feira de mel'],
    ['single letters', 'Feira de mel b', 'Feira de mel c'],
    ['signs that nobody sees', 'Fei\u200bra de mel', 'Feira de mel'],
  ])('is the same whatever %s', (_, one, other) => expect(saidWords(one)).toEqual(saidWords(other)));

  it.each([
    ['Um poço', 'Dois poços'],
    ['Feira de mel', 'Feira de queijo'],
    ['Água', 'Luz'],
    ['Oi', 'Eu'],
    ['مرحبا', 'شكرا'],
    ['農夫女', '農夫子'],
  ])('is something else: %s, %s', (one, other) => expect(saidWords(one)).not.toEqual(saidWords(other)));
});

describe('an idea said again by the same person', () => {
  const earlier = ['Um poço', 'Montar uma feira de mel na praça para os jovens venderem juntos'];

  it.each([
    'Montar uma feira de queijo na praça para os jovens venderem juntos',
    'Vender juntos: montar feira de mel na praça para os jovens venderem',
    'Montar uma feira de mel na praça para os jovens venderem juntos, gente, viu',
    'Organizar uma feira de mel na praça para os jovens venderem juntos',
    'um poco!',
  ])('%s', (text) => expect(isSaidAgain(text, earlier)).toBe(true));

  it.each([
    'Uma feira de queijo na praça',
    'Um poço para a vila',
    'Dois poços',
    'Um curso de poda para os jovens da comunidade venderem mudas',
    'Feira',
  ])('is not %s', (text) => expect(isSaidAgain(text, earlier)).toBe(false));

  it('leaves short ideas alone that share a phrase', () => {
    expect(isSaidAgain('Precisamos de mais água na região', ['Precisamos de mais adubo na região'])).toBe(
      false,
    );
    expect(isSaidAgain('Curso de enxertia para jovens', ['Curso de poda para jovens'])).toBe(false);
  });
});
