import { expect, it } from 'vitest';
import { fairness } from './fairness.ts';

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
    paidFromNewcomers: 10,
    firstDay: 86_400_000,
    daysAfterDecline: 30,
    daysOfNameRest: 30,
    reportersToHide: 3,
    hiddenShare: 0.05,
  });
});
