import { expect, type Page } from '@playwright/test';
import { findBrokenWords } from './find-broken-words.ts';
import { findCutText } from './find-cut-text.ts';
import { look } from './look.ts';

interface Size {
  width: number;
  height: number;
  /** How large the letters are. */
  letters: number;
  /** Set in the browser, so that the program's own sense of a narrow window goes with them. */
  isSetting?: boolean;
  /** Where the header takes more than a fifth of the screen: it scrolls away. */
  isTiny?: boolean;
}

/**
 * The narrowest phone, letters twice as large on a phone, by a style and as the setting of a browser, four times as its setting, the page
 * at twice its size, a wide window at four times its size, and a phone on its side. In an order in which few letters and windows change.
 */
const sizes: readonly Size[] = [
  { width: 320, height: 640, letters: 1 },
  { width: 180, height: 370, letters: 1 },
  { width: 320, height: 256, letters: 1, isTiny: true },
  { width: 740, height: 360, letters: 1 },
  { width: 740, height: 360, letters: 2 },
  { width: 320, height: 640, letters: 2 },
  { width: 360, height: 740, letters: 2 },
  { width: 360, height: 740, letters: 2, isSetting: true },
  { width: 740, height: 360, letters: 2, isSetting: true },
  { width: 320, height: 640, letters: 2, isSetting: true },
  { width: 320, height: 640, letters: 4, isSetting: true },
];

const usualLetters = 16;

/** Makes the letters of a page so many times as large, as a person does who needs it: by the browser's setting or by a style. */
async function openEnlarger(page: Page) {
  const browser = await page.context().newCDPSession(page);
  let standard = usualLetters;
  let style = '';
  return {
    async enlarge(times: number, isSetting: boolean) {
      const wanted = {
        standard: isSetting ? usualLetters * times : usualLetters,
        style: isSetting ? '' : `${1.0625 * usualLetters * times}px`,
      };
      if (wanted.standard !== standard)
        await browser.send('Page.setFontSizes', { fontSizes: { standard: wanted.standard } });
      if (wanted.style !== style)
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, wanted.style);
      ({ standard, style } = wanted);
    },
    close: () => browser.detach(),
  };
}

/** How high the header is, and the links under the thumb where there are any. */
const findBars = (): { header: number; links: number } => {
  const header = document.querySelector('header');
  if (!header) throw new Error('no header');
  const links = document.querySelector('nav[aria-label=Principal]');
  return {
    header: header.getBoundingClientRect().height,
    links: links?.getBoundingClientRect().height ?? 0,
  };
};

const looks = { cut: findCutText, broken: findBrokenWords, bars: findBars };

/** Fails where something is cut off, a short word is broken or the header or the links take more than a fifth of the screen each, however it is enlarged. */
export async function checkSizes(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  const { enlarge, close } = await openEnlarger(page);
  for (const { letters, isSetting = false, isTiny = false, ...viewport } of sizes) {
    await page.setViewportSize(viewport);
    await enlarge(letters, isSetting);
    const size = `${name} at ${viewport.width} by ${viewport.height}, letters ${letters}${isSetting ? ' by setting' : ''}`;
    const { cut, broken, bars } = await look(page, looks);
    expect.soft(cut, size).toEqual([]);
    if (letters === 1 || isSetting) expect.soft(broken, size).toEqual([]);
    if (!isTiny) expect.soft(bars.header, size).toBeLessThanOrEqual(viewport.height / 5);
    // The page at twice its size has large targets as well: there the links take what they need.
    if (viewport.height > viewport.width && viewport.width >= 320)
      expect.soft(bars.links, size).toBeLessThanOrEqual(viewport.height / 5);
  }
  await enlarge(1, false);
  await close();
  if (before) await page.setViewportSize(before);
}
