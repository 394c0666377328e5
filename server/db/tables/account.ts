import type { Generated } from 'kysely';
import type { CommunityId } from '#server/db/scope.ts';
import type { Instant } from './instant.ts';

interface UsersTable {
  id: Generated<number>;
  username: string;
  /** The name as compared: composed, lower case. Unique. */
  username_key: string;
  /** What the name looks like. Unique; null for accounts that looked like an older one before this was held. */
  username_skeleton: string | null;
  email: string;
  email_key: string;
  password_hash: string;
  full_name: string | null;
  /** Since when rankings and the network leave the name out. */
  hidden_at: Instant | null;
  /** The community the person lives in: it decides what they see. */
  community_id: Generated<CommunityId>;
  /** Since when the person may not sign in, and why. */
  suspended_at: Instant | null;
  suspended_for: string | null;
  /** When the person was last here, to the hour. */
  seen_at: Instant | null;
  /** The invite by which the person came, or 'card'; null for whoever registered alone. */
  came_by: string | null;
  /** The last notice that was read. */
  notices_read: Generated<number>;
  /** What the person does, and whether they like texts read aloud and slowly; null where they did not say. */
  trade: string | null;
  reads_aloud: 0 | 1 | null;
  reads_calmly: 0 | 1 | null;
  /** When the visit began in which the person last asked what is new, and the one before: what came since is new. */
  visited_at: Instant | null;
  news_since: Instant | null;
  created_at: Instant;
  /** Since when the person lives in that community: from the registration, or from the last move. */
  settled_at: Generated<Instant>;
}

interface SessionsTable {
  /** SHA-256 of the token; the token itself is never kept. */
  token_hash: string;
  user_id: number;
  created_at: Instant;
  expires_at: Instant;
}

/** Names and emails of deleted accounts, as hashes, that nobody may register yet. */
interface RestingNamesTable {
  key_hash: string;
  until: Instant;
}

/** Other calls that were done under an id of the client's; a null answer is read anew. */
interface KeptCallsTable {
  user_id: number;
  run_id: string;
  content: string;
  answer: string | null;
  created_at: number;
}

/** What is kept of an account, and of what it asked. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  resting_names: RestingNamesTable;
  kept_calls: KeptCallsTable;
}
