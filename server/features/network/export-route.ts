import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  type ExportFormat,
  exportFileNames,
  exportFormats,
  networkExportPath,
} from '#core/contract/network-export.ts';
import { pathId } from '#core/contract/text.ts';
import type { Location } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { type Authenticate, admitMember } from '#server/http/bind.ts';
import { parse } from '#server/http/parse.ts';
import type { Services } from '#server/http/route.ts';
import { careScope, caresAtHome } from '#server/http/scope.ts';
import { sendPacked } from '#server/http/send-answer.ts';
import { oneAtATime } from '#server/threads/one-at-a-time.ts';
import { runJob } from '#server/threads/run-job.ts';
import type { ExportJob } from './export-worker.ts';

const query = z.object({
  format: z.enum(exportFormats).default('csv'),
  communityId: pathId.optional(),
});

const mediaTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  ties: 'text/csv; charset=utf-8',
  gexf: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Answers the network as a file. It is made in a thread of its own, one at a time: a file is large, requests are not. */
export function serveExports(
  app: FastifyInstance,
  options: { db: Db; location: Location; services: Services; authenticate: Authenticate },
): void {
  const { location } = options;
  const stopped = new AbortController();
  app.addHook('onClose', async () => stopped.abort());
  const make = oneAtATime((wanted: Omit<ExportJob, 'location'>) =>
    makeFile({ location, ...wanted }, stopped.signal),
  );
  app.get(networkExportPath, async (incoming, reply) => {
    const member = await admitMember(incoming, options, 'export');
    const { format, communityId } = parse(query, incoming.query);
    const isOwn = communityId === undefined || communityId === member.communityId;
    const scope = isOwn ? member : await careScope(options.db, member, communityId);
    const isForCarers = !isOwn || (await caresAtHome(options.db, member));
    const file = await make({ format, communityId: scope.communityId, isForCarers });
    reply
      .type(mediaTypes[format])
      .header('content-disposition', `attachment; filename="${exportFileNames[format]}"`)
      .header('cache-control', 'no-store');
    return sendPacked(incoming, reply, file);
  });
}

async function makeFile(data: ExportJob, stopped: AbortSignal): Promise<Buffer> {
  const file = await runJob<Uint8Array>({
    file: new URL('./export-worker.ts', import.meta.url),
    data,
    stopped,
  });
  return Buffer.from(file.buffer);
}
