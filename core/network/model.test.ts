import { expect, it } from 'vitest';
import { networkModel, tiePeriodDays } from './model.ts';

it('another weight or bound is another version: these figures are of this one', () => {
  expect(networkModel).toEqual({
    version: 17,
    weights: { connection: 1, team: 2, vote: 0.5 },
    repeat: 0.5,
    maxVoteWeight: 2,
    burst: 20,
    reciprocal: { votes: 3, factor: 0.5 },
    ring: { votes: 3, maxPeople: 12, share: 0.5, factor: 0.02 },
    star: {
      size: 6,
      slowSize: 10,
      open: 0.4,
      focus: 0.35,
      slowFocus: 0.5,
      centres: 3,
      outside: 8,
      burst: { days: 14, share: 0.66 },
    },
    damped: { votes: 3, share: 0.5 },
    usual: 0.5,
    known: { fewest: 5, few: 8, people: 3, largest: 20, family: 5, share: 0.25 },
    strangers: 0.5,
    fewestPeople: 5,
    central: 1.75,
    bridge: { share: 0.5, betweenness: 2 },
    emerging: { days: 30, points: 50, ofAllPoints: 0.5, fastest: 0.05, atLeast: 3 },
  });
});

it('looks back as many days as its periods are called', () => {
  expect(tiePeriodDays).toEqual({ all: Infinity, quarter: 90, month: 30, week: 7 });
});
