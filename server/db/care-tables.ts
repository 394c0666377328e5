import type { Generated } from 'kysely';
import type { careActions } from '#core/contract/care.ts';

/** Instants are milliseconds since 1970, on both engines. */
export type Instant = number;

declare const community: unique symbol;

/**
 * Which community something belongs to. A plain number is none: it comes from a row, from the session of whoever asks, or
 * from the one place that has seen that a carer may (`server/http/scope.ts`).
 */
export type CommunityId = number & { readonly [community]: true };

/** Whose data a query of a community's data may touch: a member's own community, or one that a carer takes care of. */
export interface Scope {
  communityId: CommunityId;
}

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
export interface CarersTable {
  user_id: number;
  /** Null for the coordination. */
  community_id: CommunityId | null;
  role: 'facilitator' | 'coordinator';
  since: Instant;
}

/** What the coordination has set for the whole deployment. */
export interface SettingsTable {
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
export interface HelpRequestsTable {
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

/** What happened to somebody, in one line; many of one kind are folded into one. */
export interface NoticesTable {
  id: Generated<number>;
  /** Null where it is for everyone of the community, or of all of them. */
  user_id: number | null;
  community_id: CommunityId | null;
  kind: string;
  /** What is told as one; once a person. */
  fold_key: string;
  /** Who did it; null where that is secret or nobody. */
  actor_id: number | null;
  count: number;
  /** JSON of what only this kind has. */
  details: string;
  created_at: Instant;
}

/** What teammates tell each other beside their desk. */
export interface TeamMessagesTable {
  id: Generated<number>;
  team_id: number;
  author_id: number | null;
  body: string;
  run_id: string | null;
  created_at: Instant;
}
