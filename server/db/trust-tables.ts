import type { Generated } from 'kysely';
import type { CertificateKind } from '#core/progress/certified.ts';
import type { CommunityId, Instant } from './care-tables.ts';

/** A certificate that its member has published; what it is about is looked up whenever it is read. */
export interface CertificatesTable {
  code: string;
  user_id: number;
  kind: CertificateKind;
  /** Which of its kind; once a member. */
  ref: string;
  /** The minutes of play that had been counted when it was made; null where its kind states others. */
  minutes: number | null;
  made_at: Instant;
  revoked_at: Instant | null;
  revoked_by: number | null;
  revoked_for: string | null;
}

/** What a leader offers to help newcomers with. */
export interface MentorOffersTable {
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
export interface MentoringMessagesTable {
  id: Generated<number>;
  mentoring_id: number;
  author_id: number;
  body: string;
  created_at: Instant;
}

/** A challenge that the leaders of a community try before everybody sees it; over when ended, or when its end has come. */
export interface TrialsTable {
  id: Generated<number>;
  community_id: CommunityId;
  challenge_id: string;
  opened_by: number | null;
  opened_at: Instant;
  ends_at: Instant;
  ended_at: Instant | null;
}

/** What a leader thinks of it. */
export interface TrialRatingsTable {
  trial_id: number;
  user_id: number;
  stars: number;
  note: string;
  rated_at: Instant;
}
