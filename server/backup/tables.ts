import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** A table of SQLite, as far as copying needs to know it. */
export interface Table {
  name: string;
  columns: { name: string; isText: boolean }[];
  /** The last id that the database gave, where it gives them. */
  lastId: number | undefined;
}

/** Every table of an SQLite database, those first that others point at. */
export async function describeTables(db: Db): Promise<Table[]> {
  const found = await db.introspection.getTables();
  const tables = await Promise.all(found.map(({ name }) => describeTable(db, name)));
  const references = new Map<string, string[]>();
  for (const { name } of tables) references.set(name, await readReferences(db, name));
  const ordered: Table[] = [];
  const place = (table: Table): void => {
    if (ordered.includes(table)) return;
    for (const other of references.get(table.name) ?? []) {
      const pointedAt = tables.find(({ name }) => name === other && name !== table.name);
      if (pointedAt) place(pointedAt);
    }
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}

async function describeTable(db: Db, name: string): Promise<Table> {
  const { rows } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_info(${name})`.execute(db);
  return {
    name,
    columns: rows.map((column) => ({ name: column.name, isText: /text|char/i.test(column.type) })),
    lastId: await readLastId(db, name),
  };
}

async function readLastId(db: Db, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`.execute(
    db,
  );
  return rows[0]?.seq;
}

async function readReferences(db: Db, name: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(
    db,
  );
  return rows.map(({ table }) => table);
}
