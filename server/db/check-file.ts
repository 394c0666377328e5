import { statSync } from 'node:fs';
import type { Database as Connection } from 'better-sqlite3';

/** The file was cut short, overwritten or copied while it was being written. */
export class DamagedFileError extends Error {
  readonly code = 'SQLITE_CORRUPT';
}

const megabyte = 1024 * 1024;
/** A small file is checked to the last index (60 ms a megabyte on a slow machine). */
const maxThorough = 4 * megabyte;
/** A larger one page by page (4 ms a megabyte); beyond this it is done beside the requests. */
const maxAtStart = 256 * megabyte;

/** Whether a file is so large that checking it would hold up the start. */
export const isLargeFile = (file: string): boolean => statSync(file).size > maxAtStart;

/** Looks for damage, as thoroughly as the size of the file allows, and throws where it finds some. */
export function checkFile(connection: Connection, file: string): void {
  const isSmall = statSync(file).size <= maxThorough;
  const found = connection.pragma(isSmall ? 'integrity_check(1)' : 'quick_check(1)', { simple: true });
  if (found !== 'ok') throw new DamagedFileError(String(found));
}
