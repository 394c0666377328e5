import type { DatabaseConnection, QueryResult } from 'kysely';
import type { Db } from './schema.ts';

/** Runs a statement, or nothing where it would have to wait for its turn. */
type RunNow = <R>(sql: string, parameters: readonly unknown[]) => QueryResult<R> | undefined;

/** A connection that need not be waited for: SQLite answers within the call. */
export interface PromptConnection extends DatabaseConnection {
  /** Outside of transactions, what only reads. */
  readNow: RunNow;
  /** Of what `readNow` answers in this turn of the event loop: while it stays the same, so does everything that is read. */
  versionNow(): number;
  /** Within the transaction that this connection has open. */
  writeNow: RunNow;
}

const ways = new WeakMap<Db, RunNow>();
const versions = new WeakMap<Db, () => number>();

const isPrompt = (connection: DatabaseConnection): connection is PromptConnection => 'readNow' in connection;

/**
 * From here on the database, or the transaction, is asked without the dozen promises of a statement that may have to
 * wait. Whoever logs statements would not hear of these.
 */
export async function askPromptly(db: Db): Promise<void> {
  const connection = await db.getExecutor().provideConnection(async (one) => one);
  if (!isPrompt(connection)) return;
  ways.set(db, db.isTransaction ? connection.writeNow : connection.readNow);
  if (!db.isTransaction) versions.set(db, connection.versionNow);
}

/** The same for a transaction of a database that is asked promptly. */
export async function askAlikePromptly(db: Db, tx: Db): Promise<void> {
  if (ways.has(db)) await askPromptly(tx);
}

/** The rows of a statement where the database answers at once. */
export const rowsNow = <R>(db: Db, sql: string, parameters: readonly unknown[]): R[] | undefined =>
  ways.get(db)?.<R>(sql, parameters)?.rows;

/** The version of what the database has committed, where it can be told at once; a transaction has none. */
export const versionNow = (db: Db): number | undefined => versions.get(db)?.();
