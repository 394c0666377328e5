import { expect, test } from 'vitest';
import { scenarios } from './jornada-empreendedor.ts';

const choices = scenarios.flatMap((scenario) => [...scenario.choices]);

test('three scenarios, three choices each, all ids unique', () => {
  expect(scenarios).toHaveLength(3);
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(3);
  expect(new Set(choices.map(({ id }) => id)).size).toBe(9);
});

test.each(scenarios)('«$title» has exactly one right choice', (scenario) => {
  expect(scenario.choices).toHaveLength(3);
  expect(scenario.choices.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
});

test('a cooperative takes 20 people, or 3 legal entities', () => {
  const right = choices.find(({ id }) => id === 'vinte-pessoas');
  expect(right).toMatchObject({ isCorrect: true });
  expect(right?.text).toMatch(/20 pessoas físicas, ou 3 pessoas jurídicas/);
});

test.each(scenarios)('«$title» fits its place on a narrow phone', (scenario) => {
  expect(scenario.title.length).toBeLessThanOrEqual(30);
  expect(scenario.description.length).toBeLessThanOrEqual(110);
  expect(scenario.question.length).toBeLessThanOrEqual(50);
  expect(scenario.detail.length).toBeLessThanOrEqual(300);
});

test.each(choices)('$id fits its button, and its explanation three seconds', ({ text, explanation }) => {
  expect(text.length).toBeLessThanOrEqual(110);
  expect(explanation.length).toBeLessThanOrEqual(110);
});
