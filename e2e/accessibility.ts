import { expect, type Page } from '@playwright/test';
import { findFaintText } from './faint-text.ts';
import { findDoubtfulTargets } from './find-doubtful-targets.ts';
import { findFaults } from './find-faults.ts';
import { widthBeyond, windows } from './widths.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const rules = {
  // A name that is read aloud contains the words one sees: who speaks to the screen says those.
  'label-content-name-mismatch': { enabled: true },
  // Colours are judged on their own, in light and in dark.
  'color-contrast': { enabled: false },
};

/**
 * Fails on any serious fault of the screen as it is now, on a phone and on a desk, in light and in dark, and where it is wider than the
 * window. The window is as before afterwards, the page at its top.
 */
export async function checkScreen(page: Page): Promise<void> {
  const own = page.viewportSize();
  // What lies under the header at this moment is not too small to be touched.
  await page.evaluate(() => scrollTo(0, 0));
  const putBack = await layOutAll(page);
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    await checkWindow(page, `${viewport.width} wide: ${page.url()}`);
  }
  if (own) await page.setViewportSize(own);
  await putBack();
}

async function checkWindow(page: Page, what: string): Promise<void> {
  expect(await widthBeyond(page), what).toBeLessThanOrEqual(0);
  // The dearest rule of all is asked only where a look at the places leaves a doubt.
  const isDoubtful = (await findDoubtfulTargets(page)).length > 0;
  const asked = { ...rules, 'target-size': { enabled: isDoubtful } };
  expect((await findFaults(page, { runOnly: standards, rules: asked })).faults, what).toEqual([]);
  expect(await findFaintText(page), `light, ${what}`).toEqual([]);
  // In the dark only the colours are others.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findFaintText(page), `dark, ${what}`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
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
