import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Outage } from '#server/db/outage.ts';
import type { PoolState } from '#server/db/postgres.ts';
import { createCounter, createGauge, createHistogram, type Series } from './series.ts';

/** What is read at the moment somebody asks. */
export interface Readings {
  listeners(): number;
  pool(): PoolState;
  outage(): Outage | undefined;
  /** When the network was last computed, and how many seconds that took. */
  network(): { computedAt: number | undefined; seconds: number | undefined };
}

/** What the server counts of itself. */
export interface Metrics {
  answered(route: string, method: string, status: number, seconds: number): void;
  /** A call was refused before anything was done for it, because too many arrived. */
  turnedAway(): void;
  /** A run that a device had kept was not taken. */
  runRefused(code: string): void;
  /** The model was asked, or was to be asked; `cause` says why it was not heard. */
  aiAsked(outcome: 'answered' | 'failed' | 'skipped', cause?: string): void;
  aiTokens(count: number): void;
  networkFailed(): void;
  /** A backup was made and verified at this instant. */
  backedUp(at: number): void;
  /** Everything, as Prometheus reads it. */
  write(readings: Readings): string;
  stop(): void;
}

const nanoseconds = 1e9;
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts from nothing; each server has its own. */
export function createMetrics(): Metrics {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lastBackup: number | undefined;
  const requests = createCounter('rota_viva_http_requests_total', 'Answers by route and status.');
  const seconds = createHistogram('rota_viva_http_request_seconds', 'Time to answer, by route.', bounds);
  const turnedAway = createCounter(
    'rota_viva_turned_away_total',
    'Calls refused unseen because too many arrived; they count in no other series.',
  );
  const refusals = createCounter(
    'rota_viva_outbox_refusals_total',
    'Kept runs that were not taken, by cause.',
  );
  const ai = createCounter('rota_viva_ai_calls_total', 'Calls of the AI model by outcome and cause.');
  const aiTokens = createCounter('rota_viva_ai_tokens_total', 'Tokens the AI model was paid for.');
  const networkFailures = createCounter(
    'rota_viva_network_failures_total',
    'Times the network was not computed.',
  );
  return {
    answered(route, method, status, took) {
      requests.add({ route, method, status });
      seconds.observe({ route, method }, took);
    },
    turnedAway: () => turnedAway.add(),
    runRefused: (code) => refusals.add({ code }),
    aiAsked: (outcome, cause) => ai.add({ outcome, ...(cause ? { cause } : {}) }),
    aiTokens: (count) => aiTokens.add({}, count),
    networkFailed: () => networkFailures.add(),
    backedUp(at) {
      lastBackup = at / 1000;
    },
    write(readings) {
      const read = [
        ...loopSeries(delay),
        ...stateSeries(readings),
        backupSeries(lastBackup),
        ...processSeries,
      ];
      delay.reset();
      return [requests, seconds, turnedAway, refusals, ai, aiTokens, networkFailures, ...read]
        .map((one) => one.write())
        .join('');
    },
    stop: () => void delay.disable(),
  };
}

const loopSeries = (delay: ReturnType<typeof monitorEventLoopDelay>): Series[] => [
  createGauge('rota_viva_event_loop_delay_seconds', 'Delay of the event loop since the last look.', () => [
    [{ quantile: '0.5' }, delay.percentile(50) / nanoseconds],
    [{ quantile: '0.99' }, delay.percentile(99) / nanoseconds],
    [{ quantile: '1' }, delay.max / nanoseconds],
  ]),
];

const stateSeries = ({ listeners, pool, outage, network }: Readings): Series[] => [
  createGauge('rota_viva_listeners', 'Open streams of live updates.', () => [[{}, listeners()]]),
  createGauge('rota_viva_database_connections', 'Connections to the database, and who waits for one.', () =>
    Object.entries(pool()).map(([state, count]) => [{ state }, count]),
  ),
  createGauge('rota_viva_database_up', 'Whether the database could last be read and written.', () => [
    [{}, outage() ? 0 : 1],
  ]),
  createGauge('rota_viva_network_computed_timestamp_seconds', 'When the network was last computed.', () => {
    const { computedAt } = network();
    return [[{}, computedAt === undefined ? undefined : computedAt / 1000]];
  }),
  createGauge(
    'rota_viva_network_compute_seconds',
    'How long this process last took to compute the network.',
    () => [[{}, network().seconds]],
  ),
];

const backupSeries = (at: number | undefined): Series =>
  createGauge('rota_viva_backup_last_success_timestamp_seconds', 'When the last backup was made.', () => [
    [{}, at],
  ]);

const processSeries: Series[] = [
  createGauge('process_resident_memory_bytes', 'Memory of the process.', () => [
    [{}, process.memoryUsage.rss()],
  ]),
  createGauge('process_start_time_seconds', 'When the process began.', () => [
    [{}, Math.round(Date.now() / 1000 - process.uptime())],
  ]),
  createGauge('nodejs_version_info', 'The version of Node.', () => [[{ version: process.version }, 1]]),
];
