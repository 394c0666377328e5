import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The tests of the server by whether they open a database: those that do run on both engines, the others once. */
const serverTests = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `server/${file.replaceAll('\\', '/')}`);
const opensDatabase = (file: string) => /testing\/test-(app|database)\.ts/.test(readFileSync(file, 'utf8'));
const databaseTests = serverTests.filter(opensDatabase);

/** A busy machine is slow, not wrong: what hangs is told all the same, only later. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/** Where the server is built: the threads that a test starts are taken from there. */
const built = { BUILT_THREADS: 'dist/server' };
const buildServer = 'scripts/vitest-server.ts';

export default defineConfig({
  test: {
    // One more than the cores: while one waits for its database, another works.
    maxWorkers: availableParallelism() + 1,
    // A file that did not change is not translated again, neither for the next project nor the next time.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      { test: { ...patience, name: 'core', isolate: false, include: ['core/**/*.test.ts'] } },
      {
        test: {
          ...patience,
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          globalSetup: [buildServer],
        },
      },
      {
        test: {
          ...patience,
          name: 'server-plain',
          include: serverTests.filter((file) => !opensDatabase(file)),
          pool: 'forks',
          isolate: false,
          env: built,
          globalSetup: [buildServer],
        },
      },
      {
        test: {
          ...patience,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // The page and its libraries are loaded once; what a test leaves behind, the setup clears.
          isolate: false,
          setupFiles: ['web/testing/setup.ts'],
          // React draws when it has time: what needs a second try is named in the summary, as in the browser.
          retry: 1,
        },
      },
      {
        test: {
          ...patience,
          name: 'server-sqlite',
          include: databaseTests,
          pool: 'forks',
          isolate: false,
          env: { ...built, TEST_ENGINE: 'sqlite' },
          globalSetup: [buildServer, 'scripts/vitest-databases.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'server-postgres',
          include: databaseTests,
          pool: 'forks',
          isolate: false,
          env: { ...built, TEST_ENGINE: 'postgres' },
          globalSetup: [buildServer, 'scripts/vitest-databases.ts'],
        },
      },
    ],
  },
});
