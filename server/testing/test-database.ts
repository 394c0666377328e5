import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/open.ts';
import { createDatabase, createFolder, type Place } from './places.ts';

export interface TestDatabase extends Database {
  /** Closes it and removes every trace. */
  remove(): Promise<void>;
}

const isPostgres = process.env.TEST_ENGINE === 'postgres';

/** A database of its own on the engine this run is about: TEST_ENGINE says which. */
export async function openTestDatabase(
  options: Partial<Parameters<typeof openDatabase>[0]> = {},
): Promise<TestDatabase> {
  const { location, erase } = await createPlace(inject('template'));
  // What is elsewhere than in the copy may be anything.
  const isCurrent = !options.dataDir;
  const database = await openDatabase({ ...location, isCurrent, ...options });
  const remove = async () => {
    await database.close();
    await erase();
  };
  return { ...database, remove };
}

/** Where a database can be, and nothing there yet but for a template's schema, on the engine this run is about. */
export const createPlace = async (template?: string): Promise<Place> =>
  isPostgres ? createDatabase(inject('postgresUrl'), template) : createFolder(template);
