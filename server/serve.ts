import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ModelSettings } from './ai/ask-model.ts';
import { createEmbeddedAi } from './ai/embedded.ts';
import { modelAi } from './ai/openai-compatible.ts';
import { type AppOptions, buildApp } from './app.ts';
import { copyBeforeMigrating } from './backup/copy-before-migrating.ts';
import { makeBackup } from './backup/make-backup.ts';
import { startNightly } from './backup/nightly.ts';
import { isBuilt } from './built.ts';
import { checkLargeFile } from './check-large-file.ts';
import { encodingWarning } from './db/check-encoding.ts';
import { databaseFile } from './db/data-folder.ts';
import { type Database, openDatabase } from './db/open.ts';
import type { Environment } from './environment.ts';
import { makeFirstPath } from './features/care/first-address.ts';
import { describeError } from './http/describe-error.ts';
import { recountLeaders } from './ledger/recount-leaders.ts';
import { logToOutput } from './log-output.ts';
import { createSpeller } from './spelling/speller.ts';
import { onStop } from './stop-signals.ts';

const builtClient = fileURLToPath(new URL(isBuilt ? '../web' : '../dist/web', import.meta.url));

/** How long a server that stops waits for its database: who still waits then is told so, and has time to hear it. */
const databaseLimit = 3_500;
/** How long requests under way may take to end once the server was told to stop; then they are cut off. */
const drainLimit = 8_000;
/** And how long everything may take before the process ends in any case. */
const stopLimit = 10_000;

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
    LOG_LEVEL,
    METRICS_TOKEN,
    SERVICE_WORKER,
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
    embedded: (failed) => createEmbeddedAi({ failed }),
    ...(await bringModel(environment)),
    speller: (failed) => createSpeller({ failed }),
    trustProxy: TRUST_PROXY,
    metricsToken: METRICS_TOKEN,
    keepsProgram: SERVICE_WORKER === 'on',
    logger: { level: LOG_LEVEL, serializers: { err: describeError }, stream: logToOutput(Date.now) },
    ...(existsSync(builtClient) ? { clientFolder: builtClient } : {}),
  });
  if (BACKUPS === 'on') {
    const stopNightly = startNightly({
      db: database.db,
      clock: Date.now,
      make: async (options) => {
        const made = await makeBackup(location, options);
        app.metrics.backedUp(Date.now());
        return made;
      },
      log: app.log,
    });
    app.addHook('onClose', stopNightly);
  }
  onStop(() => void stop(app, database));
  // Whatever nobody waited for must not end the server; it is a fault all the same, and told as one.
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'unhandled rejection'));
  const url = await listen(app, PORT, HOST);
  await tellFirst(app, database, url);
  const warning = DATABASE_URL && (await encodingWarning(database.db));
  if (warning) console.log(warning);
  if (!DATABASE_URL) void checkLargeFile(app, databaseFile(DATA_DIR));
}

/** The library for it is large, and is only read where there is a model. */
async function bringModel({
  AI_BASE_URL,
  AI_API_KEY,
  AI_MODEL,
  AI_TIMEOUT,
  AI_TIMEOUT_TOTAL,
  AI_TOKENS_PER_DAY,
}: Environment): Promise<Pick<AppOptions, 'ai'>> {
  if (!AI_BASE_URL || !AI_MODEL) return {};
  const settings: ModelSettings = {
    baseUrl: AI_BASE_URL,
    apiKey: AI_API_KEY,
    model: AI_MODEL,
    patience: { eachTry: AI_TIMEOUT * 1000, altogether: AI_TIMEOUT_TOTAL * 1000 },
    tokensPerDay: AI_TOKENS_PER_DAY,
  };
  const { createAskModel } = await import('./ai/ask-model.ts');
  return { ai: (watch, embedded) => modelAi(createAskModel(settings, watch), embedded) };
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  await app.listen({ port, host });
  const address = app.server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  const url = `http://localhost:${actualPort}`;
  console.log(`Rota Viva pronta em ${url}`);
  return url;
}

/** While nobody coordinates, whoever reads this line may. A disk that is full does not stop the start. */
async function tellFirst(app: FastifyInstance, { db }: Database, url: string): Promise<void> {
  try {
    const path = await makeFirstPath(db, Date.now());
    if (path)
      console.log(`Ninguém coordena ainda: quem abrir ${url}${path} na próxima hora passa a coordenar.`);
  } catch (error) {
    app.log.error({ err: error }, 'o endereço da primeira coordenação não foi feito');
  }
}

async function stop(app: FastifyInstance, database: Database): Promise<void> {
  setTimeout(() => database.giveUp(), databaseLimit).unref();
  setTimeout(() => app.server.closeAllConnections(), drainLimit).unref();
  setTimeout(() => process.exit(1), stopLimit).unref();
  try {
    await app.close();
    await database.close();
    process.exit(0);
  } catch (error) {
    app.log.error({ err: error }, 'o servidor não parou em ordem');
    process.exit(1);
  }
}
