import { Kysely, SqliteDialect, sql } from 'kysely';
import { type AnyDb, applyMigrations } from './apply-migrations.ts';
import { Sqlite } from './better-sqlite.ts';
import { frozen } from './migrations/frozen.ts';
import { migrations } from './migrations/index.ts';

/** These data were written by another program than this one; the sentence says how it differs and what to do. */
class ForeignDataError extends Error {}

/** The steps that made these data, in order; refuses data that this program would misunderstand. */
export async function checkHistory(db: AnyDb): Promise<string[]> {
  // The names come first: what is read after them is what they made, even while another server makes it.
  const applied = await readNames(db);
  if (applied.length === 0) return [];
  const columns = await readColumns(db);
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new ForeignDataError(
      `Estes dados foram gravados por uma versão mais nova da Rota Viva (${unknown.join(', ')}). ` +
        'Atualize o programa, ou restaure uma cópia feita por esta versão: npm run restore -- <arquivo>.',
    );
  }
  if (columns.has('migration_fingerprints.name')) await checkFingerprints(db);
  else await checkColumns(columns, applied);
  return applied;
}

async function readNames(db: AnyDb): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function checkFingerprints(db: AnyDb): Promise<void> {
  const stored = await sql<{ name: string; fingerprint: string }>`
    select name, fingerprint from migration_fingerprints order by name`.execute(db);
  const changed = stored.rows.filter(({ name, fingerprint }) => frozen[name] !== fingerprint);
  if (changed.length > 0) throw changedError(changed.map(({ name }) => name));
}

/** Data from before fingerprints were kept are known by the columns that their steps make. */
async function checkColumns(columns: Set<string>, applied: readonly string[]): Promise<void> {
  const reference = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Sqlite(':memory:') }) });
  await applyMigrations(reference, 'sqlite', applied);
  const expected = await readColumns(reference);
  await reference.destroy();
  const missing = [...expected].filter((column) => !columns.has(column));
  if (missing.length > 0) throw changedError(missing);
}

const changedError = (what: readonly string[]): ForeignDataError =>
  new ForeignDataError(
    `Estes dados foram gravados por uma versão da Rota Viva que não é a desta linha (difere: ${what.join(', ')}). ` +
      'Nada foi alterado. Volte à versão que os gravou, ou restaure uma cópia: npm run restore -- <arquivo>.',
  );

async function readColumns(db: AnyDb): Promise<Set<string>> {
  const tables = await db.introspection.getTables();
  return new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)));
}
