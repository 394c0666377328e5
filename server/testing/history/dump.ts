import type { Database as Connection } from 'better-sqlite3';

const literal = (value: unknown): string =>
  value === null ? 'null' : typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/** A whole SQLite database as SQL: how its tables were made, then their rows, a statement a line. */
export function dumpSql(connection: Connection): string {
  const made = connection
    .prepare<[], { type: string; name: string; sql: string }>(
      "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid",
    )
    .all();
  const rows = made
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      connection
        .prepare<[], Record<string, unknown>>(`select * from "${name}"`)
        .all()
        .map((row) => {
          const columns = Object.keys(row).join(', ');
          return `insert into "${name}" (${columns}) values (${Object.values(row).map(literal).join(', ')});`;
        }),
    );
  const statements = made.map(({ sql }) => `${sql.replaceAll(/\s*\n\s*/g, ' ')};`);
  return `${[...statements, ...rows].join('\n')}\n`;
}
