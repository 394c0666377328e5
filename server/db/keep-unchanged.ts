import { versionNow } from './prompt-statements.ts';
import type { Db } from './schema.ts';

/** More are not kept: they are forgotten with the next commit anyway. */
const maxKept = 10_000;

/**
 * Asks the database again only once something has been committed, by whomever. What is answered must follow from what is
 * stored and the values alone (no clock), and is shared: nobody changes it. Undefined is not kept, nor anything
 * where a database cannot say at once whether something was committed.
 */
export function keepUnchanged<V extends readonly [text: string] | readonly number[], R>(
  ask: (db: Db, ...values: V) => Promise<R>,
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
    const key = values.join(' ');
    const known = kept.answers.get(key);
    if (known !== undefined) return known;
    // It is read before anybody else has a turn, so it is of this very version.
    const answer = await ask(db, ...values);
    if (answer !== undefined && kept.answers.size < maxKept) kept.answers.set(key, answer);
    return answer;
  };
}
