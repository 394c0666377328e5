import { expect, it } from 'vitest';
import { roundQuestions } from '#core/content/rounds.ts';
import { limits } from '#core/contract/limits.ts';
import { areDifferent, problemsOf } from './round-questions.ts';

const longest = 'á'.repeat(limits.roundQuestion.max);

it.each([
  [[], ['Quem ensina?'], [null]],
  [
    [],
    ['Quem ensina?', 'Quem cura?', 'Quem canta?', 'Quem planta?', 'Quem vende?'],
    [null, null, null, null, null],
  ],
  [[], ['', '  ', '?!'], ['empty', 'empty', 'empty']],
  [[], [longest, ` ${longest} `, `${longest}a`], [null, 'repeated', 'too_long']],
  // A keyboard that sends a letter and its accent apart writes no longer question.
  [[], [longest.normalize('NFD')], [null]],
  [['Quem ensina?'], ['quem  ENSINA', 'Quem ensinou?'], ['repeated', null]],
  [[], ['Quem é?', 'quem e'], [null, 'repeated']],
])('beside %j, %j is %j', (chosen, own, problems) => {
  expect(problemsOf(chosen, own)).toEqual(problems);
});

it('the tried questions are all different', () => {
  expect(areDifferent(roundQuestions)).toBe(true);
  expect(areDifferent(['Quem junta?', 'Quem ajuda?', 'QUEM JUNTA'])).toBe(false);
});
