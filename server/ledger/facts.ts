import { games } from '#core/content/games.ts';
import type { GameFacts, MemberFacts } from '#core/progress/member-facts.ts';
import { compileForIds } from '#server/db/compile-once.ts';
import type { Db, StandingRow } from '#server/db/schema.ts';

/** What a member has played, and the feats that proven runs brought. */
interface Played {
  games: GameFacts[];
  verified: Record<string, number>;
}

/** The columns of a standing that facts are made of; a standing has many more, and each costs where many are read. */
export const factColumns = [
  'activities',
  'connections',
  'teams_completed',
  'teams_led',
  'ideas',
  'idea_votes',
  'most_votes_on_one_idea',
  'stories',
  'story_votes',
  'active_days',
  'counted_connections',
  'counted_idea_votes',
  'counted_story_votes',
] as const satisfies readonly (keyof StandingRow)[];

/** A standing as far as facts are made of it. */
export type FactRow = Pick<StandingRow, (typeof factColumns)[number]>;

/** The facts of a member's standing together with what was played. */
export const factsOf = (row: FactRow, played: Played | undefined): MemberFacts => ({
  activities: row.activities,
  connections: row.connections,
  teamsCompleted: row.teams_completed,
  teamsLed: row.teams_led,
  ideas: row.ideas,
  ideaVotes: row.idea_votes,
  maxVotesOnOneIdea: row.most_votes_on_one_idea,
  stories: row.stories,
  storyVotes: row.story_votes,
  activeDays: row.active_days,
  counted: {
    connections: row.counted_connections,
    ideaVotes: row.counted_idea_votes,
    storyVotes: row.counted_story_votes,
  },
  games: played?.games ?? [],
  verified: played?.verified ?? {},
});

const selectProgress = compileForIds((db, ids) =>
  db
    .selectFrom('game_progress')
    .select(['user_id', 'game_id', 'completed_at', 'best_percent', 'verified_percent'])
    .where('user_id', 'in', ids)
    .orderBy('game_id'),
);

const selectFeats = compileForIds((db, ids) =>
  db.selectFrom('feats').selectAll().where('user_id', 'in', ids),
);

/** What these members have played, by member. */
export async function readGameFacts(db: Db, userIds: readonly number[]): Promise<Map<number, Played>> {
  const played = new Map<number, Played>(userIds.map((id) => [id, { games: [], verified: {} }]));
  for (const row of await selectProgress(db, userIds)) {
    const type = games.find(({ id }) => id === row.game_id)?.type;
    if (!type) continue;
    played.get(row.user_id)?.games.push({
      type,
      completed: row.completed_at !== null,
      bestPercent: row.best_percent,
      verifiedPercent: row.verified_percent,
    });
  }
  for (const { user_id, feat, value } of await selectFeats(db, userIds)) {
    const verified = played.get(user_id)?.verified;
    const [name = feat] = feat.split(':');
    if (verified) verified[name] = (verified[name] ?? 0) + value;
  }
  return played;
}

/** All that is known of one member. */
export async function readFacts(db: Db, row: FactRow & Pick<StandingRow, 'user_id'>): Promise<MemberFacts> {
  const played = await readGameFacts(db, [row.user_id]);
  return factsOf(row, played.get(row.user_id));
}
