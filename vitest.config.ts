import { defineConfig } from 'vitest/config';

const serverTests = ['server/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'core', include: ['core/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['web/testing/setup.ts'],
        },
      },
      {
        test: { name: 'server-sqlite', include: serverTests, pool: 'forks', env: { TEST_ENGINE: 'sqlite' } },
      },
      {
        test: {
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
