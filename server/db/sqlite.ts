import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database as Connection } from 'better-sqlite3';
import { type Dialect, type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import { Sqlite } from './better-sqlite.ts';
import { createSqliteDriver, type SqliteConnections } from './sqlite-driver.ts';

/** Another process works in the same data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `A pasta de dados ${folder} já está em uso por outro servidor. Encerre-o ou escolha outra com DATA_DIR.`,
    );
  }
}

/** The file of a folder's data. */
export const databaseFile = (folder: string): string => join(folder, 'rota-viva.db');

/** SQLite in a file of the folder: every commit is on the disk before it is acknowledged. */
export function sqliteDialect(folder: string): Dialect {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const writer = new Sqlite(databaseFile(folder));
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  // Who deletes an account is in no file of ours any more: freed pages are overwritten, a log that is done with cut off.
  writer.pragma('secure_delete = ON');
  writer.pragma('journal_size_limit = 0');
  writer.pragma('cache_size = -32000');
  const reader = new Sqlite(databaseFile(folder), { readonly: true });
  reader.pragma('cache_size = -32000');
  return new TwoConnectionDialect({ writer, reader, onClose: () => lock.close() });
}

class TwoConnectionDialect extends SqliteDialect {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    super({ database: connections.writer });
    this.#connections = connections;
  }

  override createDriver(): Driver {
    return createSqliteDriver(this.#connections);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** Says that a change of the schema belongs to its transaction, as it does: a migration is done wholly or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The same file a second time, to read only; the one who writes does not wait for it. */
export const sqliteReader = (folder: string): Dialect =>
  new SqliteDialect({ database: new Sqlite(databaseFile(folder), { readonly: true }) });

/** A second tiny database under an exclusive lock: the system lets go of it however the process ends. */
export function lockFolder(folder: string): Connection {
  const lock = new Sqlite(join(folder, 'in-use.lock'), { timeout: 0 });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new FolderInUseError(folder);
    }
    throw error;
  }
}
