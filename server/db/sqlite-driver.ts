import type { Database as Connection } from 'better-sqlite3';
import type { CompiledQuery, Driver, QueryResult } from 'kysely';
import type { PromptConnection } from './prompt-statements.ts';
import { createSqliteSnapshot } from './sqlite-snapshot.ts';
import { keepStatements } from './sqlite-statements.ts';
import { createSqliteWriter } from './sqlite-writer.ts';

/** Two connections to one file. */
export interface SqliteConnections {
  writer: Connection;
  /** It cannot write; it sees what is committed, and never waits for a transaction. */
  reader: Connection;
  onClose(): void;
}

/** What Kysely works with: a transaction goes to the one connection, what is only read to the other. */
interface Session extends PromptConnection {
  isInTransaction: boolean;
}

/** What only asks, unless it turns out to write all the same. */
const question = /^\s*(select|with)\b/i;
/** What may go to the disk together with transactions. */
const change = /^\s*(insert|update|delete)\b/i;

/**
 * Decides which connection a statement goes to. All of a transaction goes to the one that writes, so that it sees
 * what it has written itself; whatever else only reads goes to the other.
 */
export function createSqliteDriver(
  { writer: connection, reader, onClose }: SqliteConnections,
  lockPatience?: number,
): Driver {
  const forReading = keepStatements(reader);
  const forWriting = keepStatements(connection);
  const snapshot = createSqliteSnapshot(reader);
  const writer = createSqliteWriter(connection, { patience: lockPatience, beforeCommit: snapshot.end });
  const idle: Session[] = [];

  const read = <R>(sql: string, parameters: readonly unknown[]): QueryResult<R> | undefined => {
    const statement = question.test(sql) ? forReading(sql) : undefined;
    if (!statement?.isReadonly) return undefined;
    snapshot.enter();
    return statement.execute<R>(parameters);
  };

  const write = <R>(sql: string, parameters: readonly unknown[]): QueryResult<R> =>
    forWriting(sql).execute<R>(parameters);

  /** A change by itself waits for no disk of its own where transactions are under way. */
  const writeAlong = async <T>(statement: () => T): Promise<T> => {
    await writer.begin();
    let result: T;
    try {
      result = writer.run(statement);
    } catch (error) {
      await writer.rollBack();
      throw error;
    }
    await writer.commit();
    return result;
  };

  const createSession = (): Session => {
    const session: Session = {
      isInTransaction: false,
      readNow: read,
      versionNow: snapshot.enter,
      writeNow: (sql, parameters) =>
        session.isInTransaction ? writer.run(() => write(sql, parameters)) : undefined,
      executeQuery: async <R>({ sql, parameters }: CompiledQuery) =>
        session.writeNow<R>(sql, parameters) ??
        read<R>(sql, parameters) ??
        (change.test(sql) ? writeAlong : writer.runAlone)(() => write<R>(sql, parameters)),
      streamQuery() {
        throw new TypeError('streams are not used here');
      },
    };
    return session;
  };

  return {
    async init() {},
    async acquireConnection() {
      return idle.pop() ?? createSession();
    },
    async beginTransaction(session: Session) {
      await writer.begin();
      session.isInTransaction = true;
    },
    async commitTransaction(session: Session) {
      session.isInTransaction = false;
      await writer.commit();
    },
    async rollbackTransaction(session: Session) {
      // A commit that failed has left nothing to take back.
      if (!session.isInTransaction) return;
      session.isInTransaction = false;
      await writer.rollBack();
    },
    async releaseConnection(session: Session) {
      idle.push(session);
    },
    async destroy() {
      // The one that writes goes last: it puts everything into the one file.
      reader.close();
      connection.close();
      onClose();
    },
  };
}
