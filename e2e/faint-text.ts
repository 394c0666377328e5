import type { Page } from '@playwright/test';
import { type Fault, findFaults } from './find-faults.ts';

/** The looks that were found clear, on any screen of this run. */
const clear = new Set<string>();

/**
 * Faint text on the screen as it is now. Whether a text is clear follows from its look: its letters and every colour
 * behind them. A look that was found clear is not judged again; whatever lies on something that is not around it is judged every time.
 * Where plain letters stand on one full colour the look itself tells; axe is asked for all others, and for whatever may be too faint.
 */
export async function findFaintText(page: Page): Promise<Fault[]> {
  const asked = (await page.evaluate(findLooks)).filter((look) => !isClear(look));
  if (asked.length === 0) return [];
  const isThere = await page.evaluate((all) => {
    const textsOf: Map<string, Element[]> = Object(window).textsOfLook;
    for (const [place, look] of all.entries())
      for (const element of textsOf.get(look) ?? []) element.setAttribute('data-look', String(place));
    return document.querySelector('[data-look]') !== null;
  }, asked);
  // What others write may come and go meanwhile.
  if (!isThere) return [];
  const { faults, passed } = await findFaults(page, { runOnly: ['color-contrast'] }, '[data-look]');
  for (const html of passed) {
    const look = asked[Number(/^<[^>]*\bdata-look="(\d+)"/.exec(html)?.[1])];
    if (look) clear.add(look);
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look');
  });
  return faults;
}

const isClear = (look: string): boolean => clear.has(look) || contrastOf(look) >= leastContrast;

/** What is asked of small letters; large ones may be fainter, and axe knows which are. */
const leastContrast = 4.5;

/** Plain letters of one colour, on a full colour that nothing changes. */
const plainLook =
  /^rgb\((?<letters>[\d, ]+)\)\|rgb\(\k<letters>\)\|0px [^|]*\|none\|[^|]*\|[^|]*\|rgb\((?<ground>[\d, ]+)\) none(?:;rgba\(0, 0, 0, 0\) none)*\|$/;

/** How clear the letters of a look are, by the formula of WCAG; 0 where the look does not tell. */
function contrastOf(look: string): number {
  const { letters, ground } = plainLook.exec(look)?.groups ?? {};
  if (!letters || !ground) return 0;
  const [one, other] = [brightnessOf(letters), brightnessOf(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function brightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = colour.split(',').map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The looks that the texts of the screen have, empty where it does not tell all; which texts, the page keeps. */
const findLooks = (): string[] => {
  interface Behind {
    /** From the first colour that hides all others up to this one, and what changes them from further off. */
    colours: string;
    veils: string;
    /** Whether these boxes lie behind it, and no others. */
    isPlain: boolean;
    /** Whether it is there for the ears alone, by itself or by what is around it. */
    isForEars: boolean;
  }
  const all = [...document.body.querySelectorAll('*')];
  const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
    backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
  const layers = all
    .filter((element) => {
      const style = getComputedStyle(element);
      return style.position === 'absolute' && isPainted(style);
    })
    .map((element) => ({ element, place: element.getBoundingClientRect() }));

  const boxes = new Map<Element, Behind>();
  const behind = (element: Element | null): Behind => {
    if (!element) return { colours: '', veils: '', isPlain: true, isForEars: false };
    const found = boxes.get(element);
    if (found) return found;
    const around = behind(element.parentElement);
    const style = getComputedStyle(element);
    const own = `${style.backgroundColor} ${style.backgroundImage}`;
    const isFull = own.startsWith('rgb(') && style.backgroundImage === 'none';
    const isMoved = !/^(static|relative)$/.test(style.position) || style.transform !== 'none';
    const veil = `${style.opacity} ${style.mixBlendMode} ${style.filter}`;
    const here = {
      colours: isFull ? own : `${around.colours};${own}`,
      veils: veil === '1 normal none' ? around.veils : `${around.veils};${veil}`,
      isPlain: isFull || (around.isPlain && !isMoved),
      isForEars: around.isForEars || style.clipPath === 'inset(50%)',
    };
    boxes.set(element, here);
    return here;
  };

  const ownTexts = (element: Element): Node[] =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  /** Where its letters stand, line by line; those of a box to fill in stand anywhere in it. */
  const linesOf = (element: Element): DOMRect[] => {
    if (element.matches('input, select, textarea')) return [element.getBoundingClientRect()];
    const range = document.createRange();
    return ownTexts(element).flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
  };
  const overlaps = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
  // A layer may be inside the element as well, like the mark on a bell, and stand where it has no letters.
  const liesOnLayer = (element: Element): boolean => {
    const others = layers.filter(({ element: layer }) => !layer.contains(element));
    if (others.length === 0) return false;
    return linesOf(element).some((line) => others.some(({ place }) => overlaps(line, place)));
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea, button') || ownTexts(element).length > 0;
  // What lies on a drawing, is there for the ears alone or cannot be pressed is not judged by axe either.
  const isForEyes = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.matches('svg *, :disabled') &&
    !behind(element).isForEars;
  const lookOf = (element: Element): string => {
    const { colours, veils, isPlain } = behind(element);
    if (!isPlain || liesOnLayer(element)) return '';
    const style = getComputedStyle(element);
    const letters = [style.color, style.webkitTextFillColor, style.webkitTextStroke, style.textShadow];
    return [...letters, style.fontSize, style.fontWeight, colours, veils].join('|');
  };

  const looks = new Map<string, Element[]>();
  for (const element of all) {
    if (!hasText(element) || !isForEyes(element)) continue;
    const look = lookOf(element);
    const same = looks.get(look);
    if (same) same.push(element);
    else looks.set(look, [element]);
  }
  Object.assign(window, { textsOfLook: looks });
  return [...looks.keys()];
};
