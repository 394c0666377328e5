import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';

const int8 = 20;
const maxNames = 500;

/** PostgreSQL through a pool; statements are named so that each connection prepares them once. */
export function postgresDialect(url: string, poolSize: number, access?: 'read only'): Dialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 10_000,
    ...(access ? { options: '-c default_transaction_read_only=on' } : {}),
  });
  // An idle connection that the server closes is replaced at its next use; unheard, it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool: withStatementNames(pool) });
}

function withStatementNames(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < maxNames) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  return {
    connect: async () => namedClient(await pool.connect(), nameOf),
    end: () => pool.end(),
  };
}

function namedClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors are not used here');
    const name = nameOf(text);
    return client.query({ text, values: [...values], ...(name ? { name } : {}) });
  }
  return { query, release: () => client.release() };
}
