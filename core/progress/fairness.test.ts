import { expect, it } from 'vitest';
import { fairness, isRepeated } from './fairness.ts';

it('holds everybody to the bounds that were told', () => {
  expect(fairness).toEqual({
    votesPerDay: 100,
    postsPerDay: 30,
    connectionsPerDay: 50,
    reportsPerDay: 10,
    conversationsPerDay: 40,
    teamMessagesPerDay: 200,
    repliesPerDay: 100,
    waitingTeams: 3,
    paidVotesPerAuthor: 3,
    paidVotesPerAuthorMonth: 10,
    monthDays: 30,
    paidFromNewcomers: 10,
    unheededIdeas: 10,
    firstDay: 86_400_000,
    daysAfterDecline: 30,
    daysOfNameRest: 30,
    reportersToHide: 3,
    hiddenShare: 0.05,
  });
});

it('pays three votes of one person for another a day, and ten in a month', () => {
  expect(isRepeated({ today: 3, byDay: [3] })).toBe(false);
  expect(isRepeated({ today: 4, byDay: [4] })).toBe(true);
  expect(isRepeated({ today: 1, byDay: [3, 9, 3, 1] })).toBe(false);
  expect(isRepeated({ today: 2, byDay: [3, 9, 3, 2] })).toBe(true);
});
