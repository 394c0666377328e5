import { askAlikePromptly } from './prompt-statements.ts';
import type { Db, StandingRow, Tx } from './schema.ts';

/**
 * PostgreSQL's serialization failure, its deadlock, a row that went away while this transaction pointed at it, and one
 * that came while this transaction wrote the same: nothing was done, and a second run sees what happened.
 */
const retriable = new Set(['40001', '40P01', '23503', '23505']);
const tries = 6;

/** Someone else wrote or deleted what this transaction was about: run again, it will see that. */
export class TransactionConflict extends Error {}

/** What is there unless someone else came between: then the transaction runs again. */
export function orAgain<T>(found: T | undefined): T {
  if (found === undefined) throw new TransactionConflict();
  return found;
}

/** The transaction found out late whom it must hold: it runs again and holds them all from the beginning. */
export class LateLock extends TransactionConflict {}

/** What is known of a member who is held; whatever of it a transaction moves itself it notes here too. */
export type HeldMember = Pick<
  StandingRow,
  'user_id' | 'community_id' | 'established_at' | 'games_completed' | 'active_day' | 'shared_week'
>;

/** What a transaction remembers while it runs. */
interface Course {
  /** The members whose standings it holds, and where they lived when it took hold of them. */
  held: Map<number, HeldMember>;
  /** Those whom an earlier try turned out to need. */
  wanted: Set<number>;
  /** What is written last, in one order for all transactions. */
  beforeCommit: (() => Promise<void>)[];
}

const courses = new WeakMap<Tx, Course>();

/** What a transaction remembers; only one that `inTransaction` runs remembers anything. */
export function courseOf(tx: Tx): Course {
  const course = courses.get(tx);
  if (!course) throw new Error('a write runs inTransaction');
  return course;
}

/** Runs the work in one transaction, again when the database asks for it; all of it is kept or none. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const wanted = new Set<number>();
  for (let left = tries - 1; ; left--) {
    try {
      return await db.transaction().execute(async (tx) => {
        await askAlikePromptly(db, tx);
        return runCourse(tx, wanted, work);
      });
    } catch (error) {
      if (left === 0 || !isRetriable(error)) throw error;
    }
  }
}

async function runCourse<T>(tx: Tx, wanted: Set<number>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const course: Course = { held: new Map(), wanted, beforeCommit: [] };
  courses.set(tx, course);
  const result = await work(tx);
  await writeLast(tx);
  return result;
}

/** Writes what was put off to the end of the transaction; whatever is to come even later calls it first. */
export async function writeLast(tx: Tx): Promise<void> {
  for (const finish of courseOf(tx).beforeCommit.splice(0)) await finish();
}

/** Whether the work failed by what others did meanwhile, so that the same work may succeed. */
export const isRetriable = (error: unknown): boolean =>
  error instanceof TransactionConflict ||
  (error instanceof Error && 'code' in error && retriable.has(String(error.code)));
