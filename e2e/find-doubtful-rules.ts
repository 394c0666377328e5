import type { Page } from '@playwright/test';
import { findDoubtfulTargets } from './find-doubtful-targets.ts';

/** The rules of axe that look at every element, each with whether it may find a fault on the screen as it is now; most often none does. */
export async function findDoubtfulRules(page: Page): Promise<Record<string, { enabled: boolean }>> {
  const hasDoubtfulTargets = (await findDoubtfulTargets(page)).length > 0;
  const { scrolls, hidesFocus } = await page.evaluate(() => {
    const canHaveFocus =
      ':is(a, area, audio, button, details, embed, iframe, input, object, select, summary, textarea, video, [contenteditable], [tabindex])';
    const isLarger = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    const mayScroll = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(`${overflowX} ${overflowY}`);
    };
    return {
      scrolls: [...document.querySelectorAll('*')].some((element) => isLarger(element) && mayScroll(element)),
      hidesFocus:
        document.querySelector(`[aria-hidden=true]${canHaveFocus}, [aria-hidden=true] ${canHaveFocus}`) !==
        null,
    };
  });
  return {
    'target-size': { enabled: hasDoubtfulTargets },
    'scrollable-region-focusable': { enabled: scrolls },
    'aria-hidden-focus': { enabled: hidesFocus },
  };
}
