import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ModelSettings } from './ai/ask-model.ts';
import type { Ai } from './ai/engine.ts';
import { modelAi } from './ai/openai-compatible.ts';
import { buildApp } from './app.ts';
import { copyBeforeMigrating } from './backup/copy-before-migrating.ts';
import { makeBackup } from './backup/make-backup.ts';
import { startNightly } from './backup/nightly.ts';
import { isBuilt } from './built.ts';
import { type Database, openDatabase } from './db/open.ts';
import type { Environment } from './environment.ts';
import { recountLeaders } from './ledger/recount-leaders.ts';

const builtClient = fileURLToPath(new URL(isBuilt ? '../web' : '../dist/web', import.meta.url));

/** How long requests under way may take to end once the server was told to stop. */
const drainLimit = 10_000;

/** Opens the database, listens, says where, and stops in order when told to. */
export async function serve(environment: Environment): Promise<void> {
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    RATE_LIMIT,
    BACKUPS,
    TRUST_PROXY,
    MODERATORS,
    AI_BASE_URL,
    AI_API_KEY,
    AI_MODEL,
  } = environment;
  const location = { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
  const database = await openDatabase({
    ...location,
    ...(BACKUPS === 'on' ? { beforeMigrating: () => copyBeforeMigrating(location) } : {}),
  });
  await recountLeaders(database.db);
  const app = await buildApp({
    database,
    clock: Date.now,
    rateLimit: RATE_LIMIT === 'on',
    moderators: MODERATORS,
    ...(AI_BASE_URL && AI_MODEL
      ? { ai: await askedModel({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL }) }
      : {}),
    trustProxy: TRUST_PROXY === 'on',
    logger: { level: 'info' },
    ...(existsSync(builtClient) ? { clientFolder: builtClient } : {}),
  });
  if (BACKUPS === 'on') {
    const stop = startNightly({
      db: database.db,
      clock: Date.now,
      make: (options) => makeBackup(location, options),
      log: app.log,
    });
    app.addHook('onClose', stop);
  }
  stopOnSignal(app, database);
  await listen(app, PORT, HOST);
  if (MODERATORS.length === 0) {
    console.log('Ninguém cuida ainda das denúncias e dos pedidos de revisão: diga quem, em MODERATORS.');
  }
}

/** The library for it is large, and is only read where there is a model. */
async function askedModel(settings: ModelSettings): Promise<Ai> {
  const { createAskModel } = await import('./ai/ask-model.ts');
  return modelAi(createAskModel(settings));
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  await app.listen({ port, host });
  const address = app.server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  console.log(`Rota Viva pronta em http://localhost:${actualPort}`);
}

function stopOnSignal(app: FastifyInstance, database: Database): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainLimit).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
