import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** What a statement can be given. */
type Value = string | number | null;

/** Stands where a value will be. */
class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

const maxValues = 12;

/** So many slots from an index on. Who builds a statement only hands them on, so that they may pass for values. */
const slotsAs = <T>(count: number, from = 0): T =>
  Array.from({ length: count }, (_, index) => new Slot(from + index)) as unknown as T;

/** Runs what was compiled with these values at their slots. */
async function execute<R>(
  db: Db,
  compiled: CompiledQuery<R>,
  values: readonly (Value | undefined)[],
): Promise<R[]> {
  const parameters = compiled.parameters.map((given) =>
    given instanceof Slot ? values[given.index] : given,
  );
  return (await db.executeQuery<R>({ ...compiled, parameters })).rows;
}

/** The same for a database and all its transactions. */
const databaseOf = (db: Db): object => db.getExecutor().adapter;

/**
 * A statement that is asked for often: built and compiled once for each database, then only given its values. They
 * may stand wherever a value may, but must not decide how the statement is built.
 */
export function compileOnce<V extends readonly Value[], R>(
  build: (db: Db, ...values: V) => Compilable<R>,
): (db: Db, ...values: V) => Promise<R[]> {
  const known = new WeakMap<object, CompiledQuery<R>>();
  return (db, ...values) => {
    const database = databaseOf(db);
    const compiled = known.get(database) ?? build(db, ...slotsAs<V>(maxValues)).compile();
    known.set(database, compiled);
    return execute(db, compiled, values);
  };
}

/**
 * The same for a statement about a list of ids, which is compiled once for each power of two: a shorter list repeats
 * its last id. About nobody there is nothing to ask.
 */
export function compileForIds<V extends readonly Value[], R>(
  build: (db: Db, ids: readonly number[], ...values: V) => Compilable<R>,
): (db: Db, ids: readonly number[], ...values: V) => Promise<R[]> {
  const known = new WeakMap<object, Map<number, CompiledQuery<R>>>();
  return async (db, ids, ...values) => {
    if (ids.length === 0) return [];
    const length = 2 ** Math.ceil(Math.log2(ids.length));
    const byLength = known.get(databaseOf(db)) ?? new Map<number, CompiledQuery<R>>();
    known.set(databaseOf(db), byLength);
    const compiled =
      byLength.get(length) ??
      build(db, slotsAs<number[]>(length), ...slotsAs<V>(maxValues, length)).compile();
    byLength.set(length, compiled);
    const repeated = Array.from({ length: length - ids.length }, () => ids.at(-1));
    return execute(db, compiled, [...ids, ...repeated, ...values]);
  };
}
