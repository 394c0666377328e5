import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ExportFormat, exportFormats, networkExportPath } from '#core/contract/network-export.ts';
import type { Db } from '#server/db/schema.ts';
import { type Authenticate, requireMember } from '#server/http/bind.ts';
import { addressKey } from '#server/http/limiter.ts';
import { parse } from '#server/http/parse.ts';
import type { Services } from '#server/http/route.ts';
import type { Network } from '#server/network/network.ts';
import { runWorker } from '#server/network/run-worker.ts';
import { readParts, readState } from '#server/network/store.ts';
import type { ExportInput } from './export-worker.ts';
import { findNames } from './queries.ts';

const query = z.object({ format: z.enum(exportFormats).default('csv') });

const mediaTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  gexf: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Answers the network as a file. It is made in a thread of its own, one at a time: a file is large, requests are not. */
export function serveExports(
  app: FastifyInstance,
  options: { db: Db; services: Services; authenticate: Authenticate },
): void {
  const { db, services } = options;
  const stopped = new AbortController();
  app.addHook('onClose', async () => stopped.abort());
  let running: Promise<unknown> = Promise.resolve();
  app.get(networkExportPath, async (incoming, reply) => {
    services.limiter.take('request', addressKey(incoming.ip));
    await requireMember(incoming, options);
    const { format } = parse(query, incoming.query);
    const made = running.then(() => makeFile(db, services.network, format, stopped.signal));
    running = made.catch(() => {});
    const body = await made;
    return reply
      .type(mediaTypes[format])
      .header('content-disposition', `attachment; filename="rede-rota-viva.${format}"`)
      .header('cache-control', 'no-store')
      .send(body);
  });
}

async function makeFile(
  db: Db,
  network: Network,
  format: ExportFormat,
  stopped: AbortSignal,
): Promise<string> {
  const { snapshotId } = await readState(db);
  const parts: string[] = [];
  if (snapshotId) for await (const part of readParts(db, snapshotId)) parts.push(part);
  const people = network.current()?.people ?? [];
  const names = await findNames(
    db,
    people.map(({ id }) => id),
  );
  return runWorker<string>({
    file: new URL('./export-worker.ts', import.meta.url),
    data: { format, parts, names } satisfies ExportInput,
    stopped,
  });
}
