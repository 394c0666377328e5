import { expect, type Page } from '@playwright/test';
import { findFaintText } from './faint-text.ts';
import { doubtfulRules, doubts } from './find-doubtful-rules.ts';
import { findFaults } from './find-faults.ts';
import { look } from './look.ts';
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
  const putBack = await showAll(page);
  const [narrow, wide] = windows;
  await page.setViewportSize(narrow);
  await checkLight(page);
  // In the dark only the colours are others: seen there, each window need be set once and the dark too.
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkColours(page, 'dark');
  await page.setViewportSize(wide);
  await checkColours(page, 'dark');
  await page.emulateMedia({ colorScheme: null });
  await checkLight(page);
  if (own) await page.setViewportSize(own);
  await putBack();
}

/** What it shows, at which width. */
const nameOf = (page: Page): string => `${page.viewportSize()?.width} wide: ${page.url()}`;

async function checkColours(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  expect(await findFaintText(page), `${scheme}, ${nameOf(page)}`).toEqual([]);
}

async function checkLight(page: Page): Promise<void> {
  const { beyond, ...doubtful } = await look(page, { beyond: widthBeyond, ...doubts });
  expect(beyond, nameOf(page)).toBeLessThanOrEqual(0);
  const asked = { ...rules, ...doubtfulRules(doubtful) };
  const { faults } = await findFaults(page, { runOnly: standards, rules: asked });
  expect(faults, nameOf(page)).toEqual([]);
  await checkColours(page, 'light');
}

/**
 * From its top on: what lies under the header at this moment is not too small to be touched. What is far below has a place of a usual
 * height until somebody comes near: whatever is higher would be measured where it lies on what follows, which nobody ever sees. Returns
 * how to undo it.
 */
async function showAll(page: Page): Promise<() => Promise<unknown>> {
  const sheet = await page.evaluateHandle(async () => {
    scrollTo(0, 0);
    // What goes by how far the page is scrolled, as a toast does, hears of it with the next picture.
    await new Promise(requestAnimationFrame);
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
