import { versionNow } from './prompt-statements.ts';
import type { Db } from './schema.ts';

/** So many are kept unless told: they are forgotten with the next commit anyway. */
const maxKept = 10_000;

/**
 * Asks the database again only once something has been committed, by whomever. What is answered must follow from what is
 * stored and the values alone (no clock), and is shared: nobody changes it. Undefined is not kept, nor anything
 * where a database cannot say at once whether something was committed.
 */
export const keepUnchanged = <V extends readonly [text: string] | readonly number[], R>(
  ask: (db: Db, ...values: V) => Promise<R>,
): ((db: Db, ...values: V) => Promise<Readonly<R>>) =>
  keepUnchangedBy((...values: V) => values.join(' '), ask);

/** The same for other values, by a key that names everything of them that the answer follows from; the oldest go first. */
export function keepUnchangedBy<V extends readonly unknown[], R>(
  keyOf: (...values: V) => string,
  ask: (db: Db, ...values: V) => Promise<R>,
  max = maxKept,
): (db: Db, ...values: V) => Promise<Readonly<R>> {
  const byDatabase = new WeakMap<Db, { version: number; answers: Map<string, R> }>();
  return async (db, ...values) => {
    const version = versionNow(db);
    if (version === undefined) return ask(db, ...values);
    let kept = byDatabase.get(db);
    if (kept?.version !== version) {
      kept = { version, answers: new Map() };
      byDatabase.set(db, kept);
    }
    const { answers } = kept;
    const key = keyOf(...values);
    const known = answers.get(key);
    if (known !== undefined) return known;
    // What somebody commits meanwhile may be in it: it is kept for a version that is over then.
    const answer = await ask(db, ...values);
    if (answer !== undefined) answers.set(key, answer);
    const oldest = answers.keys().next();
    if (answers.size > max && !oldest.done) answers.delete(oldest.value);
    return answer;
  };
}

/** Whether a database says at once that nothing was committed, so that what is asked again is not read again. */
export const keepsUnchanged = (db: Db): boolean => versionNow(db) !== undefined;
