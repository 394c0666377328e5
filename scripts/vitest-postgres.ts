import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.mjs';

/** One PostgreSQL server for the whole run; each test file makes its own database in it. */
export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return;
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
