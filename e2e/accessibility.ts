import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on any serious fault of the screen as it is now, in light and in dark, and where it is wider than the window. */
export async function checkScreen(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width, page.url()).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await faultsIn(axe(page).withTags(standards)), `light: ${page.url()}`).toEqual([]);
  // In the dark only the colours are others.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsIn(axe(page).withRules('color-contrast')), `dark: ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Fails where a name that is read aloud does not contain the words one sees: who speaks to the screen says those. */
export async function checkSpokenNames(page: Page): Promise<void> {
  expect(await faultsIn(axe(page).withRules('label-content-name-mismatch')), page.url()).toEqual([]);
}

// Without frames to reach into, the quicker way that opens no second page sees everything.
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

async function faultsIn(builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })));
}
