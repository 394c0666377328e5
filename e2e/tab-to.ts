import type { Page } from '@playwright/test';

const mostStops = 60;

/** Presses Tab until the wanted control has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLInputElement
        ? activeElement.labels?.[0]?.textContent
        : activeElement?.textContent;
    });
    if (label?.trim() === name) return;
  }
  throw new Error(`Tab never reached "${name}"`);
}
