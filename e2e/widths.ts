import { expect, type Page } from '@playwright/test';

/** A phone and a desk: nothing but the width of the window decides what a page shows. */
export const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** By how many pixels the page is wider than the window. */
export const widthBeyond = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Fails where the screen as it is now is wider than a phone or a desk. */
export async function checkWidths(page: Page, what: string): Promise<void> {
  const own = page.viewportSize();
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(widthBeyond), `${what}, ${viewport.width} wide`).toBeLessThanOrEqual(0);
  }
  if (own) await page.setViewportSize(own);
}
