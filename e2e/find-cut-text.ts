/** What a person could not read or reach on the screen as it is now: beyond the edge, or cut by a box around it. */
export const findCutText = (): string[] => {
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
  interface Place {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const everywhere: Place = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  /** What the boxes from this one outwards leave to be seen: of any text, and of one of more than two letters. */
  const windowOf = once((box): { any: Place; long: Place } => {
    const all = { any: everywhere, long: everywhere };
    const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(box);
    // A preview that ends in dots is meant to; what scrolls down can be read.
    if (webkitLineClamp !== 'none' || overflowY === 'auto') return all;
    const around = position === 'fixed' || !box.parentElement ? all : windowOf(box.parentElement);
    const isButton = box.matches('button, a');
    const cutsAcross = overflowX !== 'visible' || isButton;
    if (!cutsAcross && overflowY === 'visible') return around;
    const place = box.getBoundingClientRect();
    const within = (outer: Place, cutsDown: boolean): Place => ({
      left: cutsAcross ? Math.max(outer.left, place.left) : outer.left,
      right: cutsAcross ? Math.min(outer.right, place.right) : outer.right,
      top: cutsDown ? Math.max(outer.top, place.top) : outer.top,
      bottom: cutsDown ? Math.min(outer.bottom, place.bottom) : outer.bottom,
    });
    // The lines of one or two letters in a round mark are taller than the mark, the letters are not.
    return {
      any: within(around.any, overflowY !== 'visible'),
      long: within(around.long, overflowY !== 'visible' || isButton),
    };
  });
  const isForEyes = once(
    (element): boolean =>
      getComputedStyle(element).clipPath === 'none' &&
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
    const { any, long } = windowOf(holder);
    const seen = text.length > 2 ? long : any;
    if (left < seen.left - 3 || right > seen.right + 3) faults.add(`cut across: ${text}`);
    if (top < seen.top - 7 || bottom > seen.bottom + 7) faults.add(`cut below: ${text}`);
  }
  return [...faults];
};
