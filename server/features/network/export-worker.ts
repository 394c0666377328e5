import { parentPort, workerData } from 'node:worker_threads';
import type { ExportFormat } from '#core/contract/network-export.ts';
import type { NamedRow } from '#server/http/show-member.ts';
import { emptySnapshot, unpackSnapshot } from '#server/network/snapshot.ts';
import { toCsv } from './export-csv.ts';
import { toGexf } from './export-gexf.ts';
import { type ExportedNetwork, exportNetwork } from './exported-network.ts';

/** What the thread is told, bit by bit: the snapshot as it is kept, the names as they may be told, null at the end. */
export type ExportMessage = { part: string } | { names: readonly NamedRow[] } | null;

const writers: Record<ExportFormat, (network: ExportedNetwork) => string> = {
  csv: toCsv,
  gexf: toGexf,
  json: (network) => JSON.stringify(network, null, 1),
};

const format: ExportFormat = workerData.data;
const parts: string[] = [];
const names = new Map<number, NamedRow>();

async function write(): Promise<void> {
  const snapshot = (await unpackSnapshot(parts)) ?? emptySnapshot;
  const file = new TextEncoder().encode(writers[format](exportNetwork(snapshot, names)));
  parentPort?.postMessage(file, [file.buffer]);
}

parentPort?.on('message', (message: ExportMessage) => {
  if (message === null) void write();
  else if ('part' in message) parts.push(message.part);
  else for (const row of message.names) names.set(row.id, row);
});
