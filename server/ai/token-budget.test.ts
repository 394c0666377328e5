import { expect, it } from 'vitest';
import { day } from '#core/progress/day.ts';
import { createTokenBudget } from './token-budget.ts';

it('says no once the day is spent, and begins anew the next day', () => {
  const time = { now: Date.UTC(2026, 10, 16, 15) };
  const budget = createTokenBudget(1000, () => time.now);
  expect(budget.reserve(600)).toBe(true);
  expect(budget.reserve(600)).toBe(false);
  budget.settle(600, 300);
  expect(budget.reserve(600)).toBe(true);
  expect(budget.reserve(200)).toBe(false);
  time.now += day;
  expect(budget.reserve(1000)).toBe(true);
});

it('counts nothing without a number', () => {
  const budget = createTokenBudget(undefined, () => 0);
  expect(budget.reserve(10 ** 9)).toBe(true);
});
