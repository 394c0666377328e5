import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/open.ts';
import { createDatabase, createFolder, folderForTests } from '#server/testing/places.ts';
import { startPostgres } from './postgres.mjs';

/**
 * Once before the tests of an engine: a database with today's schema and nothing in it. Each test's own is a copy of it,
 * which takes a tenth of the time that building the schema does.
 */
export const setup = (project: TestProject): Promise<() => Promise<void>> =>
  project.config.env.TEST_ENGINE === 'postgres' ? prepareDatabase(project) : prepareFolder(project);

async function prepareFolder(project: TestProject): Promise<() => Promise<void>> {
  const { location, name, erase } = createFolder();
  await (await openDatabase(location)).close();
  project.provide('template', name);
  return erase;
}

/**
 * Each test has a database of its own, made a moment ago, and no two ask it the same often: what a server does for those that live long,
 * and a plan for each statement's first five times, would take a seventh of the time of the tests.
 */
const shortLived = {
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  track_activities: 'off',
  track_counts: 'off',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
};

/** What a server of the tests may take: its log of writes, and each test's database while it runs. */
const roomNeeded = 2 ** 31;

/** One server for the whole run, unless one is given. In memory a database is copied in a tenth of the time. */
async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startPostgres(shortLived, folderForTests(roomNeeded));
  const url = given ?? server?.nearUrl ?? '';
  const { location, name, erase } = await createDatabase(url);
  await (await openDatabase(location)).close();
  project.provide('postgresUrl', url);
  project.provide('template', name);
  return async () => {
    await erase();
    await server?.stop();
  };
}
