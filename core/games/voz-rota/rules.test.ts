import { describe, expect, it } from 'vitest';
import { promptByText, promptQuestions } from '#core/content/voz-rota.ts';
import { score } from './rules.ts';

describe('Voz da Rota', () => {
  it.each([
    [0, 100],
    [1, 120],
    [10, 300],
    [11, 370],
    [12, 390],
  ])('with %i votes is worth %i', (votes, points) => {
    expect(score(votes)).toBe(points);
  });

  it('has five questions, each with a category of its own', () => {
    expect(promptQuestions.map(({ category }) => category)).toEqual([
      'Produtos Locais',
      'Juventude Rural',
      'Inovação',
      'Sustentabilidade',
      'Infraestrutura',
    ]);
    for (const prompt of promptQuestions) expect(promptByText(prompt.question)).toBe(prompt);
  });
});
