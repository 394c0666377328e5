import type { TestProject } from 'vitest/node';
import { ensureServer } from './server.mjs';

/** The built server, for the tests that start it as a program and for the threads that any of them starts. */
export async function setup(project: TestProject): Promise<void> {
  await ensureServer();
  project.onTestsRerun(ensureServer);
}
