import type { Page } from '@playwright/test';

/** What a person could not read or reach on the screen as it is now: beyond the edge, or cut by a box around it. */
export const findCutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const faults = new Set<string>();
    if (document.documentElement.scrollWidth > width)
      faults.add(`the page is ${document.documentElement.scrollWidth} wide, the window ${width}`);
    // Most boxes stand round many texts: each is looked at once.
    const once = <T>(look: (element: Element) => T): ((element: Element) => T) => {
      const known = new Map<Element, T>();
      return (element) => {
        const seen = known.get(element) ?? look(element);
        known.set(element, seen);
        return seen;
      };
    };
    const styleOf = once((element) => {
      const { clipPath, overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(element);
      return { clipPath, overflowX, overflowY, webkitLineClamp, position };
    });
    const placeOf = once((element) => element.getBoundingClientRect());
    const isForEyes = once(
      (element): boolean =>
        styleOf(element).clipPath === 'none' &&
        !element.matches('svg, noscript, option, a[href="#conteudo"]') &&
        (element.parentElement === null || isForEyes(element.parentElement)),
    );
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
        const { overflowX, overflowY, webkitLineClamp, position } = styleOf(box);
        // A preview that ends in dots is meant to; what scrolls down can be read.
        if (webkitLineClamp !== 'none' || overflowY === 'auto') break;
        const around = placeOf(box);
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
