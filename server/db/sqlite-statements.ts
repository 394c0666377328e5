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
  let width = statement.columns().length;
  let toRow = compileRow(statement);
  const lists = statement.raw();
  return {
    isReadonly: statement.readonly,
    execute<R>(parameters: readonly unknown[]) {
      const rows = lists.all(parameters) as unknown[][];
      // Another program may have added a column since.
      if (rows[0] && rows[0].length !== width) {
        width = rows[0].length;
        toRow = compileRow(statement);
      }
      // They are what the query's own types say of them.
      return { rows: rows.map(toRow) as R[] };
    },
  };
}

type ToRow = (values: readonly unknown[]) => Record<string, unknown>;

/** A function of its own for each statement: one that served all of them could count on no shape. */
function compileRow(statement: Statement): ToRow {
  const fields = statement.columns().map(({ name }, place) => `${JSON.stringify(name)}:values[${place}]`);
  return new Function('values', `return {${fields}}`) as ToRow;
}
