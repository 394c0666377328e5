import { parentPort, workerData } from 'node:worker_threads';
import type { ExportFormat } from '#core/contract/network-export.ts';
import { emptySnapshot, unpackSnapshot } from '#server/network/snapshot.ts';
import { toCsv } from './export-csv.ts';
import { toGexf } from './export-gexf.ts';
import { type ExportedNetwork, exportNetwork, type TellableNames } from './exported-network.ts';

/** What the thread is given: the snapshot as it is kept, and the names as they may be told. */
export interface ExportInput {
  format: ExportFormat;
  parts: readonly string[];
  names: TellableNames;
}

const writers: Record<ExportFormat, (network: ExportedNetwork) => string> = {
  csv: toCsv,
  gexf: toGexf,
  json: (network) => JSON.stringify(network, null, 1),
};

const { format, parts, names }: ExportInput = workerData.data;
const snapshot = (await unpackSnapshot(parts)) ?? emptySnapshot;
parentPort?.postMessage(writers[format](exportNetwork(snapshot, names)));
