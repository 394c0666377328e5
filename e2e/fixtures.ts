import { test as base, expect } from '@playwright/test';
import { type Community, startServer } from './server.ts';
import { watchPage } from './watch.ts';

interface TestFixtures {
  /** The statuses of 400 and above that the journey provokes on purpose. */
  refusals: readonly number[];
}

interface WorkerFixtures {
  community: Community;
  server: { url: string };
}

/** A browser test against the real server, which fails on whatever the page does wrong out of sight. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  community: ['empty', { scope: 'worker', option: true }],
  server: [
    async ({ community }, provide) => {
      const server = await startServer(community);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  refusals: [[], { option: true }],
  baseURL: ({ server }, provide) => provide(server.url),
  page: async ({ page, server, refusals }, provide) => {
    const problems = watchPage(page, { host: new URL(server.url).host, refusals });
    await provide(page);
    expect(problems).toEqual([]);
  },
});

export { expect };
