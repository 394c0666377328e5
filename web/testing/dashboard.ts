import type { Answer } from '#core/contract/index.ts';
import { newMember } from '#core/progress/member-facts.ts';
import { mariasAccount } from './account.ts';
import { goal } from './goal.ts';
import { smallNetwork } from './network.ts';
import { maria } from './people.ts';
import { json } from './stub-api.ts';

const account: Answer<'account'> = {
  ...mariasAccount,
  influenceScore: 0,
  badges: [],
  facts: { ...newMember, games: [] },
  standing: { ...mariasAccount.standing, type: null, name: 'Em formação', percentiles: {}, reasons: [] },
  rewards: [],
};

/** What the dashboard of somebody new is answered. */
export const nothingYet = {
  userStats: {
    influenceScore: 0,
    gamesCompleted: 0,
    connections: 0,
    badges: 0,
    trend: { thisWeek: 0, previousWeek: 0, ledgerDays: 0 },
  } as Answer<'userStats'>,
  activities: [] as Answer<'activities'>,
  octalysisStats: {
    influenceScore: 0,
    gamesCompleted: 0,
    connectionsCount: 0,
    activitiesCount: 0,
    submissionsCount: 0,
    averageGameScore: 0,
  } as Answer<'octalysisStats'>,
  feed: [] as Answer<'feed'>,
  leaderboard: [] as Answer<'leaderboard'>,
  submissions: [] as Answer<'submissions'>,
  account,
  network: { ...smallNetwork, isEnough: false } as Answer<'network'>,
  openTeams: [] as Answer<'openTeams'>,
  connections: [] as Answer<'connections'>,
  weeklyGoal: goal as Answer<'weeklyGoal'>,
  news: [] as Answer<'news'>,
};

export type DashboardAnswers = typeof nothingYet;

/** An answer to everything that the dashboard asks: what nobody answers would be taken for a lost signal. */
export function dashboardReplies(answers: Partial<DashboardAnswers> = {}): Record<string, () => Response> {
  const known = { ...nothingYet, ...answers };
  return {
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/users/7/stats': () => json(200, known.userStats),
    'GET /api/users/7/activities?limit=5': () => json(200, known.activities),
    'GET /api/users/7/octalysis-stats': () => json(200, known.octalysisStats),
    'GET /api/feed?limit=5': () => json(200, known.feed),
    'GET /api/leaderboard': () => json(200, known.leaderboard),
    'GET /api/submissions?limit=10': () => json(200, known.submissions),
    'GET /api/account': () => json(200, known.account),
    'GET /api/network?limit=5': () => json(200, known.network),
    'GET /api/week': () => json(200, known.weeklyGoal),
    'GET /api/news': () => json(200, known.news),
    'GET /api/teams/open': () => json(200, known.openTeams),
    'GET /api/connections': () => json(200, known.connections),
  };
}
