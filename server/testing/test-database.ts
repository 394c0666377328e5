import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, type Location, openDatabase } from '#server/db/open.ts';

export interface TestDatabase extends Database {
  /** Closes it and removes every trace. */
  remove(): Promise<void>;
}

/** A database of its own on the engine this run is about: TEST_ENGINE says which. */
export async function openTestDatabase(
  options: Partial<Parameters<typeof openDatabase>[0]> = {},
): Promise<TestDatabase> {
  const { location, erase } = await createPlace();
  const database = await openDatabase({ ...location, ...options });
  const remove = async () => {
    await database.close();
    await erase();
  };
  return { ...database, remove };
}

/** Where a database can be, and nothing there yet, on the engine this run is about. */
export const createPlace = (): Promise<Place> =>
  process.env.TEST_ENGINE === 'postgres' ? createDatabase() : createFolder();

interface Place {
  location: Location;
  erase(): Promise<void>;
}

async function createFolder(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-test-'));
  return { location: { dataDir }, erase: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function createDatabase(): Promise<Place> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = name;
  await onServer(server, `create database ${name}`);
  return {
    location: { databaseUrl: url.href, dataDir: '' },
    erase: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
