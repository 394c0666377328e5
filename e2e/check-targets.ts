import { expect, type Page } from '@playwright/test';
import { findSmallTargets } from './find-small-targets.ts';
import { windows } from './widths.ts';

/** Fails where a finger could miss something, or a picture does something without saying what. */
export async function checkTargets(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    expect.soft(await page.evaluate(findSmallTargets), `${name} at ${viewport.width}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
