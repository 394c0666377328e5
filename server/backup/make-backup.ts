import { existsSync } from 'node:fs';
import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '#core/progress/day.ts';
import { databaseFile, makeFolder } from '#server/db/data-folder.ts';
import type { Location } from '#server/db/open.ts';
import { runWorker } from '#server/threads/run-worker.ts';
import type { CopyJob } from './copy-worker.ts';
import { backupName, isUnfinished, outdated, type Reason } from './names.ts';
import { runOn } from './postgres-programs.ts';
import type { Holdings } from './verify.ts';
import { writeThrough } from './write-through.ts';

/** Where the copies are, for either engine. */
export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups');

export interface BackupOptions {
  now: number;
  reason: Reason;
  stopped?: AbortSignal;
}

export interface Backup {
  file: string;
  /** What it holds, where it could be looked at. */
  holdings?: Holdings;
}

/** Makes a copy of the data while they are in use, has a look at it, and deletes those that are no longer kept. */
export async function makeBackup(
  location: Location,
  { now, reason, stopped = new AbortController().signal }: BackupOptions,
): Promise<Backup> {
  const folder = backupsFolder(location.dataDir);
  makeFolder(folder);
  await removeAbandoned(folder, now);
  const file = await takeName(now, (at) =>
    join(folder, backupName(at, reason, location.databaseUrl ? 'dump' : 'db')),
  );
  const unfinished = `${file}.part`;
  try {
    const holdings = await copy(location, unfinished, stopped);
    await writeThrough(unfinished, 'r+');
    await rename(unfinished, file);
    for (const old of outdated(await readdir(folder))) await rm(join(folder, old), { force: true });
    return { file, ...(holdings ? { holdings } : {}) };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A name that is nobody's, held by its unfinished file: of two copies begun in one second the later says the next one. */
async function takeName(now: number, nameAt: (at: number) => string): Promise<string> {
  for (let at = now; ; at += 1000) {
    const file = nameAt(at);
    const unfinished = `${file}.part`;
    const isHeld = await open(unfinished, 'wx', 0o600).then(
      (held) => held.close(),
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return true;
        throw error;
      },
    );
    if (isHeld) continue;
    if (!existsSync(file)) return file;
    await rm(unfinished, { force: true });
  }
}

/** What was being made when the power went is of no use, and as large as a copy; what somebody makes just now is newer. */
async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter(isUnfinished)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (mtimeMs < now - day) await rm(path, { force: true });
  }
}

async function copy(
  { databaseUrl, dataDir }: Location,
  target: string,
  stopped: AbortSignal,
): Promise<Holdings | undefined> {
  if (databaseUrl) {
    await runOn(databaseUrl, 'pg_dump', ['--format=custom', '--no-owner', `--file=${target}`], stopped);
    await chmod(target, 0o600);
    return undefined;
  }
  return runWorker<Holdings>({
    file: new URL('./copy-worker.ts', import.meta.url),
    data: { source: databaseFile(dataDir), target } satisfies CopyJob,
    stopped,
  });
}
