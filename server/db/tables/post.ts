import type { Generated } from 'kysely';
import type { CommunityId } from '#server/db/scope.ts';
import type { Instant } from './instant.ts';

/** Ideas and stories: one feed, one way to vote, one way to report. */
interface PostsTable {
  id: Generated<number>;
  community_id: CommunityId;
  kind: 'submission' | 'story';
  user_id: number;
  title: string;
  body: string;
  category: string;
  /** JSON of what only this kind has. */
  details: string;
  votes: Generated<number>;
  /** How many answers to it can be seen where it is. */
  replies: Generated<number>;
  reports: Generated<number>;
  /** What those reports weigh together towards hiding it. */
  report_weight: Generated<number>;
  hidden_at: Instant | null;
  /** When a carer took it off the wall, and why; it is hidden as well then. */
  removed_at: Generated<Instant | null>;
  removed_for: Generated<string | null>;
  reviewed_at: Instant | null;
  created_at: Instant;
  /** The id its client gave it, so that a repeated write is harmless; null where there was none. Once a member. */
  run_id: string | null;
  /** The text as compared, once a member; null where the post says nothing new and counts for nothing. */
  text_key: string | null;
}

interface VotesTable {
  id: Generated<number>;
  post_id: number;
  /** Null once the voter's account is gone: the vote stays. */
  voter_id: number | null;
  created_at: Instant;
}

interface ReportsTable {
  post_id: number;
  reporter_id: number;
  reason: string;
  weight: number;
  created_at: Instant;
}

interface PostTopicsTable {
  community_id: CommunityId;
  post_id: number;
  key: string;
  tag: string;
  /** 1 where the post counts its author in the topic's week. */
  counted: Generated<number>;
}

/** How many posts a topic had in a week, so that what is talked about can be told without reading the posts. */
interface TopicWeeksTable {
  community_id: CommunityId;
  week: number;
  key: string;
  tag: string;
  posts: number;
}

/** What somebody answered to an idea or a story. */
interface RepliesTable {
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

interface ReplyVotesTable {
  id: Generated<number>;
  reply_id: number;
  /** Null once the voter's account is gone: the vote stays. */
  voter_id: number | null;
  created_at: Instant;
}

interface ReplyReportsTable {
  reply_id: number;
  reporter_id: number;
  reason: string;
  weight: number;
  created_at: Instant;
}

/** Ideas, stories and what is said beneath them. */
export interface PostTables {
  posts: PostsTable;
  votes: VotesTable;
  reports: ReportsTable;
  post_topics: PostTopicsTable;
  topic_weeks: TopicWeeksTable;
  replies: RepliesTable;
  reply_votes: ReplyVotesTable;
  reply_reports: ReplyReportsTable;
}
