import type { Generated } from 'kysely';
import type { CommunityId } from '#server/db/scope.ts';
import type { Instant } from './instant.ts';

/** A pair who know each other, the lower id first; a side is null once that account is gone. */
interface ConnectionsTable {
  id: Generated<number>;
  one_id: number | null;
  other_id: number | null;
  created_at: Instant;
}

/** One member asks another to connect; it goes once they are connected, and stays a while once declined. */
interface ConnectionAsksTable {
  asker_id: number;
  asked_id: number;
  asked_at: Instant;
  declined_at: Instant | null;
}

/** Which snapshot of a community's network counts; the row of no community says who computes, and how far it has looked. */
interface NetworkStateTable {
  /** The community's. */
  id: CommunityId;
  /** Grows with what changes in the community. */
  wanted: Generated<number>;
  snapshot_id: string | null;
  model_version: number | null;
  computed_at: Instant | null;
  /** What was wanted when the snapshot was made; less than is wanted now means that something changed. */
  mark: string | null;
  lease_holder: string | null;
  lease_until: Instant;
}

/** A snapshot in pieces of JSON. */
interface NetworkPartsTable {
  snapshot_id: string;
  part: number;
  body: string;
}

/** A member's wish that a person looks at the standing (LGPD art. 20). */
interface ReviewsTable {
  id: Generated<number>;
  community_id: CommunityId;
  user_id: number;
  message: string;
  requested_at: Instant;
  answer: string | null;
  answered_at: Instant | null;
}

/** Who knows whom, and the network measured from it. */
export interface NetworkTables {
  connections: ConnectionsTable;
  connection_asks: ConnectionAsksTable;
  network_state: NetworkStateTable;
  network_parts: NetworkPartsTable;
  reviews: ReviewsTable;
}
