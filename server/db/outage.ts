/** Why the database cannot do what it was asked, through no fault of the request. */
export type Outage = 'unreachable' | 'full' | 'read-only' | 'moved' | 'damaged';

/** Too many wait for a connection already: one more would only wait in vain. */
export class PoolBusyError extends Error {}

/** What the system and PostgreSQL call a connection that was refused, lost or never made. */
const unreachableCodes =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|ENOTFOUND|EAI_\w+|EMFILE|ENFILE|08\w{3}|57P0\w|53300|28P01|28000|3D000|25P03|55P03)$/;

/** What the driver says where it gives no code. */
const unreachableWords =
  /timeout exceeded when trying to connect|timeout expired|connection terminated|not queryable|query read timeout/i;

const byCode: readonly [RegExp, Outage][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/, 'full'],
  [/^SQLITE_READONLY_DBMOVED$/, 'moved'],
  [/^(SQLITE_READONLY\w*|EROFS|25006)$/, 'read-only'],
  [/^(SQLITE_CORRUPT\w*|SQLITE_NOTADB|XX001|XX002)$/, 'damaged'],
  [/^(SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*|EIO|58030)$/, 'full'],
  [unreachableCodes, 'unreachable'],
];

/** Which outage an error tells of, if it tells of one. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof PoolBusyError) return 'unreachable';
  const code = 'code' in error ? String(error.code) : '';
  const known = byCode.find(([codes]) => codes.test(code))?.[1];
  return known ?? (unreachableWords.test(error.message) ? 'unreachable' : undefined);
}

/** Whether the connection itself is of no more use after this error. */
export const endsConnection = (error: unknown): boolean =>
  error instanceof Error && (!('code' in error) || /^(E[A-Z]|57P0|08|25P03)/.test(String(error.code)));
