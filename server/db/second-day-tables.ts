import type { Generated } from 'kysely';
import type { GoalKind } from '#core/progress/weekly-goal.ts';
import type { CommunityId, Instant } from './care-tables.ts';

/** What somebody answered to an idea or a story. */
export interface RepliesTable {
  id: Generated<number>;
  /** Where it was written: it stays there when the story moves on with its author. */
  community_id: CommunityId;
  post_id: number;
  user_id: number;
  body: string;
  votes: Generated<number>;
  reports: Generated<number>;
  /** What those reports weigh together towards hiding it. */
  report_weight: Generated<number>;
  hidden_at: Instant | null;
  /** When a carer took it away, and why; it is hidden as well then. */
  removed_at: Instant | null;
  removed_for: string | null;
  reviewed_at: Instant | null;
  created_at: Instant;
}

export interface ReplyVotesTable {
  id: Generated<number>;
  reply_id: number;
  /** Null once the voter's account is gone: the vote stays. */
  voter_id: number | null;
  created_at: Instant;
}

export interface ReplyReportsTable {
  reply_id: number;
  reporter_id: number;
  reason: string;
  weight: number;
  created_at: Instant;
}

/** What a community set out to do in a week. */
export interface WeeklyGoalsTable {
  community_id: CommunityId;
  week: number;
  kind: GoalKind;
  target: number;
  /** How far it came; null until the week was told. */
  reached: number | null;
  told_at: Instant | null;
}

/** What a member has given to the goals of a week, each thing once. */
export interface WeeklyActsTable {
  user_id: number;
  week: number;
  act: string;
}
