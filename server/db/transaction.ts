import type { Db, Tx } from './schema.ts';

/**
 * PostgreSQL's serialization failure, its deadlock, and a row that went away while this transaction pointed at it:
 * nothing was done, and a second run sees what happened.
 */
const retriable = new Set(['40001', '40P01', '23503']);
const tries = 5;

/** Someone else wrote or deleted what this transaction was about: run again, it will see that. */
export class TransactionConflict extends Error {}

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

/** Whether the work failed by what others did meanwhile, so that the same work may succeed. */
export const isRetriable = (error: unknown): boolean =>
  error instanceof TransactionConflict ||
  (error instanceof Error && 'code' in error && retriable.has(String(error.code)));
