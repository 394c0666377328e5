import type { CertificateKind } from '#core/progress/certified.ts';
import type { Instant } from './instant.ts';

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

/** What members had certified. */
export interface CertificateTables {
  certificates: CertificatesTable;
}
