import type { Locator, Page } from '@playwright/test';

const maxStops = 60;

/** Presses Tab until the wanted control has the focus; a text names it by its label or its words. */
export async function tabTo(page: Page, wanted: Locator | string): Promise<void> {
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(page, wanted)) return;
  }
  throw new Error(`Tab never reached "${wanted}"`);
}

async function hasFocus(page: Page, wanted: Locator | string): Promise<boolean> {
  if (typeof wanted !== 'string') {
    return wanted.evaluate((element) => element === document.activeElement);
  }
  const label = await page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement
      ? activeElement.labels?.[0]?.textContent
      : activeElement?.textContent;
  });
  return label?.trim() === wanted;
}
