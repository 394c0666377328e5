import type { Database as Connection, Statement } from 'better-sqlite3';
import type { QueryResult } from 'kysely';

/** A statement that is prepared. */
interface Prepared {
  isReadonly: boolean;
  execute<R>(parameters: readonly unknown[]): QueryResult<R>;
}

const maxStatements = 500;

/** Preparing costs as much as running: statements are kept by their text, the oldest let go first. */
export function keepStatements(connection: Connection): (sql: string) => Prepared {
  const kept = new Map<string, Prepared>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    const prepared = statement.reader ? forRows(statement) : forChanges(statement);
    const oldest = kept.keys().next();
    if (kept.size >= maxStatements && !oldest.done) kept.delete(oldest.value);
    kept.set(sql, prepared);
    return prepared;
  };
}

const forChanges = (statement: Statement): Prepared => ({
  isReadonly: statement.readonly,
  execute(parameters) {
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  },
});

/**
 * Rows come as lists and are copied into objects of one shape: those that the library makes have none, and take twice as
 * long to make and several times as long to read.
 */
function forRows(statement: Statement): Prepared {
  let columns = statement.columns().map(({ name }) => name);
  let empty = emptyRow(columns);
  const lists = statement.raw();
  const toRow = (values: readonly unknown[]): Record<string, unknown> => {
    const row = { ...empty };
    columns.forEach((column, place) => {
      row[column] = values[place];
    });
    return row;
  };
  return {
    isReadonly: statement.readonly,
    execute<R>(parameters: readonly unknown[]) {
      const rows = lists.all(parameters) as unknown[][];
      // Another program may have added a column since.
      if (rows[0] && rows[0].length !== columns.length) {
        columns = statement.columns().map(({ name }) => name);
        empty = emptyRow(columns);
      }
      // They are what the query's own types say of them.
      return { rows: rows.map(toRow) as R[] };
    },
  };
}

/** Parsed, an object has a shape however many fields there are. */
const emptyRow = (columns: readonly string[]): Record<string, unknown> =>
  JSON.parse(`{${columns.map((column) => `${JSON.stringify(column)}:null`).join()}}`);
