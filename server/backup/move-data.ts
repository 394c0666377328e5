import { sql } from 'kysely';
import { type Database, openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { copyBeforeMigrating } from './copy-before-migrating.ts';
import { describeTables, type Table } from './tables.ts';
import { type Holdings, verifyData } from './verify.ts';

/** The data were not moved, and nothing was changed; the sentence says why. */
export class MoveError extends Error {}

/** What a database that nobody has used yet holds, once a server or this has made its tables, and a night has passed. */
const madeByItself = new Set([
  'network_state',
  'migration_fingerprints',
  'communities',
  'counters',
  'recoveries',
  'backup_nights',
  'write_probe',
]);
const rowsAtOnce = 500;

/** Copies all data of a folder into an empty PostgreSQL database, all or nothing; the folder stays as it is. */
export async function moveData(dataDir: string, databaseUrl: string): Promise<Holdings> {
  const source = await openDatabase({ dataDir, beforeMigrating: () => copyBeforeMigrating({ dataDir }) });
  try {
    await verifyData(source.db);
    const target = await openDatabase({ databaseUrl, dataDir, poolSize: 2, isUnhurried: true });
    try {
      return await copyAll(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(source: Database, target: Database): Promise<Holdings> {
  const tables = await describeTables(source.db);
  await refuseUsed(target.db, tables);
  await target.db.transaction().execute(async (tx) => {
    for (const table of tables) await copyTable(source.db, tx, table);
    for (const table of tables) await compare(source.db, tx, table);
    for (const table of tables) await setSequence(tx, table);
  });
  return verifyData(target.db);
}

async function refuseUsed(db: Db, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    if (madeByItself.has(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new MoveError(
        `O banco de destino já tem dados (em ${name}). Escolha um banco vazio; nada foi alterado.`,
      );
    }
  }
}

async function copyTable(from: Db, to: Db, { name, columns }: Table): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(to);
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  for (let last = -1; ; ) {
    const { rows } = await sql<Record<string, unknown> & { row_number: number }>`
      select rowid as row_number, ${names} from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${rowsAtOnce}
    `.execute(from);
    if (rows.length === 0) return;
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column.name]))})`);
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(to);
    last = rows.at(-1)?.row_number ?? Number.MAX_SAFE_INTEGER;
  }
}

/** Counted and summed on both sides: numbers by their remainders, which add up without end, and texts by their length. */
async function compare(from: Db, to: Db, { name, columns }: Table): Promise<void> {
  const sums = columns.map(({ name: column, isText }) =>
    isText
      ? sql`coalesce(sum(length(${sql.ref(column)})), 0)`
      : sql`coalesce(sum(${sql.ref(column)} % 1000003), 0)`,
  );
  const query = sql<{ figures: string }>`
    select ${sql.join(
      [sql`count(*)`, ...sums].map((sum) => sql`cast(${sum} as text)`),
      sql` || ' ' || `,
    )} as figures
    from ${sql.table(name)}
  `;
  const [there, here] = [await query.execute(from), await query.execute(to)].map(
    ({ rows }) => rows[0]?.figures,
  );
  if (there !== here)
    throw new MoveError(`A tabela ${name} não chegou inteira (${there}; ${here}). Nada foi alterado.`);
}

/** Rows came with their ids; the next one comes after all that were ever given. */
async function setSequence(tx: Db, { name, lastId }: Table): Promise<void> {
  if (lastId === undefined) return;
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${lastId})`.execute(tx);
}
