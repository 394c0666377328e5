import type { Instant } from './instant.ts';

/** Empty but for a moment, while it is tried whether the database can be written to. */
interface WriteProbeTable {
  id: number;
  filling: string;
}

/** By what text a migration changed these data. */
interface MigrationFingerprintsTable {
  name: string;
  fingerprint: string;
}

/** The nights, as days since 1970, for which a backup is being made or was; whoever writes the row makes it. */
interface BackupNightsTable {
  night: number;
  begun_at: Instant;
  made_at: Instant | null;
}

/** What the server keeps for its own work. */
export interface UpkeepTables {
  write_probe: WriteProbeTable;
  migration_fingerprints: MigrationFingerprintsTable;
  backup_nights: BackupNightsTable;
}
