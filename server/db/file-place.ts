import { statSync } from 'node:fs';

/** The file is no longer where it was opened: what is written into it now, nobody would find again. */
class FileMovedError extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

/** Remembers which files stand at these paths; what it answers fails as long as one of them is not there. */
export function watchPlaces(paths: readonly string[]): () => void {
  const known = paths.map((path) => ({ path, ...identify(path) }));
  return () => {
    for (const { path, ino, dev } of known) {
      const found = identify(path);
      if (found?.ino !== ino || found?.dev !== dev) throw new FileMovedError(`${path} was taken away`);
    }
  };
}

const identify = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });
