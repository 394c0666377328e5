import type { Generated } from 'kysely';
import type { CommunityId } from '#server/db/scope.ts';
import type { Instant } from './instant.ts';

interface GameProgressTable {
  user_id: number;
  game_id: number;
  best_score: number;
  best_percent: number;
  verified_percent: number;
  /** JSON of the best run. */
  data: string;
  completed_at: Instant | null;
  updated_at: Instant;
}

/** Runs that were written under an id of the client's, so that a repeated write is harmless. */
interface GameRunsTable {
  user_id: number;
  run_id: string;
  /** The game and a hash of what was sent; null where it was written before they were kept. */
  game_id: number | null;
  content: string | null;
  score: number;
  points: number;
}

/** A negotiation with a persona; the server's copy is the truth. */
interface ConversationsTable {
  id: Generated<number>;
  user_id: number;
  challenge_id: string;
  /** JSON of the messages. */
  messages: string;
  /** Grows with every turn, so that two turns at once cannot both be kept. */
  turn: number;
  score: number | null;
  feedback: string | null;
  /** JSON of how each objective fared. */
  objectives: string;
  started_at: Instant;
  completed_at: Instant | null;
}

/** One thing that a member got wrong in a game, and where it stands on the ladder of practice. */
interface PracticeTable {
  user_id: number;
  item: string;
  step: number;
  answered_at: Instant;
}

/** A challenge that the leaders of a community try before everybody sees it; over when ended, or when its end has come. */
interface TrialsTable {
  id: Generated<number>;
  community_id: CommunityId;
  challenge_id: string;
  opened_by: number | null;
  opened_at: Instant;
  ends_at: Instant;
  ended_at: Instant | null;
}

/** What a leader thinks of it. */
interface TrialRatingsTable {
  trial_id: number;
  user_id: number;
  stars: number;
  note: string;
  rated_at: Instant;
}

/** What members did in the games. */
export interface GameTables {
  game_progress: GameProgressTable;
  game_runs: GameRunsTable;
  conversations: ConversationsTable;
  practice: PracticeTable;
  trials: TrialsTable;
  trial_ratings: TrialRatingsTable;
}
