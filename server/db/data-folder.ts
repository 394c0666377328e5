import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';

/** The file with all data. */
export const databaseFile = (folder: string): string => join(folder, 'rota-viva.db');

/** The file whose lock says that a server works here. */
export const lockFile = (folder: string): string => join(folder, 'in-use.lock');

/** Makes a folder, and those above it, for its owner only. By itself Node tries for ever where the system makes none, as in /proc. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Makes the folder and the files that SQLite will fill, for their owner only; those that were there too. */
export function prepareFolder(folder: string): void {
  makeFolder(folder);
  if (isOwnPlace(folder)) makePrivate(folder, 0o700);
  for (const file of [databaseFile(folder), lockFile(folder)]) {
    // What SQLite puts beside a file has that file's permissions.
    closeSync(openSync(file, 'a', 0o600));
    for (const ending of ['', '-wal', '-shm', '-journal']) {
      if (existsSync(file + ending)) makePrivate(file + ending, 0o600);
    }
  }
}

/** A folder that others need as well is left as it is. */
function isOwnPlace(folder: string): boolean {
  const path = resolve(folder);
  const isSharedByAll = (statSync(path).mode & 0o1000) !== 0;
  return !isSharedByAll && ![parse(path).root, homedir(), process.cwd()].includes(path);
}

/** Where the system does not know permissions, or the folder is somebody else's, they stay as they are. */
function makePrivate(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {}
}
