import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { roundExportPath, roundFormats } from '#core/contract/round-export.ts';
import { pathId } from '#core/contract/text.ts';
import type { Db } from '#server/db/schema.ts';
import { type Authenticate, admitMember } from '#server/http/bind.ts';
import { parse } from '#server/http/parse.ts';
import type { Services } from '#server/http/route.ts';
import { sendPacked } from '#server/http/send-answer.ts';
import { roundFiles } from './export-files.ts';
import type { Publisher } from './publisher.ts';
import { resultsOf } from './read-results.ts';

const params = z.object({ id: pathId });
const query = z.object({ format: z.enum(roundFormats).default('csv') });

/** Answers what a round told as a file, for those who take care. */
export function serveRoundExports(
  app: FastifyInstance,
  options: { db: Db; services: Services; authenticate: Authenticate; publisher: Publisher },
): void {
  const { db, services, publisher } = options;
  app.get(roundExportPath.replace('{id}', ':id'), async (incoming, reply) => {
    const member = await admitMember(incoming, options, 'export');
    const { id } = parse(params, incoming.params);
    const { format } = parse(query, incoming.query);
    const results = await resultsOf(db, publisher, { id, member, now: services.clock(), services });
    const { write, type, ending } = roundFiles[format];
    reply
      .type(type)
      .header('content-disposition', `attachment; filename="rodada-${id}.${ending}"`)
      .header('cache-control', 'no-store');
    return sendPacked(incoming, reply, Buffer.from(write(results)));
  });
}
