import type { Answer } from '#core/contract/index.ts';

/** What the server answers to a run of maria's. */
export const savedRun = (
  gameId: number,
  score: number,
  gained: Partial<Answer<'saveProgress'>> = {},
): Answer<'saveProgress'> => ({
  progress: { userId: 7, gameId, score, isCompleted: true, isVerified: true, data: {}, variants: [] },
  stats: {
    influenceScore: 12_630,
    gamesCompleted: 4,
    connections: 5,
    badges: 1,
    trend: { thisWeek: 150, previousWeek: 0, ledgerDays: 3 },
  },
  score,
  proof: 'proven',
  pointsEarned: 150,
  newBadges: [],
  ...gained,
});
