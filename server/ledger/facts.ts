import { games } from '#core/content/games.ts';
import type { GameFacts, MemberFacts } from '#core/progress/member-facts.ts';
import type { Db, StandingRow } from '#server/db/schema.ts';

/** The facts that are kept as numbers in a member's standing. */
export const factsOf = (row: StandingRow, played: readonly GameFacts[]): MemberFacts => ({
  activities: row.activities,
  connections: row.connections,
  teamsCompleted: row.teams_completed,
  teamsLed: row.teams_led,
  ideas: row.ideas,
  ideaVotes: row.idea_votes,
  mostVotesOnOneIdea: row.most_votes_on_one_idea,
  stories: row.stories,
  storyVotes: row.story_votes,
  activeDays: row.active_days,
  counted: {
    connections: row.counted_connections,
    ideaVotes: row.counted_idea_votes,
    storyVotes: row.counted_story_votes,
  },
  games: played,
  verified: {
    jornadaFlawless: row.jornada_flawless > 0,
    challengesWon: row.challenges_won,
    flawlessChains: row.flawless_chains,
    bestFlipScore: row.best_flip_score,
  },
});

/** What these members have played, by member. */
export async function readGameFacts(db: Db, userIds: readonly number[]): Promise<Map<number, GameFacts[]>> {
  const played = new Map<number, GameFacts[]>(userIds.map((id) => [id, []]));
  if (userIds.length === 0) return played;
  const rows = await db
    .selectFrom('game_progress')
    .select(['user_id', 'game_id', 'completed_at', 'best_percent', 'verified_percent'])
    .where('user_id', 'in', userIds)
    .orderBy('game_id')
    .execute();
  for (const row of rows) {
    const type = games.find(({ id }) => id === row.game_id)?.type;
    if (!type) continue;
    played.get(row.user_id)?.push({
      type,
      completed: row.completed_at !== null,
      bestPercent: row.best_percent,
      verifiedPercent: row.verified_percent,
    });
  }
  return played;
}

/** All that is known of one member. */
export async function readFacts(db: Db, row: StandingRow): Promise<MemberFacts> {
  const played = await readGameFacts(db, [row.user_id]);
  return factsOf(row, played.get(row.user_id) ?? []);
}
