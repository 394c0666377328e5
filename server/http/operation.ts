import type { FastifyInstance } from 'fastify';
import type { Health } from '#server/db/health.ts';
import type { Outage } from '#server/db/outage.ts';

const sentences: Record<Outage, string> = {
  unreachable: 'O banco de dados está fora de alcance.',
  locked: 'Outro programa segura os dados.',
  full: 'O disco dos dados está cheio ou com defeito.',
  'read-only': 'Os dados estão só para leitura.',
  moved: 'O arquivo dos dados não está mais na pasta.',
  damaged: 'Os dados estão danificados.',
};

/** What those who run the server ask of it: is it alive, and can it serve, writing included. */
export function answerOperation(app: FastifyInstance, health: Health): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_incoming, reply) => {
    const outage = await health.check();
    if (!outage) return { status: 'ready' };
    return reply.status(503).send({ status: 'not ready', cause: outage, message: sentences[outage] });
  });
}
