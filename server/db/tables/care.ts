import type { Generated } from 'kysely';
import type { careActions } from '#core/contract/care.ts';
import type { CommunityId } from '#server/db/scope.ts';
import type { Instant } from './instant.ts';

/** A cooperative, an association, a class: where people live together. */
export interface CommunitiesTable {
  id: Generated<CommunityId>;
  name: string;
  place: string;
  /** Whether people may come without an invite. */
  entry: 'open' | 'invited';
  created_at: Instant;
}

/** Who takes care: a facilitator of a community, the coordination of them all. */
interface CarersTable {
  user_id: number;
  /** Null for the coordination. */
  community_id: CommunityId | null;
  role: 'facilitator' | 'coordinator';
  since: Instant;
}

/** What the coordination has set for the whole deployment. */
interface SettingsTable {
  name: string;
  value: string;
}

/** A way into a community that can be said aloud. */
export interface InvitesTable {
  code: string;
  community_id: CommunityId;
  made_by: number | null;
  max_uses: number;
  uses: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
}

/** A one-use way to set a password, or to become the first coordination. */
export interface RecoveriesTable {
  /** SHA-256 of the code; the code itself is never kept. */
  code_hash: string;
  kind: 'recovery' | 'card' | 'first';
  /** Null where it is for whoever comes first. */
  user_id: number | null;
  made_by: number | null;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
}

/** Somebody who cannot sign in asks those who take care for help. */
interface HelpRequestsTable {
  user_id: number;
  asked_at: Instant;
}

/** What carers did: who, what, whom, when, why. */
export interface CareLogTable {
  id: Generated<number>;
  /** Null for what concerns the whole deployment. */
  community_id: CommunityId | null;
  carer_id: number | null;
  action: (typeof careActions)[number];
  person_id: number | null;
  /** What it was done to besides a person: a post, an invite, a community. */
  about: string;
  reason: string;
  created_at: Instant;
}

/** Communities and those who take care of them. */
export interface CareTables {
  communities: CommunitiesTable;
  carers: CarersTable;
  settings: SettingsTable;
  invites: InvitesTable;
  recoveries: RecoveriesTable;
  help_requests: HelpRequestsTable;
  care_log: CareLogTable;
}
