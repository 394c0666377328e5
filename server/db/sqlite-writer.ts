import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Database as Connection } from 'better-sqlite3';
import { watchPlaces } from './file-place.ts';
import { outageOf } from './outage.ts';

/** Takes one transaction after the other, in the order in which they come. */
export interface SqliteWriter {
  /** Waits for its turn; whoever else waits for the server is answered first. */
  begin(): Promise<void>;
  /** Runs a statement of the transaction. */
  run<T>(statement: () => T): T;
  /** Ends the transaction; it is on the disk once this resolves. */
  commit(): Promise<void>;
  /** Takes back what the transaction did, and nothing else; what it may have failed by is on the disk once this resolves. */
  rollBack(): Promise<void>;
  /** Runs a statement that is a transaction of its own. */
  runAlone<T>(statement: () => T): Promise<T>;
}

/** Somebody who is told once the transaction is on the disk. */
interface Ended {
  resolve(): void;
  reject(error: unknown): void;
}

/** So many transactions go to the disk together, where they wait for each other anyway. */
const maxTogether = 32;

interface WriterOptions {
  /** Milliseconds; how long somebody waits for another program that writes into the file. */
  patience?: number | undefined;
  /** Called whenever something is about to be written for good. */
  beforeCommit?: () => void;
}

/** Milliseconds; who has waited so long for another program that writes into the file had better come back later. */
const lockPatience = 2_000;
const lockPause = 20;

/**
 * Writes transactions that wait for each other to the disk together: each is a savepoint of a larger one, and is
 * acknowledged when that is committed.
 */
export function createSqliteWriter(
  connection: Connection,
  { patience = lockPatience, beforeCommit = () => {} }: WriterOptions = {},
): SqliteWriter {
  // SQLite itself would wait with everybody else: no reader and no page is served meanwhile.
  connection.pragma('busy_timeout = 0');
  const statements = prepareStatements(connection);
  const queue = createQueue();
  const checkPlace = watchLog(connection);
  let ended: Ended[] = [];
  /** Why the larger transaction ended by itself, as on a full disk. */
  let failure: unknown;

  const takeEnded = (): Ended[] => {
    const all = ended;
    ended = [];
    return all;
  };

  const fail = (error: unknown): void => {
    failure = error;
    for (const { reject } of takeEnded()) reject(error);
  };

  const giveUp = (error: unknown): void => {
    if (connection.inTransaction) statements.rollback.run();
    fail(error);
  };

  const commitEnded = (): void => {
    if (!connection.inTransaction) return;
    try {
      beforeCommit();
      statements.commit.run();
      checkPlace();
      for (const { resolve } of takeEnded()) resolve();
    } catch (error) {
      giveUp(error);
    }
  };

  const leave = (): void => {
    if (queue.isEmpty() || ended.length >= maxTogether) commitEnded();
    queue.giveTurn();
  };

  /** Waits while another program, such as a command of the operator's, writes into the file; counted from the asking. */
  const whenFree = async <T>(since: number, statement: () => T): Promise<T> => {
    for (;;) {
      try {
        // Whatever is done within a larger transaction is looked after when that is committed.
        if (!connection.inTransaction) checkPlace();
        return statement();
      } catch (error) {
        if (outageOf(error) !== 'locked' || performance.now() - since >= patience) throw error;
      }
      await wait(lockPause);
    }
  };

  /** Whoever ends waits for the disk with the others, who was refused too: it may have been by what these did. */
  const end = (finish: () => void): Promise<void> => {
    const isOnDisk = new Promise<void>((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      ended.push({ resolve, reject });
      try {
        finish();
      } catch (error) {
        giveUp(error);
      }
    });
    leave();
    return isOnDisk;
  };

  return {
    async begin() {
      const since = performance.now();
      await queue.takeTurn();
      // A statement never waits: without this a row of transactions would let nobody else in.
      await turn();
      failure = undefined;
      try {
        await whenFree(since, () => {
          if (!connection.inTransaction) statements.begin.run();
          statements.savepoint.run();
        });
      } catch (error) {
        leave();
        throw error;
      }
    },
    run(statement) {
      if (failure !== undefined) throw failure;
      try {
        return statement();
      } catch (error) {
        if (!connection.inTransaction) fail(error);
        throw error;
      }
    },
    commit: () => end(() => statements.release.run()),
    rollBack: () =>
      end(() => {
        statements.rollbackTo.run();
        statements.release.run();
      }),
    async runAlone(statement) {
      const since = performance.now();
      await queue.takeTurn();
      commitEnded();
      try {
        return await whenFree(since, () => {
          beforeCommit();
          return statement();
        });
      } finally {
        queue.giveTurn();
      }
    },
  };
}

/**
 * Watches over the file and the log beside it. What was acknowledged may be in the log alone: where that, or its file, is
 * taken away, it goes into the file that is still open, so that no power cut loses it.
 */
function watchLog(connection: Connection): () => void {
  // Reading opens the log.
  connection.pragma('schema_version');
  const check = watchPlaces([connection.name, `${connection.name}-wal`]);
  return () => {
    try {
      check();
    } catch (error) {
      if (!connection.inTransaction) connection.pragma('wal_checkpoint(PASSIVE)');
      throw error;
    }
  };
}

const prepareStatements = (connection: Connection) => ({
  begin: connection.prepare('begin immediate'),
  commit: connection.prepare('commit'),
  rollback: connection.prepare('rollback'),
  savepoint: connection.prepare('savepoint one'),
  release: connection.prepare('release one'),
  rollbackTo: connection.prepare('rollback to one'),
});

/** One at a time; who gives the turn hands it to the first who waits. */
function createQueue() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    async takeTurn(): Promise<void> {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
    },
    giveTurn(): void {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
    isEmpty: () => waiting.length === 0,
  };
}
