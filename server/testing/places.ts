import { randomUUID } from 'node:crypto';
import { accessSync, constants, cpSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Location } from '#server/db/open.ts';

/** Where a database can be, on either engine. */
export interface Place {
  location: Location;
  /** By which another is made as a copy of it. */
  name: string;
  erase(): Promise<void>;
}

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

/** In memory where there is room: each commit waits for its disk, and there are some hundred thousand. */
export function folderForTests(roomNeeded = 2 ** 30): string {
  try {
    accessSync(memory, constants.W_OK);
  } catch {
    return tmpdir();
  }
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomNeeded ? memory : tmpdir();
}

/** A folder with nothing in it, or what another has. */
export function createFolder(template?: string): Place {
  const dataDir = mkdtempSync(join(folderForTests(), 'rota-viva-test-'));
  if (template) cpSync(template, dataDir, { recursive: true });
  const erase = async () => rmSync(dataDir, { recursive: true, force: true });
  return { location: { dataDir }, name: dataDir, erase };
}

/** A database of a PostgreSQL server with nothing in it, or what another has. */
export async function createDatabase(server: string, template?: string): Promise<Place> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = name;
  // Copied as files: everything would go through the log otherwise, which a small database is not worth.
  await onServer(
    server,
    `create database ${name} ${template ? `template ${template} strategy file_copy` : ''}`,
  );
  return {
    name,
    location: { databaseUrl: url.href, dataDir: '' },
    erase: () => onServer(server, `drop database ${name} with (force)`),
  };
}

const servers = new Map<string, pg.Pool>();

/** One connection a server, kept: some thousand databases come and go. It holds back no process that is done. */
function connectionTo(url: string): pg.Pool {
  const known = servers.get(url);
  if (known) return known;
  const made = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // The server may end before those who used it.
  made.on('error', () => {});
  servers.set(url, made);
  return made;
}

async function onServer(url: string, statement: string): Promise<void> {
  await connectionTo(url).query(statement);
}
