import { expect, type Page } from '@playwright/test';

/** Waits until everything the program needs without a signal is on the device. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 30_000,
    })
    .toBe('activated');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Lets the page keep what it has read, and read ahead what it has not shown yet. */
export const untilReadAhead = async (page: Page) => {
  const keptReads = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const request = indexedDB.open('rota-viva');
          request.onsuccess = () => {
            const keys = request.result.transaction('reads').objectStore('reads').getAllKeys();
            keys.onsuccess = () => {
              request.result.close();
              resolve(keys.result.map(String));
            };
          };
        }),
    );
  // The pages of the feed come last.
  const hasFeed = async () => (await keptReads()).some((key) => /feed.*páginas/.test(key));
  await expect.poll(hasFeed, { timeout: 20_000 }).toBe(true);
  return keptReads;
};
