/** An address with a password in it may be part of any message. */
export const withoutPasswords = (text: string): string =>
  text.replaceAll(/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/]*@/gi, '$1***@');

/** What the log keeps of an error. */
interface Description {
  [detail: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error for the log: what it says, where it came from and what caused it, but nothing that hangs on it. */
export function describeError(error: unknown): Description {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutPasswords(String(error)), stack: '' };
  }
  return {
    type: error.name,
    message: withoutPasswords(error.message),
    ...('code' in error ? { code: String(error.code) } : {}),
    stack: withoutPasswords(error.stack ?? ''),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
