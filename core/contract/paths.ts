/** Method and path of every call, as plain data: the browser derives its client from this and from types alone. */
export const paths = {
  register: 'POST /api/auth/register',
  login: 'POST /api/auth/login',
  logout: 'POST /api/auth/logout',
  me: 'GET /api/auth/me',
  userStats: 'GET /api/users/{id}/stats',
  activities: 'GET /api/users/{id}/activities',
  octalysisStats: 'GET /api/users/{id}/octalysis-stats',
  games: 'GET /api/games',
  gameProgress: 'GET /api/users/{userId}/games/{gameId}/progress',
  saveProgress: 'POST /api/games/{gameId}/progress',
  submissions: 'GET /api/submissions',
  submit: 'POST /api/submissions',
  voteSubmission: 'POST /api/submissions/{id}/vote',
  feed: 'GET /api/feed',
  community: 'GET /api/community',
  report: 'POST /api/reports',
  reportedPosts: 'GET /api/reports',
  reviewPost: 'POST /api/reports/{postId}/review',
  leaderboard: 'GET /api/leaderboard',
  leadershipStats: 'GET /api/leadership/stats',
  account: 'GET /api/account',
  accountExport: 'GET /api/account/export',
  updateAccount: 'PATCH /api/account',
  deleteAccount: 'DELETE /api/account',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`>;

export type CallName = keyof typeof paths;
