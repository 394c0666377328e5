import { describe, expect, it } from 'vitest';
import { collaborativeQuizzes } from '#core/content/rede-saberes.ts';
import { canComplete, mayWrite, score } from './rules.ts';

const answer = (part: number, text = 'Sim') => ({ part, answer: text });

describe('Rede de Saberes', () => {
  it('has three challenges of three parts', () => {
    expect(collaborativeQuizzes.map(({ id }) => id)).toEqual([1, 2, 3]);
    for (const { parts } of collaborativeQuizzes) expect(parts.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('is worth 300, and 400 to who led', () => {
    expect([score(false), score(true)]).toEqual([300, 400]);
  });

  it.each([
    ['nothing', [], false],
    ['two parts', [answer(1), answer(2)], false],
    ['a part of spaces', [answer(1), answer(2), answer(3, '  ')], false],
    ['all parts', [answer(3), answer(1), answer(2)], true],
  ])('with %s answered may be concluded: %s', (_what, answers, expected) => {
    expect(canComplete(answers)).toBe(expected);
  });

  it.each([
    ['the own part', 1, 1, true],
    ['a teammate’s part', 1, 2, false],
    ['a free part', 1, 3, true],
    ['any part from outside', 9, 3, false],
  ])('lets a member write %s', (_what, userId, part, expected) => {
    const seats = [
      { part: 1, userId: 1 },
      { part: 2, userId: 2 },
    ];
    expect(mayWrite(seats, userId, part)).toBe(expected);
  });
});
