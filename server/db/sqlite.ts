import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database as Connection, Statement } from 'better-sqlite3';
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { Sqlite } from './better-sqlite.ts';

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
  const connection = new Sqlite(databaseFile(folder));
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -32000');
  return new TransactionalDialect({ database: withStatementCache(connection, () => lock.close()) });
}

/** Says that a change of the schema belongs to its transaction, as it does: a migration is done wholly or not at all. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

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

const maxStatements = 500;

/** Preparing costs as much as running: statements are kept by their text, the oldest let go first. */
function withStatementCache(connection: Connection, onClose: () => void): SqliteDatabase {
  const kept = new Map<string, Statement<unknown[]>>();
  return {
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      const statement = connection.prepare<unknown[]>(text);
      const oldest = kept.keys().next();
      if (kept.size >= maxStatements && !oldest.done) kept.delete(oldest.value);
      kept.set(text, statement);
      return statement;
    },
    close() {
      connection.close();
      onClose();
    },
  };
}
