import { test as base, expect } from '@playwright/test';
import { addressVariable, type Community } from './server.ts';
import { watchPage } from './watch.ts';

interface Fixtures {
  /** Where the journey takes place. */
  community: Community;
  server: { url: string };
  /** The statuses of 400 and above that the journey provokes on purpose. */
  refusals: readonly number[];
  /** What the others of a journey saw, each in a browser of their own. */
  pictures: undefined;
}

/** A browser test against the real server, which fails on whatever the page does wrong out of sight. */
export const test = base.extend<Fixtures>({
  community: ['busy', { option: true }],
  server: ({ community }, provide) => provide({ url: process.env[addressVariable(community)] ?? '' }),
  refusals: [[], { option: true }],
  baseURL: ({ server }, provide) => provide(server.url),
  page: async ({ page, server, refusals }, provide, info) => {
    const problems = watchPage(page, { host: new URL(server.url).host, refusals });
    await provide(page);
    // Playwright's own picture of what failed is taken of every page that is closed, and thrown away where nothing did.
    if (info.errors.length > 0) await page.screenshot({ path: info.outputPath('screen.png') });
    expect(problems).toEqual([]);
  },
  pictures: [
    async ({ browser }, provide, info) => {
      await provide(undefined);
      if (info.errors.length === 0) return;
      const pages = browser.contexts().flatMap((context) => context.pages());
      for (const [place, page] of pages.entries())
        await page.screenshot({ path: info.outputPath(`screen-${place + 2}.png`) });
    },
    { auto: true },
  ],
});

export { expect };
