import { existsSync } from 'node:fs';
import { chmod, copyFile, link, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Sqlite } from '#server/db/better-sqlite.ts';
import { databaseFile, makeFolder } from '#server/db/data-folder.ts';
import { lockFolder } from '#server/db/sqlite.ts';
import { BadCopyError, type Holdings, verifySqlite } from './verify.ts';
import { writeThrough } from './write-through.ts';

interface Restored {
  holdings: Holdings;
  /** Where what was there before is now; nothing, if nothing was there. */
  before: string | undefined;
}

const besides = ['-wal', '-shm'];

/** Puts a verified copy in the place of a folder's data, which are kept beside it. Whatever fails leaves all as it was. */
export async function restoreSqlite(file: string, dataDir: string, now: number): Promise<Restored> {
  const target = databaseFile(dataDir);
  if (resolve(file) === resolve(target))
    throw new BadCopyError('Este arquivo é o próprio banco de dados em uso.');
  makeFolder(dataDir);
  const lock = lockFolder(dataDir);
  const fresh = `${target}.restoring`;
  try {
    await removeAll(fresh);
    await copyWhole(file, fresh);
    const holdings = await verifySqlite(fresh);
    const before = await replace(target, fresh, join(dataDir, `rota-viva-antes-${now}.db`));
    return { holdings, before };
  } finally {
    await removeAll(fresh);
    lock.close();
  }
}

async function removeAll(path: string): Promise<void> {
  for (const suffix of ['', ...besides, '-journal']) await rm(path + suffix, { force: true });
}

/** A copy of a stopped server's folder may have its last writes in a file of their own: they become one. */
async function copyWhole(file: string, fresh: string): Promise<void> {
  await copyFile(file, fresh);
  await chmod(fresh, 0o600);
  if (existsSync(`${file}-wal`)) await copyFile(`${file}-wal`, `${fresh}-wal`);
  try {
    settle(fresh);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new BadCopyError(`A cópia não é um banco de dados inteiro: ${error.message}.`);
  }
  await writeThrough(fresh, 'r+');
}

/** Takes into the file what is still beside it. */
function settle(path: string): void {
  const connection = new Sqlite(path);
  try {
    connection.pragma('journal_mode = DELETE');
  } finally {
    connection.close();
  }
}

/** The one moment: until the rename the old file is in its place, and from it on the new one. */
async function replace(target: string, fresh: string, kept: string): Promise<string | undefined> {
  const isThere = existsSync(target);
  if (isThere) await keep(target, kept);
  try {
    await rename(fresh, target);
  } catch (error) {
    await giveBack(target, kept);
    throw error;
  }
  await writeThrough(dirname(target), 'r').catch(() => {
    // Not every system lets a folder be written through; the rename itself is whole all the same.
  });
  return isThere ? kept : undefined;
}

async function giveBack(target: string, kept: string): Promise<void> {
  for (const suffix of besides) {
    if (existsSync(kept + suffix)) await rename(kept + suffix, target + suffix);
  }
  await rm(kept, { force: true });
}

async function keep(target: string, kept: string): Promise<void> {
  try {
    settle(target);
  } catch {
    // It is damaged, and kept as it is.
  }
  await link(target, kept).catch(() => copyFile(target, kept));
  for (const suffix of besides) {
    if (existsSync(target + suffix)) await rename(target + suffix, kept + suffix);
  }
}
