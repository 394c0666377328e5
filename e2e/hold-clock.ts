import type { Page } from '@playwright/test';

/**
 * Stops a page's clock: what is shown for a moment stays until the test lets the moment pass, however slow the machine. It can
 * only be stopped ahead, and no further than the server believes of a game's time.
 */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5000);
}
