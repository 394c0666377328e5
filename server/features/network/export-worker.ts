import type { ExportFormat } from '#core/contract/network-export.ts';
import type { Location } from '#server/db/open.ts';
import { openForReading } from '#server/db/open-for-reading.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { emptySnapshot, unpackSnapshot } from '#server/network/snapshot.ts';
import { readCounting } from '#server/network/store.ts';
import { serveJobs } from '#server/threads/serve-jobs.ts';
import { toCsv, toTiesCsv } from './export-csv.ts';
import { toGexf } from './export-gexf.ts';
import { type ExportedNetwork, exportNetwork } from './exported-network.ts';
import { findExported } from './queries.ts';

/** What the thread is sent; it reads the snapshot and the names for itself. */
export interface ExportJob {
  location: Location;
  format: ExportFormat;
  communityId: CommunityId;
  /** Whether the one who asks takes care of the community. */
  isForCarers: boolean;
}

const writers: Record<ExportFormat, (network: ExportedNetwork) => string> = {
  csv: toCsv,
  ties: toTiesCsv,
  gexf: toGexf,
  json: ({ isForCarers: _, ...network }) => JSON.stringify(network, null, 1),
};

serveJobs(async ({ location, format, communityId, isForCarers }: ExportJob) => {
  const db = openForReading(location);
  const snapshot = (await unpackSnapshot(await readCounting(db, { communityId }))) ?? emptySnapshot;
  const names = await findExported(db, { communityId });
  await db.destroy();
  const result = new TextEncoder().encode(writers[format](exportNetwork(snapshot, names, isForCarers)));
  return { result, transfer: [result.buffer] };
});
