import { expect, test } from 'vitest';
import { collaborativeQuizzes, quizBank, quizzesInTurn } from './rede-saberes.ts';
import { turnMs } from './turn.ts';

test('twelve challenges of three parts, the first three first', () => {
  expect(quizBank.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(new Set(quizBank.map(({ title }) => title)).size).toBe(12);
  expect(quizBank.slice(0, 3)).toEqual(collaborativeQuizzes);
  for (const { parts } of quizBank) expect(parts.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('three others every two weeks, until all nine had their turn', () => {
  const start = 100 * turnMs;
  const turns = [0, 1, 2].map((turn) => quizzesInTurn(start + turn * turnMs).map(({ id }) => id));
  for (const turn of turns) expect(turn).toHaveLength(3);
  expect(turns.flat().toSorted((one, other) => one - other)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(quizzesInTurn(start + turnMs - 1)).toEqual(quizzesInTurn(start));
  expect(quizzesInTurn(start + 3 * turnMs)).toEqual(quizzesInTurn(start));
});
