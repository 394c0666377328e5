import type { Answer } from '#core/contract/index.ts';

/** A goal of the week, half way. */
export const goal: Answer<'weeklyGoal'> = {
  kind: 'games',
  target: 20,
  count: 12,
  endsAt: '2026-03-16T03:00:00.000Z',
  last: { kind: 'voters', target: 5, reached: 6 },
  sharedWeeks: 3,
  hasShared: true,
  isCounted: true,
};
