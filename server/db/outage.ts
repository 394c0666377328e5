/** Why the database cannot do what it was asked, through no fault of the request. */
export type Outage = 'unreachable' | 'locked' | 'full' | 'read-only' | 'moved' | 'damaged';

/** Too many wait for a connection already: one more would only wait in vain. */
export class PoolBusyError extends Error {}

/**
 * What the system and PostgreSQL call a connection that was refused, lost or never made, or is of no use: the tables or the
 * rights are not there, as while a copy is restored, or were changed under a statement that was prepared before.
 */
const unreachableCodes =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|ENOTFOUND|EAI_\w+|EMFILE|ENFILE|08\w{3}|55000|57P0\w|53\d{3}|28P01|28000|3D000|3F000|42P01|42501|25P0[34]|26000)$/;

/** What the driver says where it gives no code. */
const unreachableWords =
  /timeout exceeded when trying to connect|timeout expired|connection terminated|not queryable|query read timeout|cached plan must not change/i;

const byCode: readonly [RegExp, Outage][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/, 'full'],
  [/^SQLITE_READONLY_DBMOVED$/, 'moved'],
  [/^(SQLITE_READONLY\w*|EROFS|25006)$/, 'read-only'],
  [/^(SQLITE_CORRUPT\w*|SQLITE_NOTADB|XX001|XX002)$/, 'damaged'],
  [/^(SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*|EIO|58\w{3})$/, 'full'],
  [/^(SQLITE_BUSY\w*|SQLITE_PROTOCOL|55P03|57014)$/, 'locked'],
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
  error instanceof Error &&
  (!('code' in error) || /^(E[A-Z]|57P0|08|25P0[34]|0A000|26000)/.test(String(error.code)));
