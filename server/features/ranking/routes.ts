import { type Route, read } from '#server/http/route.ts';
import { readLeaderboard } from './leaderboard.ts';
import { readLeadershipStats } from './leadership-stats.ts';

/** Who leads the community. */
export const rankingRoutes: readonly Route[] = [
  read('leaderboard', readLeaderboard),
  read('leadershipStats', readLeadershipStats),
];
