import type { Passage } from './passages.ts';

const name = 'lendo';

/** Marks the sentence being read, without touching the text itself; none where nothing is read. */
export function markPassage(passage: Passage | undefined): void {
  const range = passage?.range;
  if ('highlights' in CSS) {
    if (range) CSS.highlights.set(name, new Highlight(range));
    else CSS.highlights.delete(name);
  } else markBox(range?.startContainer.parentElement);
}

/** An older browser cannot mark a sentence, so the box around it is. */
function markBox(box: Element | null | undefined): void {
  document.querySelector(`[data-${name}]`)?.removeAttribute(`data-${name}`);
  box?.setAttribute(`data-${name}`, '');
}

/** Room that the header or the player may take. */
const edgePx = 160;

/** Brings a sentence into sight, as far below the upper edge as one likes to read. */
export function showPassage({ range }: Passage): void {
  const { top, bottom } = range?.getBoundingClientRect?.() ?? {
    top: innerHeight / 2,
    bottom: innerHeight / 2,
  };
  if (top >= edgePx / 2 && bottom <= innerHeight - edgePx) return;
  const scroller = range?.startContainer.parentElement?.closest('dialog')?.parentElement ?? window;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller.scrollBy({ top: top - innerHeight * 0.3, behavior: isCalm ? 'auto' : 'smooth' });
}
