import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { roundExportPath, roundFormats } from '#core/contract/round-export.ts';
import { pathId } from '#core/contract/text.ts';
import type { Location } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { type Authenticate, admitMember } from '#server/http/bind.ts';
import { parse } from '#server/http/parse.ts';
import type { Services } from '#server/http/route.ts';
import { sendPacked } from '#server/http/send-answer.ts';
import { oneAtATime } from '#server/threads/one-at-a-time.ts';
import { runJob } from '#server/threads/run-job.ts';
import { roundFiles } from './export-files.ts';
import type { Publisher } from './publisher.ts';
import { findResults } from './read-results.ts';
import type { RoundFileJob } from './round-file-worker.ts';

const params = z.object({ id: pathId });
const query = z.object({ format: z.enum(roundFormats).default('csv') });

interface Options {
  db: Db;
  location: Location;
  services: Services;
  authenticate: Authenticate;
  publisher: Publisher;
}

/** Answers what a round told as a file, for those who take care; it is written in a thread, one at a time. */
export function serveRoundExports(app: FastifyInstance, options: Options): void {
  const { db, location, services, publisher } = options;
  const stopped = new AbortController();
  app.addHook('onClose', async () => stopped.abort());
  const make = oneAtATime((data: RoundFileJob) =>
    runJob<Uint8Array>({
      file: new URL('./round-file-worker.ts', import.meta.url),
      data,
      stopped: stopped.signal,
    }),
  );
  app.get(roundExportPath.replace('{id}', ':id'), async (incoming, reply) => {
    const member = await admitMember(incoming, options, 'export');
    const { id } = parse(params, incoming.params);
    const { format } = parse(query, incoming.query);
    const asked = { id, member, now: services.clock() };
    const { scope, shown: round, head } = await findResults(db, publisher, asked);
    const file = await make({ location, format, round, head, communityId: scope.communityId });
    const { type, ending } = roundFiles[format];
    reply
      .type(type)
      .header('content-disposition', `attachment; filename="rodada-${id}.${ending}"`)
      .header('cache-control', 'no-store');
    return sendPacked(incoming, reply, Buffer.from(file.buffer));
  });
}
