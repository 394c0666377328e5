import type { Generated } from 'kysely';
import type { CommunityId } from '#server/db/scope.ts';
import type { Instant } from './instant.ts';

/** What a member has reached: one row a member, moved only together with the ledger. */
interface StandingsTable {
  user_id: number;
  community_id: Generated<CommunityId>;
  /** Always the sum of the member's ledger. */
  influence_score: Generated<number>;
  games_completed: Generated<number>;
  connections: Generated<number>;
  activities: Generated<number>;
  badges: Generated<number>;
  teams_completed: Generated<number>;
  teams_led: Generated<number>;
  ideas: Generated<number>;
  idea_votes: Generated<number>;
  most_votes_on_one_idea: Generated<number>;
  stories: Generated<number>;
  /** Ideas and stories together: contributions, as the community page calls them. */
  posts: Generated<number>;
  story_votes: Generated<number>;
  /** The scores of the leader types as counted in the histograms; null while the member does not qualify. */
  conector: number | null;
  estrategista: number | null;
  porta_voz: number | null;
  pioneiro: number | null;
  /** What established members gave: all that leader types and the network count. */
  counted_connections: Generated<number>;
  counted_idea_votes: Generated<number>;
  counted_story_votes: Generated<number>;
  /** When it was noticed that the member had finished a game and come back after the first day. */
  established_at: Instant | null;
  /** The day the next ones count, and how often each was done on it. */
  bound_day: Generated<number>;
  day_posts: Generated<number>;
  day_votes: Generated<number>;
  day_connections: Generated<number>;
  /** What members who never finished a game gave to this one. */
  day_newcomer_votes: Generated<number>;
  day_newcomer_connections: Generated<number>;
  day_reports: Generated<number>;
  day_messages: Generated<number>;
  day_replies: Generated<number>;
  /** Reports that a review found to be without cause, less those it found right since. */
  false_reports: Generated<number>;
  /** The day on which the member last did something. */
  active_day: number | null;
  /** On how many days the member did something. */
  active_days: Generated<number>;
  /** The last week in which the member did something that a community's goal can be made of, and how many there were. */
  shared_week: number | null;
  shared_weeks: Generated<number>;
  /** The member's play clock: the account's first moment and all the time that runs and texts took since. */
  played_until: Generated<Instant>;
}

/** The ledger: append-only, and the activity feed as well. */
interface PointEntriesTable {
  id: Generated<number>;
  user_id: number;
  kind: string;
  ref: string;
  points: number;
  /** The member's score once this entry was added. */
  balance: number;
  description: string;
  created_at: Instant;
}

interface WeeklyPointsTable {
  community_id: CommunityId;
  week: number;
  user_id: number;
  points: number;
}

interface MemberBadgesTable {
  user_id: number;
  badge: string;
  earned_at: Instant;
}

/** Feats that badges ask for: a chain without a mistake, a challenge won, the best score of a game. */
interface FeatsTable {
  user_id: number;
  /** The feat's name, then ':' and what it was done with, where each counts once. */
  feat: string;
  value: Generated<number>;
}

/** What a member gave before finishing a game, beyond what is paid at once: it is paid with the first game. */
interface DeferredGiftsTable {
  giver_id: number;
  receiver_id: number;
  votes: number;
  connections: number;
}

/** How often one member voted for another on a day. */
interface VoteDaysTable {
  voter_id: number;
  author_id: number;
  day: number;
  votes: number;
}

/** Sums over the members of a community, in shards so that writers do not wait for each other. */
interface CountersTable {
  /** 0 for what is counted over all communities. */
  community_id: CommunityId;
  name: string;
  /** The day, bucket of scores ... that is counted; 0 where the name counts one thing. */
  bucket: number;
  shard: number;
  value: number;
}

/** What members earned, and all that is counted from it. */
export interface LedgerTables {
  standings: StandingsTable;
  point_entries: PointEntriesTable;
  weekly_points: WeeklyPointsTable;
  member_badges: MemberBadgesTable;
  feats: FeatsTable;
  deferred_gifts: DeferredGiftsTable;
  vote_days: VoteDaysTable;
  counters: CountersTable;
}
