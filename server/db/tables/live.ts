import type { Generated } from 'kysely';
import type { CommunityId } from '#server/db/scope.ts';
import type { Instant } from './instant.ts';

/** What has just changed, for those who listen; kept for a while so that a listener can catch up. */
interface EventsTable {
  id: Generated<number>;
  /** The community it is for; null where it is for some people. */
  community_id: CommunityId | null;
  /** JSON of the ids of those it is for; null for everyone of the community. */
  audience: string | null;
  /** JSON of the event. */
  event: string;
  created_at: Instant;
}

/** What happened to somebody, in one line; many of one kind are folded into one. */
interface NoticesTable {
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

/** What those who are here, and those who come back, are told. */
export interface LiveTables {
  events: EventsTable;
  notices: NoticesTable;
}
