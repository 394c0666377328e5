import { versionNow } from './prompt-statements.ts';
import type { Db } from './schema.ts';

/** More are not kept: they are forgotten with the next commit anyway. */
const maxKept = 10_000;

/**
 * Asks the database again only once something has been committed, by whomever. What is answered must follow from what is
 * stored and the key alone (no clock), and is shared: nobody changes it. That nothing was found is not kept, nor anything
 * where a database cannot say at once whether something was committed.
 */
export function keepUnchanged<R>(
  ask: (db: Db, key: string) => Promise<R | undefined>,
): (db: Db, key: string) => Promise<R | undefined> {
  const byDatabase = new WeakMap<Db, { version: number; answers: Map<string, R> }>();
  return async (db, key) => {
    const version = versionNow(db);
    if (version === undefined) return ask(db, key);
    let kept = byDatabase.get(db);
    if (kept?.version !== version) {
      kept = { version, answers: new Map() };
      byDatabase.set(db, kept);
    }
    const known = kept.answers.get(key);
    if (known !== undefined) return known;
    // It is read before anybody else has a turn, so it is of this very version.
    const answer = await ask(db, key);
    if (answer !== undefined && kept.answers.size < maxKept) kept.answers.set(key, answer);
    return answer;
  };
}
