import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { endsConnection, PoolBusyError } from './outage.ts';

const int8 = 20;
const maxNames = 500;
/** Beyond so many who wait for a connection one more is refused: a database that is gone must not fill the memory. */
const maxWaiting = 1000;

/** How every connection is made: one that cannot be had, or is held without being used, is given up. */
export const connectionSettings = (url: string) =>
  ({
    connectionString: url,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 20_000,
  }) satisfies pg.ClientConfig;

/** The connections there are now, for those who watch over the server. */
export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

interface PoolOptions {
  size: number;
  /** Milliseconds that a statement may take; without end where there is no number. */
  patience?: number;
  access?: 'read only';
}

/** The database ends a statement itself before its connection is given up: left to itself it would go on waiting for a lock. */
const shareOfDatabase = 0.9;

interface PostgresConnections {
  dialect: Dialect;
  poolState: () => PoolState;
  /** Ends all connections and makes no more: whoever waits for an answer is told at once that there is none. */
  giveUp: () => void;
}

/** PostgreSQL through a pool; statements are named so that each connection prepares them once. */
export function postgresDialect(url: string, { size, patience, access }: PoolOptions): PostgresConnections {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    ...connectionSettings(url),
    max: size,
    types,
    ...(patience ? { query_timeout: patience, statement_timeout: shareOfDatabase * patience } : {}),
    ...(access ? { options: '-c default_transaction_read_only=on' } : {}),
  });
  // A connection may be lost while nobody asks it anything, in the pool or in the middle of a transaction. Whoever
  // asks next is told; unheard, it would end the process.
  pool.on('error', () => {});
  const clients = new Set<pg.PoolClient>();
  const givenUp = new AbortController();
  const end = (client: pg.PoolClient) => void client.end().catch(() => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (givenUp.signal.aborted) end(client);
    else clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  return {
    dialect: new PostgresDialect({ pool: withStatementNames(pool, givenUp.signal) }),
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    giveUp() {
      givenUp.abort();
      for (const client of clients) end(client);
    },
  };
}

function withStatementNames(pool: pg.Pool, givenUp: AbortSignal): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < maxNames) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  return {
    async connect() {
      if (givenUp.aborted || pool.waitingCount >= maxWaiting)
        throw new PoolBusyError('too many wait for a connection, or the server stops');
      return namedClient(await pool.connect(), nameOf);
    },
    end: () => pool.end(),
  };
}

function namedClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  let isLost = false;
  const send = async (text: string, values: readonly unknown[]) => {
    // What was begun on a lost connection is gone with it, so that the cause is told and not a failing rollback.
    if (isLost && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    const name = nameOf(text);
    try {
      return await client.query({ text, values: [...values], ...(name ? { name } : {}) });
    } catch (error) {
      isLost ||= endsConnection(error);
      throw error;
    }
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors are not used here');
    return send(text, values);
  }
  return { query, release: () => client.release(isLost) };
}
