import { readOptions } from '#web/api/read-options.ts';

/** How many posts the wall shows. */
export const wallPosts = 5;

/** What the lower part of the dashboard reads; asked for before its code is there. */
export const communityReads = {
  wall: readOptions('feed', { query: { limit: `${wallPosts}` } }),
  leaderboard: readOptions('leaderboard'),
  connections: readOptions('connections'),
  openTeams: readOptions('openTeams'),
  submissions: readOptions('submissions', { query: { limit: '10' } }),
  account: readOptions('account'),
  weeklyGoal: readOptions('weeklyGoal'),
  news: readOptions('news'),
};
