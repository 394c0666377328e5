import { describe, expect, test } from 'vitest';
import { scenarioBank } from './jornada-empreendedor/bank.ts';
import { levels, type Scenario, scenarios } from './jornada-empreendedor.ts';

const choices = scenarioBank.flatMap((scenario) => scenario.choices);

test('the first journey has three scenarios, the bank eight of each level', () => {
  expect(scenarios).toHaveLength(3);
  for (const level of levels) expect(scenarioBank.filter((one) => one.level === level)).toHaveLength(8);
  expect(scenarioBank.slice(0, 3)).toEqual(scenarios);
});

test('all ids are unique', () => {
  expect(new Set(scenarioBank.map(({ id }) => id)).size).toBe(24);
  for (const { choices } of scenarioBank) expect(new Set(choices.map(({ id }) => id)).size).toBe(3);
});

test.each(scenarioBank)('«$title» has exactly one right choice', (scenario) => {
  expect(scenario.choices).toHaveLength(3);
  expect(scenario.choices.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
});

test('a cooperative takes 20 people, or 3 legal entities', () => {
  const right = choices.find(({ id }) => id === 'vinte-pessoas');
  expect(right).toMatchObject({ isCorrect: true });
  expect(right?.text).toMatch(/20 pessoas físicas, ou 3 pessoas jurídicas/);
});

describe('the right choice does not give itself away', () => {
  const lengths = ({ choices }: Scenario, isCorrect: boolean) =>
    choices.filter((choice) => choice.isCorrect === isCorrect).map(({ text }) => text.length);
  const chance = scenarioBank.length / 3;

  test.each([0, 1, 2])('by place %i', (place) => {
    const there = scenarioBank.filter((one) => one.choices[place]?.isCorrect);
    expect(there.length).toBeGreaterThan(chance / 2);
    if (place === 0) expect(there.length).toBeLessThanOrEqual(chance);
  });

  test('by being the longest or the shortest', () => {
    const isBeyond = (one: Scenario, sign: 1 | -1) =>
      lengths(one, false).every((length) => Math.sign((lengths(one, true)[0] ?? 0) - length) === sign);
    expect(scenarioBank.filter((one) => isBeyond(one, 1)).length).toBeLessThanOrEqual(chance);
    expect(scenarioBank.filter((one) => isBeyond(one, -1)).length).toBeLessThanOrEqual(chance);
  });
});

test.each(scenarioBank)('«$title» fits its place on a narrow phone', (scenario) => {
  expect(scenario.title.length).toBeLessThanOrEqual(30);
  expect(scenario.description.length).toBeLessThanOrEqual(110);
  expect(scenario.question.length).toBeLessThanOrEqual(50);
  expect(scenario.detail.length).toBeLessThanOrEqual(300);
});

test.each(choices)('$id fits its button, and its explanation three seconds', ({ text, explanation }) => {
  expect(text.length).toBeLessThanOrEqual(110);
  expect(explanation.length).toBeLessThanOrEqual(110);
});
