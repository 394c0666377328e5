import type { Page } from '@playwright/test';

/** What a person could not read or reach on the screen as it is now: beyond the edge, or cut by a box around it. */
export const findCutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const faults = new Set<string>();
    if (document.documentElement.scrollWidth > width)
      faults.add(`the page is ${document.documentElement.scrollWidth} wide, the window ${width}`);
    const isForEyes = (element: Element | null): boolean =>
      element === null ||
      (getComputedStyle(element).clipPath === 'none' &&
        !element.matches('svg, noscript, option, a[href="#conteudo"]') &&
        isForEyes(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim().slice(0, 40) ?? '';
      if (text === '' || !holder?.checkVisibility() || !isForEyes(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < -1 || right > width + 1) faults.add(`beyond the edge: ${text}`);
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(box);
        // A preview that ends in dots is meant to; what scrolls down can be read.
        if (webkitLineClamp !== 'none' || overflowY === 'auto') break;
        const around = box.getBoundingClientRect();
        const isButton = box.matches('button, a');
        const cutsAcross = overflowX !== 'visible' || isButton;
        if (cutsAcross && (left < around.left - 3 || right > around.right + 3))
          faults.add(`cut across: ${text}`);
        // The lines of one or two letters in a round mark are taller than the mark, the letters are not.
        const cutsDown = overflowY !== 'visible' || (isButton && text.length > 2);
        if (cutsDown && (top < around.top - 7 || bottom > around.bottom + 7))
          faults.add(`cut below: ${text}`);
        if (position === 'fixed') break;
      }
    }
    return [...faults];
  });
