import { expect, test } from 'vitest';
import { turnMs } from './turn.ts';
import { promptByText, promptQuestions, promptsInTurn } from './voz-rota.ts';

const turns = [0, 1, 2, 3, 4].map((turn) => promptsInTurn((500 + turn) * turnMs));

test('every two weeks another question of each category, five in turn', () => {
  for (const prompts of turns) {
    expect(prompts.map(({ category }) => category)).toEqual(promptQuestions.map(({ category }) => category));
  }
  expect(new Set(turns.flat().map(({ question }) => question)).size).toBe(25);
  expect(promptsInTurn(501 * turnMs - 1)).toEqual(turns[0]);
});

test.each(turns.flat())('«$question» is known by its text and fits its card', (prompt) => {
  expect(promptByText(prompt.question)).toEqual(prompt);
  expect(prompt.question.length).toBeLessThanOrEqual(100);
  expect(prompt.question).toMatch(/\?$/);
});
