import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** What those who run the server ask of it: is it alive, and can it serve. */
export function answerOperation(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  });
}
