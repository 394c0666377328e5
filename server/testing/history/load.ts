import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { applyMigrations } from '#server/db/apply-migrations.ts';
import { Sqlite } from '#server/db/better-sqlite.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { Location } from '#server/db/open.ts';
import { postgresDialect } from '#server/db/postgres.ts';
import { sqliteDialect } from '#server/db/sqlite.ts';

const folder = import.meta.dirname;
const internal = /^insert into "(kysely_|migration_fingerprints)/;

/** Every version of the data that there has been, named after its last step. */
export const versions = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.replace(/\.sql$/, ''));

/** Puts the data of that version into an empty place, or one with its tables. */
export async function loadVersion(version: string, { databaseUrl, dataDir }: Location): Promise<void> {
  const text = readFileSync(join(folder, `${version}.sql`), 'utf8');
  if (databaseUrl) return loadIntoPostgres(version, text, databaseUrl);
  const connection = new Sqlite(join(dataDir, 'rota-viva.db'));
  connection.pragma('foreign_keys = OFF');
  // Each statement by itself would be a commit.
  connection.exec(`begin; ${text}; commit`);
  connection.close();
}

/** A place as it is, without a look at what is there. */
export const openRaw = ({ databaseUrl, dataDir }: Location): Kysely<unknown> =>
  new Kysely({
    dialect: databaseUrl ? postgresDialect(databaseUrl, { size: 1 }).dialect : sqliteDialect(dataDir),
  });

/** The tables of that version in a place that is empty or has those of one before it; the files bring SQLite's along. */
export async function makeTables(version: string, { databaseUrl }: Location): Promise<void> {
  if (!databaseUrl) return;
  const db = new Kysely<unknown>(postgresDialect(databaseUrl, { size: 1 }));
  await applySteps(version, db);
  await db.destroy();
}

const applySteps = (version: string, db: Kysely<unknown>): Promise<void> =>
  applyMigrations(
    db,
    'postgres',
    Object.keys(migrations).filter((name) => name <= version),
  );

/** The files are SQLite's; PostgreSQL makes its tables by the same steps and takes the same rows. */
async function loadIntoPostgres(version: string, text: string, url: string): Promise<void> {
  const db = new Kysely<unknown>(postgresDialect(url, { size: 1 }));
  await applySteps(version, db);
  const rows = text.split('\n').filter((line) => line.startsWith('insert') && !internal.test(line));
  await db.connection().execute(async (connection) => {
    // The rows come table by table, not in the order in which they point at each other.
    await sql`set session_replication_role = replica`.execute(connection);
    // Each by itself would be a hundred journeys.
    const statements = rows.map((row) => row.replace(/;$/, ' on conflict do nothing'));
    if (statements.length > 0)
      await sql.raw(`do $rows$ begin ${statements.join(';')}; end $rows$`).execute(connection);
    await setSequences(connection);
  });
  await db.destroy();
}

/** Rows that came with their ids did not move the sequences that give the next ones. */
async function setSequences(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'id' && column.isAutoIncrementing)) continue;
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.table(name)}`.execute(
      db,
    );
  }
}
