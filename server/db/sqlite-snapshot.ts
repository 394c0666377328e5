import type { Database as Connection } from 'better-sqlite3';

/** The moment that is read at. */
export interface SqliteSnapshot {
  /**
   * What is read from here on is read at one moment, until this turn of the event loop is over. Answers a number that is
   * another one after every commit, whichever connection or program it was of.
   */
  enter(): number;
  /** What is read from here on is as new as can be. */
  end(): void;
}

/**
 * Reads what is asked for in one turn of the event loop at one moment: a statement by itself locks the file for
 * itself, which takes as long as most of them. Nobody may commit in between: the log of a database that is always being read
 * would grow for ever.
 */
export function createSqliteSnapshot(reader: Connection): SqliteSnapshot {
  const begin = reader.prepare('begin');
  const commit = reader.prepare('commit');
  const dataVersion = reader.prepare<[], number>('pragma data_version').pluck();
  let version = 0;
  const end = (): void => {
    if (reader.inTransaction) commit.run();
  };
  return {
    enter() {
      if (reader.inTransaction) return version;
      begin.run();
      try {
        version = dataVersion.get() as number;
      } catch (failure) {
        // Nobody reads at a moment whose version is not known.
        end();
        throw failure;
      }
      setImmediate(end);
      return version;
    },
    end,
  };
}
