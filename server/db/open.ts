import { Kysely, type LogEvent, Migrator } from 'kysely';
import type { Engine } from './migrations/column-types.ts';
import { migrations } from './migrations/index.ts';
import { postgresDialect } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export interface Database {
  db: Db;
  engine: Engine;
  /** Where it is, for those who need a connection of their own. */
  location: Location;
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
}

/** Opens the database, brings its schema up to date, and answers it ready for use. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, dataDir, poolSize = 20, onStatement } = options;
  const engine: Engine = databaseUrl ? 'postgres' : 'sqlite';
  const dialect = databaseUrl ? postgresDialect(databaseUrl, poolSize) : sqliteDialect(dataDir);
  const db = new Kysely<Schema>({ dialect, ...(onStatement ? { log: onStatement } : {}) });
  try {
    await migrate(db, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine, location: { databaseUrl, dataDir }, close: () => db.destroy() };
}

async function migrate(db: Db, engine: Engine): Promise<void> {
  const steps = Object.entries(migrations).map(([name, step]) => [
    name,
    { up: (tx: Kysely<unknown>) => step(tx, engine) },
  ]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
