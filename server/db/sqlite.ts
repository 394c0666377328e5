import { closeSync, openSync } from 'node:fs';
import type { Database as Connection } from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type QueryCompiler,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  sql,
  ValueNode,
} from 'kysely';
import { Sqlite } from './better-sqlite.ts';
import { checkFile, isLargeFile } from './check-file.ts';
import { databaseFile, lockFile, prepareFolder } from './data-folder.ts';
import type { Db } from './schema.ts';
import { createSqliteDriver, type SqliteConnections } from './sqlite-driver.ts';

/** Another process works in the same data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `A pasta de dados ${folder} já está em uso por outro servidor. Encerre-o ou escolha outra com DATA_DIR.`,
    );
  }
}

/** SQLite in a file of the folder: every commit is on the disk before it is acknowledged. */
export function sqliteDialect(folder: string): Dialect {
  prepareFolder(folder);
  const lock = lockFolder(folder);
  try {
    const writer = openFile(databaseFile(folder));
    const reader = new Sqlite(databaseFile(folder), { readonly: true });
    reader.pragma('cache_size = -32000');
    return new TwoConnectionDialect({ writer, reader, onClose: () => lock.close() });
  } catch (error) {
    lock.close();
    throw error;
  }
}

function openFile(file: string): Connection {
  const connection = new Sqlite(file);
  try {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    // Who deletes an account is in no file of ours any more: freed pages are overwritten, a log that is done with cut off.
    connection.pragma('secure_delete = ON');
    connection.pragma('journal_size_limit = 0');
    connection.pragma('cache_size = -32000');
    if (!isLargeFile(file)) checkFile(connection, file);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
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

  override createQueryCompiler(): QueryCompiler {
    return new OwnCompiler();
  }
}

/**
 * Hides limits that are given from SQLite's planner: it would prepare the statement anew each time it is given one, which
 * takes longer than most statements themselves. Where a plan depends on the limit, that is written into the statement.
 * And holds no rows: whoever writes has the file to themselves from the beginning of the transaction.
 */
class OwnCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    if (ValueNode.is(node.limit)) {
      this.append('limit cast(');
      this.visitNode(node.limit);
      this.append(' as integer)');
    } else super.visitLimit(node);
  }

  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForNoKeyUpdate') super.visitSelectModifier(node);
  }
}

/** Says that a change of the schema belongs to its transaction, as it does: a migration is done wholly or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * From here on what a transaction changes is remembered in memory until it ends: in a file of its own, every page would
 * be written twice more. A step of the schema may change more than memory holds, and comes before this.
 */
export async function rememberInMemory(db: Db): Promise<void> {
  await sql`pragma temp_store = memory`.execute(db);
}

/** The same file a second time, for a few writes beside a server that works with it: each waits for the other. */
export function sqliteBeside(folder: string): Dialect {
  // The server writes without a pause when many do: a turn comes within seconds.
  const connection = new Sqlite(databaseFile(folder), { timeout: 15_000 });
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('secure_delete = ON');
  return new BesideDialect(connection);
}

class BesideDialect extends SqliteDialect {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    super({ database: connection });
    this.#connection = connection;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#connection });
  }

  override createQueryCompiler(): QueryCompiler {
    return new OwnCompiler();
  }
}

/** A transaction that reads first and writes then would be refused where the other has written in between. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** The same file a second time, to read only; the one who writes does not wait for it. */
export const sqliteReader = (folder: string): Dialect =>
  new SqliteDialect({ database: new Sqlite(databaseFile(folder), { readonly: true }) });

/** A second tiny database under an exclusive lock: the system lets go of it however the process ends. */
export function lockFolder(folder: string): Connection {
  // Nothing is ever written into it. What is there all the same would be taken for damage; in the same file, since others may hold it.
  closeSync(openSync(lockFile(folder), 'w', 0o600));
  const lock = new Sqlite(lockFile(folder), { timeout: 0 });
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
