import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
type RunOptions = Parameters<AxeBuilder['options']>[0];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// A name that is read aloud contains the words one sees: who speaks to the screen says those.
const spokenNames = { 'label-content-name-mismatch': { enabled: true } };

/** Fails on any serious fault of the screen as it is now, in light and in dark, and where it is wider than the window. */
export async function checkScreen(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width, page.url()).toBeLessThanOrEqual(0);
  // What lies under the header at this moment is not too small to be touched.
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ colorScheme: 'light' });
  const putBack = await layOutAll(page);
  const all: RunOptions = { runOnly: standards, rules: spokenNames };
  expect(await faultsIn(page, all), `light: ${page.url()}`).toEqual([]);
  // In the dark only the colours are others.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsIn(page, { runOnly: ['color-contrast'] }), `dark: ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  await putBack();
}

/**
 * What is far below has a place of a usual height until somebody comes near: whatever is higher would be measured where it lies
 * on what follows, which nobody ever sees. Returns how to undo it.
 */
async function layOutAll(page: Page): Promise<() => Promise<unknown>> {
  const sheet = await page.evaluateHandle(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
    return whole;
  });
  return () =>
    sheet.evaluate((whole) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== whole);
    });
}

async function faultsIn(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // The builder would bring its code, twice as large, two times for each look at a page: it is there already.
  const { violations } = await new AxeBuilder({ page, axeSource: 'true' })
    // Without frames to reach into, the quicker way that opens no second page sees everything.
    .setLegacyMode(true)
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })));
}
