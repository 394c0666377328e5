import { expect, type Page } from '@playwright/test';
import { findSmallTargets } from './find-small-targets.ts';

/** A phone and a desk: nothing but the width of the window decides what a page shows. */
const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Fails where a finger could miss something, or a picture does something without saying what. */
export async function checkTargets(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    expect.soft(await findSmallTargets(page), `${name} at ${viewport.width}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
