/** One sentence, and where it stands on the screen. */
export interface Passage {
  text: string;
  range?: Range;
}

/** What nobody wants to hear in the middle of a text: pictures, boxes to fill in, and the buttons that read. */
const silent =
  'svg, script, style, noscript, select, textarea, nav, [data-silent], [aria-hidden=true], [inert], .sr-only';

/** The sentences that a person sees in a region, in their order. */
export function passagesIn(region: Element): Passage[] {
  return blocksIn(region).flatMap(sentencesOf);
}

/** A text that is given, each sentence with its place in the region where it stands there too. */
export function passagesOf(text: string, region: Element): Passage[] {
  const shown = passagesIn(region);
  return sentences(text).map(([start, end]) => {
    const spoken = text.slice(start, end).trim();
    const found = shown.find((passage) => isSame(passage.text, spoken));
    return found?.range ? { text: spoken, range: found.range } : { text: spoken };
  });
}

const isSame = (shown: string, spoken: string): boolean =>
  shown === spoken || shown.includes(spoken) || (shown.length > 3 && spoken.includes(shown));

/** The text nodes of each box that begins a new line. */
function blocksIn(region: Element): Text[][] {
  const texts = document.createTreeWalker(region, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    return node.matches(silent) || !isShown(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const blocks: Text[][] = [];
  let last: Element | null = null;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!(node instanceof Text)) continue;
    const block = blockAround(node);
    const isBlank = node.data.trim() === '';
    if (block !== last && isBlank) continue;
    if (block !== last) blocks.push([]);
    last = block;
    blocks.at(-1)?.push(node);
  }
  return blocks;
}

/** Whether eyes see it: neither hidden nor cut to nothing. A box that lends its room to its children has none itself. */
function isShown(element: Element): boolean {
  const { display, clipPath } = getComputedStyle(element);
  if (clipPath === 'inset(50%)') return false;
  return display === 'contents' || (element.checkVisibility?.() ?? display !== 'none');
}

/** Letters flow on through inline boxes; any other begins a text of its own. */
function blockAround(node: Node): Element | null {
  let box = node.parentElement;
  while (box && /^(inline|inline-block|contents)?$/.test(getComputedStyle(box).display))
    box = box.parentElement;
  return box;
}

function sentencesOf(nodes: readonly Text[]): Passage[] {
  const whole = nodes.map(({ data }) => data).join('');
  return sentences(whole).flatMap(([start, end]) => {
    const text = whole.slice(start, end).replace(/\s+/g, ' ').trim();
    return /[\p{L}\p{N}]/u.test(text) ? [{ text, range: rangeOver(nodes, start, end) }] : [];
  });
}

function rangeOver(nodes: readonly Text[], start: number, end: number): Range {
  const range = document.createRange();
  let offset = 0;
  for (const node of nodes) {
    const next = offset + node.length;
    if (offset <= start && start < next) range.setStart(node, start - offset);
    if (offset < end) range.setEnd(node, Math.min(end - offset, node.length));
    offset = next;
  }
  return range;
}

/** Where each sentence begins and ends; a browser that cannot tell reads the whole at once. */
function sentences(text: string): [start: number, end: number][] {
  if (!('Segmenter' in Intl)) return [[0, text.length]];
  const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ index, segment }) => [index, index + segment.length]);
}
