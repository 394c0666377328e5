import type { Db, Tx } from './schema.ts';

/** PostgreSQL's serialization failure and deadlock: the transaction did nothing and may be run again. */
const retriable = new Set(['40001', '40P01']);
const tries = 5;

/** Runs the work in one transaction, again when the database asks for it; all of it is kept or none. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left--) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (left === 0 || !isRetriable(error)) throw error;
    }
  }
}

const isRetriable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && retriable.has(String(error.code));
