import { expect, it } from 'vitest';
import { countFairTeams } from './fair-teams.ts';
import type { Tie } from './ties.ts';

/** Three who ended a challenge together at an instant. */
const team = (at: number, [one, two, three]: readonly [number, number, number]): Tie[] => [
  { kind: 'team', from: one, to: two, at },
  { kind: 'team', from: one, to: three, at },
  { kind: 'team', from: two, to: three, at },
];

it('counts the teams in which somebody says something of one', () => {
  const ties: Tie[] = [
    ...team(1, [1, 10, 11]),
    ...team(2, [1, 10, 2]),
    ...team(3, [10, 11, 1]),
    ...team(3, [1, 2, 3]),
    ...team(4, [1, 2, 3]),
    { kind: 'connection', from: 1, to: 10, at: 4 },
  ];
  const isOwn = (_id: number, mateId: number) => mateId >= 10;
  expect(Object.fromEntries(countFairTeams(ties, isOwn))).toEqual({ 1: 3, 2: 3, 3: 2, 10: 3, 11: 2 });
});
