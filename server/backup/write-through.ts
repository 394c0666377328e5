import { open } from 'node:fs/promises';

/** Waits until a file, or the names in a folder, are on the disk: what a power cut could take away is no copy. */
export async function writeThrough(path: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
