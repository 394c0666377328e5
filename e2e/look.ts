import type { Page } from '@playwright/test';

/** Each can be asked of the page by itself: what it needs stands inside it. */
type Looks = Record<string, () => unknown>;

/** What several looks find on the screen as it is now, asked together: each question goes through the whole browser. */
export const look = <L extends Looks>(page: Page, looks: L): Promise<{ [K in keyof L]: ReturnType<L[K]> }> =>
  page.evaluate(`({ ${Object.entries(looks).map(([name, find]) => `${name}: (${find})()`)} })`);
