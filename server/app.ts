import { randomInt } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { limits } from '#core/contract/limits.ts';
import type { ModelWatch } from './ai/ask-model.ts';
import { type EmbeddedAi, embeddedAi } from './ai/embedded.ts';
import type { Ai } from './ai/engine.ts';
import { createHealth, type Health } from './db/health.ts';
import type { Database } from './db/open.ts';
import { accountRoutes, authenticate } from './features/account/routes.ts';
import { careRoutes } from './features/care/routes.ts';
import { certificatesRoutes } from './features/certificates/routes.ts';
import { challengesRoutes } from './features/challenges/routes.ts';
import { connectionsRoutes } from './features/connections/routes.ts';
import { gamesRoutes } from './features/games/routes.ts';
import { membersRoutes } from './features/members/routes.ts';
import { mentoringRoutes } from './features/mentoring/routes.ts';
import { serveExports } from './features/network/export-route.ts';
import { networkRoutes } from './features/network/routes.ts';
import { noticesRoutes } from './features/notices/routes.ts';
import { postsRoutes } from './features/posts/routes.ts';
import { practiceRoutes } from './features/practice/routes.ts';
import { rankingRoutes } from './features/ranking/routes.ts';
import { serveRoundExports } from './features/rounds/export-route.ts';
import { createPublisher } from './features/rounds/publisher.ts';
import { roundsRoutes } from './features/rounds/routes.ts';
import { teamPresence } from './features/teams/presence.ts';
import { teamsRoutes } from './features/teams/routes.ts';
import { takeTeamRun } from './features/teams/take-team-run.ts';
import { trialsRoutes } from './features/trials/routes.ts';
import { weeklyGoalRoute } from './features/week/read-goal.ts';
import { createWeekTeller, type WeekTeller } from './features/week/teller.ts';
import { bindRoutes } from './http/bind.ts';
import { protect, serveClient } from './http/client-files.ts';
import { publishDocs } from './http/docs.ts';
import { closeWithLastAnswer } from './http/drain.ts';
import { readEncodings } from './http/encodings.ts';
import { answerErrors, readJsonBodies } from './http/error-answer.ts';
import { createGate } from './http/gate.ts';
import { gatedServer } from './http/gated-server.ts';
import { createLimiter, noLimiter } from './http/limiter.ts';
import { publishMetrics } from './http/metrics-route.ts';
import { noteAnswers } from './http/note-answers.ts';
import { answerOperation } from './http/operation.ts';
import { refuseBroken, refuseUnreadable } from './http/ready-refusal.ts';
import type { PasswordCost, Services } from './http/route.ts';
import { createLocalLive } from './live/live.ts';
import { createPostgresLive } from './live/postgres.ts';
import { streamEvents } from './live/stream.ts';
import { createMetrics, type Metrics, type Readings } from './metrics/metrics.ts';
import { createNetwork, type Network } from './network/network.ts';
import { plainSpeller, type Speller } from './spelling/speller.ts';

export interface AppOptions {
  database: Database;
  clock: () => number;
  /** A whole number below the bound; random unless a test or the demo decides. */
  chance?: (bound: number) => number;
  rateLimit: boolean;
  /** As the library has it, unless a test that is not about passwords has many people come in. */
  passwordCost?: PasswordCost;
  /** Who answers in the games with an AI; the embedded engine unless told. */
  ai?: Ai | ((watch: ModelWatch, embedded: EmbeddedAi) => Ai);
  /** The embedded engine; in this very thread unless told. */
  embedded?: (failed: (error: unknown) => void) => EmbeddedAi;
  /** Who mends the spelling of stories; without a dictionary unless told. */
  speller?: (failed: (error: unknown) => void) => Speller;
  /** Whose word on who asks is believed: so many proxies before us, or these addresses. */
  trustProxy?: false | number | string[];
  /** Whoever brings it may read the counts; without one only this machine may. */
  metricsToken?: string | undefined;
  /** The built client; without it only the API answers. */
  clientFolder?: string;
  /** Whether browsers may keep the program on the device for when there is no signal; they may unless told. */
  keepsProgram?: boolean;
  logger?: FastifyServerOptions['logger'];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The measured network, for programs and tests that want it computed at once. */
    network: Network;
    /** Knows whether the database can be read and written. */
    health: Health;
    /** What the server counts of itself. */
    metrics: Metrics;
  }
}

const routes = [
  ...accountRoutes,
  ...membersRoutes,
  ...gamesRoutes(takeTeamRun),
  ...postsRoutes,
  ...rankingRoutes,
  ...teamsRoutes,
  ...connectionsRoutes,
  ...challengesRoutes,
  ...networkRoutes,
  ...careRoutes,
  ...noticesRoutes,
  ...practiceRoutes,
  ...certificatesRoutes,
  ...mentoringRoutes,
  ...trialsRoutes,
];

/** The whole server, ready to listen or to be asked directly: what main and every test start. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    database,
    clock,
    rateLimit,
    passwordCost = {},
    ai = (_, embedded) => embedded,
    embedded: makeEmbedded = () => embeddedAi,
    speller = () => plainSpeller,
    chance = randomInt,
    trustProxy = false,
    metricsToken,
    clientFolder,
    keepsProgram = true,
    logger = false,
  } = options;
  const metrics = createMetrics();
  const gate = createGate({
    now: () => performance.now(),
    nextTurn: setImmediate,
    // The first comes after whatever promises led to, the second after the first.
    afterWork: (callback) => queueMicrotask(() => process.nextTick(callback)),
    waiting: () => database.poolState().waiting,
  });
  const app = Fastify({
    logger,
    serverFactory: gatedServer({ gate, refused: metrics.turnedAway }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    frameworkErrors: (_error, _incoming, { raw }) => refuseUnreadable(raw),
    clientErrorHandler: refuseBroken,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    bodyLimit: limits.body.max,
    routerOptions: { maxParamLength: 200 },
  });
  noteAnswers(app, metrics);
  closeWithLastAnswer(app);
  const health = createHealth(database.db, clock, app.log);
  app.decorate('health', health).addHook('onClose', async () => health.stop());
  app.decorate('metrics', metrics);
  answerErrors(app, health, metrics);
  readJsonBodies(app);
  readEncodings(app);
  protect(app);
  const { databaseUrl } = database.location;
  const embedded = makeEmbedded((error) => app.log.warn({ err: error }, 'the thread of the rules ended'));
  const services: Services = {
    clock,
    chance,
    ai: typeof ai === 'function' ? ai(watchModel(app), embedded) : ai,
    speller: speller((error) => app.log.warn({ err: error }, 'the dictionary did not open')),
    limiter: rateLimit ? createLimiter(clock) : noLimiter,
    passwordCost,
    network: createNetwork(database, clock),
    live: databaseUrl ? await createPostgresLive(database.db, databaseUrl) : createLocalLive(),
  };
  const publisher = createPublisher(database, (error) => {
    if (!health.note(error)) app.log.error({ err: error }, 'a round was not told');
  });
  app.addHook('onClose', async () => publisher.stop());
  tellWeeksInTime(app, createWeekTeller(database.db, services), health);
  bindRoutes(app, [...routes, ...roundsRoutes(publisher), weeklyGoalRoute], {
    db: database.db,
    services,
    authenticate,
  });
  streamEvents(app, {
    db: database.db,
    services,
    authenticate,
    presence: teamPresence(database.db, services),
  });
  serveExports(app, { ...database, services, authenticate });
  serveRoundExports(app, { db: database.db, location: database.location, services, authenticate, publisher });
  keepNetworkFresh(app, services.network, health);
  app.addHook('onClose', () => services.live.close());
  app.addHook('onClose', () => services.speller.stop());
  app.addHook('onClose', () => embedded.stop());
  answerOperation(app, health);
  publishMetrics(app, { metrics, token: metricsToken, readings: readingsOf(app, database, services) });
  publishDocs(app);
  await serveClient(app, clientFolder, { keepsProgram });
  return app;
}

/** A server that listens looks for changes; one that is only asked directly computes when it is told to. */
function keepNetworkFresh(app: FastifyInstance, network: Network, health: Health): void {
  app.decorate('network', network);
  app.addHook('onListen', async () => {
    network.start((error) => {
      app.metrics.networkFailed();
      if (!health.note(error)) app.log.error({ err: error }, 'the network was not computed');
    });
  });
  app.addHook('onClose', () => network.stop());
}

/** A server that listens tells how weeks ended, whether somebody asks or not. */
function tellWeeksInTime(app: FastifyInstance, teller: WeekTeller, health: Health): void {
  app.addHook('onListen', async () => {
    teller.start((error) => {
      if (!health.note(error)) app.log.error({ err: error }, 'a week was not told');
    });
  });
  app.addHook('onClose', async () => teller.stop());
}

const readingsOf = (app: FastifyInstance, database: Database, { live, network }: Services): Readings => ({
  listeners: () => live.hub.size(),
  pool: () => database.poolState(),
  outage: () => app.health.outage(),
  network: () => network.last(),
});

/** A model that fails leaves the word to the embedded engine; whoever runs the server wants to know why. */
const watchModel = (app: FastifyInstance): ModelWatch => ({
  answered(tokens) {
    app.metrics.aiAsked('answered');
    app.metrics.aiTokens(tokens);
  },
  failed(cause, error) {
    app.metrics.aiAsked('failed', cause);
    app.log.warn({ err: error, cause }, 'o modelo de IA não respondeu; respondeu a própria plataforma');
  },
  skipped: (why) => app.metrics.aiAsked('skipped', why),
});
