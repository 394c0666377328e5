import type { Compilable, CompiledQuery } from 'kysely';
import { rowsNow } from './prompt-statements.ts';
import type { Db } from './schema.ts';

/** What a statement can be given; what is left out of it is undefined. */
type Value = string | number | null | undefined;
/** The values of a row that is written, by their columns. */
type Row = Readonly<Record<string, string | number | null>>;
type Given = Value | Row;

/** Stands where a value will be. */
class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

const isRow = (given: Given): given is Row => typeof given === 'object' && given !== null;

/** All values, in the order of their slots. */
function valuesOf(given: readonly Given[]): readonly Value[] {
  if (!given.some(isRow)) return given as readonly Value[];
  const values: Value[] = [];
  for (const one of given) {
    if (isRow(one)) for (const column in one) values.push(one[column]);
    else values.push(one);
  }
  return values;
}

/** Slots for what is given, and nothing where that is nothing. Who builds a statement only hands them on, so that they may pass for values. */
function slotsFor<T>(given: readonly Given[], from = 0): T {
  let next = from;
  const slotFor = (value: Value) => {
    const slot = new Slot(next++);
    return value === undefined ? undefined : slot;
  };
  const slots = given.map((one) =>
    isRow(one)
      ? Object.fromEntries(Object.entries(one).map(([column, value]) => [column, slotFor(value)]))
      : slotFor(one),
  );
  return slots as unknown as T;
}

/** What of that which is given decides how a statement is built: what is left out, and the columns of rows. */
const shapeOf = (given: readonly Given[]): string[] =>
  given.flatMap((one) => (isRow(one) ? [...Object.keys(one), ';'] : [one === undefined ? '-' : '+']));

/** The same question without making a shape: it is asked with every statement. */
function hasShape(given: readonly Given[], shape: readonly string[]): boolean {
  let place = 0;
  for (const one of given) {
    if (isRow(one)) {
      for (const column in one) if (shape[place++] !== column) return false;
      if (shape[place++] !== ';') return false;
    } else if (shape[place++] !== (one === undefined ? '-' : '+')) return false;
  }
  return place === shape.length;
}

/** Runs what was compiled with these values at their slots. */
async function execute<R>(db: Db, compiled: CompiledQuery<R>, values: readonly Value[]): Promise<R[]> {
  const parameters = compiled.parameters.map((given) =>
    given instanceof Slot ? values[given.index] : given,
  );
  return (
    rowsNow<R>(db, compiled.sql, parameters) ?? (await db.executeQuery<R>({ ...compiled, parameters })).rows
  );
}

/** Keeps what was compiled for each engine, by the shape of what is given. */
function keepCompiled<R>() {
  const byEngine = new Map<object, { shape: string[]; compiled: CompiledQuery<R> }[]>();
  return (db: Db, given: readonly Given[], build: () => Compilable<R>): CompiledQuery<R> => {
    const engine = db.getExecutor().adapter.constructor;
    const kept = byEngine.get(engine) ?? [];
    const known = kept.find(({ shape }) => hasShape(given, shape));
    if (known) return known.compiled;
    const compiled = build().compile();
    kept.push({ shape: shapeOf(given), compiled });
    byEngine.set(engine, kept);
    return compiled;
  };
}

/**
 * A statement that is asked for often: built and compiled once for each engine, then only given its values. They
 * may stand wherever a value may, but must not decide how the statement is built, except by being left out.
 */
export function compileOnce<V extends readonly Given[], R>(
  build: (db: Db, ...given: V) => Compilable<R>,
): (db: Db, ...given: V) => Promise<R[]> {
  const compiledFor = keepCompiled<R>();
  return (db, ...given) => {
    const compiled = compiledFor(db, given, () => build(db, ...slotsFor<V>(given)));
    return execute(db, compiled, valuesOf(given));
  };
}

/**
 * The same for a statement about a list of ids, which is compiled once for each power of two: a shorter list repeats
 * its last id. About nobody there is nothing to ask.
 */
export function compileForIds<V extends readonly Value[], R>(
  build: (db: Db, ids: readonly number[], ...values: V) => Compilable<R>,
): (db: Db, ids: readonly number[], ...values: V) => Promise<R[]> {
  const compiledFor = keepCompiled<R>();
  return async (db, ids, ...values) => {
    if (ids.length === 0) return [];
    const length = 2 ** Math.ceil(Math.log2(ids.length));
    const repeated = Array.from({ length }, (_, index) => ids[index] ?? ids.at(-1));
    const given = [...repeated, ...values];
    const compiled = compiledFor(db, given, () =>
      build(db, slotsFor<number[]>(repeated), ...slotsFor<V>(values, length)),
    );
    return execute(db, compiled, given);
  };
}
