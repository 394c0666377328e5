import type { Database as Connection } from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
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
interface Session extends DatabaseConnection {
  isInTransaction: boolean;
}

/** What only asks, unless it turns out to write all the same. */
const question = /^\s*(select|with)\b/i;

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
  const writer = createSqliteWriter(connection, lockPatience);
  const idle: Session[] = [];

  const send = async <R>(session: Session, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
    if (session.isInTransaction) return writer.run(() => forWriting(sql).execute<R>(parameters));
    const statement = question.test(sql) ? forReading(sql) : undefined;
    if (statement?.isReadonly) return statement.execute(parameters);
    return writer.runAlone(() => forWriting(sql).execute<R>(parameters));
  };

  const createSession = (): Session => {
    const session: Session = {
      isInTransaction: false,
      executeQuery: (query) => send(session, query),
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
      if (session.isInTransaction) writer.rollBack();
      session.isInTransaction = false;
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
