import { Kysely, type LogEvent } from 'kysely';
import { applyMigrations } from './apply-migrations.ts';
import { checkEncoding } from './check-encoding.ts';
import { checkHistory } from './check-history.ts';
import type { Engine } from './migrations/column-types.ts';
import { migrations } from './migrations/index.ts';
import { type PoolState, postgresDialect } from './postgres.ts';
import { askPromptly } from './prompt-statements.ts';
import type { Db, Schema } from './schema.ts';
import { FolderInUseError, rememberInMemory, sqliteBeside, sqliteDialect } from './sqlite.ts';

export interface Database {
  db: Db;
  engine: Engine;
  /** Where it is, for those who need a connection of their own. */
  location: Location;
  /** The connections there are now; SQLite has its two. */
  poolState(): PoolState;
  /** Lets go of whatever has not been answered, for good: a server that stops does not wait for a database that hangs. */
  giveUp(): void;
  close(): Promise<void>;
}

/** Where the data is: a PostgreSQL address, or else a folder. */
export interface Location {
  databaseUrl?: string | undefined;
  dataDir: string;
}

interface OpenOptions extends Location {
  /** Connections to PostgreSQL at once; SQLite has one. */
  poolSize?: number;
  /** Called with every statement, for tests and programs that count them. */
  onStatement?: (event: LogEvent) => void;
  /** A statement may take as long as it needs: for whoever reads all there is. */
  isUnhurried?: boolean;
  /** The data were made by this very program, so that their schema need not be looked at: for tests, which copy one. */
  isCurrent?: boolean;
  /** Called before the schema of data that are there already is changed. */
  beforeMigrating?: () => Promise<void>;
}

/** A statement that is not answered is given up so soon that all is back five seconds after a line that swallowed everything. */
const patience = 5_000;

/** Opens the database, brings its schema up to date, and answers it ready for use. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const {
    databaseUrl,
    dataDir,
    poolSize = 20,
    isUnhurried,
    onStatement,
    isCurrent,
    beforeMigrating,
  } = options;
  const engine: Engine = databaseUrl ? 'postgres' : 'sqlite';
  const { dialect, poolState, giveUp } = databaseUrl
    ? postgresDialect(databaseUrl, { size: poolSize, ...(isUnhurried ? {} : { patience }) })
    : { dialect: sqliteDialect(dataDir), poolState: () => ({ total: 2, idle: 0, waiting: 0 }), giveUp() {} };
  const db = new Kysely<Schema>({ dialect, ...(onStatement ? { log: onStatement } : {}) });
  // Bringing the schema up to date may take its time; whatever comes later is given up where it hangs.
  const unhurried = databaseUrl ? new Kysely<Schema>(postgresDialect(databaseUrl, { size: 1 })) : db;
  try {
    if (!isCurrent) await migrate(unhurried, engine, beforeMigrating);
    if (engine === 'sqlite') await rememberInMemory(db);
    if (!onStatement) await askPromptly(db);
  } catch (error) {
    await db.destroy();
    throw error;
  } finally {
    if (unhurried !== db) await unhurried.destroy();
  }
  return { db, engine, location: { databaseUrl, dataDir }, poolState, giveUp, close: () => db.destroy() };
}

/** The same for a command of the operator's, also while a server works with the data. */
export async function openBeside(location: Location): Promise<Pick<Database, 'db' | 'close'>> {
  try {
    return await openDatabase(location);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const db = new Kysely<Schema>({ dialect: sqliteBeside(location.dataDir) });
    return { db, close: () => db.destroy() };
  }
}

/** Data that this program would misunderstand are refused before anything is changed. */
async function migrate(db: Db, engine: Engine, beforeChanging?: () => Promise<void>): Promise<void> {
  const applied = await checkHistory(db);
  if (engine === 'postgres' && applied.length === 0) await checkEncoding(db);
  const isBehind = Object.keys(migrations).some((name) => !applied.includes(name));
  if (isBehind && applied.length > 0) await beforeChanging?.();
  if (isBehind) await applyMigrations(db, engine);
}
