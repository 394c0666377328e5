import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** What a leader offers to help newcomers with. */
interface MentorOffersTable {
  user_id: number;
  body: string;
  offered_at: Instant;
}

/** Two people, one of whom helps the other towards a goal; once a pair, and never the other way round as well. */
export interface MentoringsTable {
  id: Generated<number>;
  mentor_id: number;
  learner_id: number;
  goal: string;
  asked_at: Instant;
  accepted_at: Instant | null;
  /** When it was declined or left before its end. */
  ended_at: Instant | null;
  /** When each said that the goal is reached. */
  mentor_done_at: Instant | null;
  learner_done_at: Instant | null;
  finished_at: Instant | null;
}

/** What the two write each other; nobody else reads it. */
interface MentoringMessagesTable {
  id: Generated<number>;
  mentoring_id: number;
  author_id: number;
  body: string;
  created_at: Instant;
}

/** Help that leaders offer and give. */
export interface MentoringTables {
  mentor_offers: MentorOffersTable;
  mentorings: MentoringsTable;
  mentoring_messages: MentoringMessagesTable;
}
