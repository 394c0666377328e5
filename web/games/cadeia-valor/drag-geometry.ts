/** Where a row lies on the page. */
export interface Span {
  top: number;
  height: number;
}

/** The row over which the middle of a dragged row hangs; beyond the ends it is the first or the last. */
export function targetOf(spans: readonly Span[], from: number, travelled: number): number {
  const dragged = spans[from];
  if (!dragged) return from;
  const middle = dragged.top + dragged.height / 2 + travelled;
  const next = spans.findIndex(({ top, height }) => middle < top + height);
  return next === -1 ? spans.length - 1 : next;
}

/** How far a row makes room while another is dragged past it. */
export function shiftOf(
  index: number,
  { from, to, room }: { from: number; to: number; room: number },
): number {
  if (index > from && index <= to) return -room;
  return index < from && index >= to ? room : 0;
}

/** The header and the bar of links cover the edges of a phone, so scrolling starts well before them. */
const edge = 110;
const fastest = 14;

/**
 * How many pixels the page scrolls a frame while the pointer is near an edge of the window; a pointer that has not
 * moved towards the edge, since the row was taken near it, does not scroll.
 */
export function scrollStep(clientY: number, takenY: number, windowHeight: number): number {
  const above = clientY < takenY ? edge - clientY : 0;
  const below = clientY > takenY ? clientY - (windowHeight - edge) : 0;
  if (above > 0) return -Math.min(fastest, Math.ceil(above / 6));
  return below > 0 ? Math.min(fastest, Math.ceil(below / 6)) : 0;
}
