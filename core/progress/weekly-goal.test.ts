import { describe, expect, it } from 'vitest';
import { chooseGoal, type GoalBasis, type GoalKind, grownPercent } from './weekly-goal.ts';

const nothing: Record<GoalKind, number[]> = { games: [], voters: [], writers: [], helped: [] };
const basis = (given: Partial<GoalBasis>): GoalBasis => ({
  week: 0,
  activeMembers: 40,
  newcomers: 10,
  past: nothing,
  ...given,
});

describe('the goal of a week', () => {
  it('takes turns', () => {
    const kinds = [0, 1, 2, 3, 4].map((week) => chooseGoal(basis({ week })).kind);
    expect(kinds).toEqual(['games', 'voters', 'writers', 'helped', 'games']);
  });

  it.each([
    ['a few people play', { week: 1, activeMembers: 4 }, { kind: 'games', target: 3 }],
    ['nobody new is nobody to help', { week: 3, newcomers: 2 }, { kind: 'games', target: 20 }],
    ['forty people, at first', { week: 1 }, { kind: 'voters', target: 15 }],
    ['a thousand people, at first', { week: 0, activeMembers: 1000 }, { kind: 'games', target: 500 }],
    [
      'a little more than lately',
      { week: 0, past: { ...nothing, games: [30, 0, 20] } },
      { kind: 'games', target: 25 },
    ],
    [
      'a harvest week makes the next one smaller',
      { week: 0, past: { ...nothing, games: [4] } },
      { kind: 'games', target: 4 },
    ],
    [
      'no more people than there are',
      { week: 1, activeMembers: 9, past: { ...nothing, voters: [30] } },
      { kind: 'voters', target: 9 },
    ],
    [
      'no more newcomers than there are',
      { week: 3, newcomers: 4, past: { ...nothing, helped: [12] } },
      { kind: 'helped', target: 4 },
    ],
  ] as const)('%s', (_what, given, goal) => {
    expect(chooseGoal(basis(given))).toEqual(goal);
  });

  it('is never nothing, and never more people than could take part', () => {
    for (let week = 0; week < 4; week++) {
      for (const activeMembers of [0, 1, 5, 12, 333, 10_000]) {
        const { kind, target } = chooseGoal(basis({ week, activeMembers, newcomers: activeMembers }));
        expect(target).toBeGreaterThan(0);
        if (kind !== 'games') expect(target).toBeLessThanOrEqual(Math.max(3, activeMembers));
      }
    }
  });
});

it.each([
  [0, 0],
  [1, 5],
  [19, 95],
  [20, 100],
  [31, 100],
])('%s of twenty is %s percent', (count, percent) => {
  expect(grownPercent({ target: 20, count })).toBe(percent);
});
