import { statSync } from 'node:fs';

/** The file is no longer where it was opened: what is written into it now, nobody would find again. */
class FileMovedError extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

/** Remembers which file stands at a path; what it answers fails as long as that one is not there. */
export function watchPlace(path: string): () => void {
  const { dev, ino } = statSync(path, { bigint: true });
  return () => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (found?.ino !== ino || found.dev !== dev) throw new FileMovedError(`${path} was taken away`);
  };
}
