import { defineConfig } from 'vitest/config';

const serverTests = ['server/**/*.test.ts'];

/** A busy machine is slow, not wrong: what hangs is told all the same, only later. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { ...patience, name: 'core', include: ['core/**/*.test.ts'] } },
      { test: { ...patience, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          ...patience,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['web/testing/setup.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'server-sqlite',
          include: serverTests,
          pool: 'forks',
          env: { TEST_ENGINE: 'sqlite' },
        },
      },
      {
        test: {
          ...patience,
          name: 'server-postgres',
          include: serverTests,
          pool: 'forks',
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['scripts/vitest-postgres.ts'],
        },
      },
    ],
  },
});
