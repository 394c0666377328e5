import type { Point } from './view.ts';

interface Gestures {
  onMove: (by: Point) => void;
  /** Returns whether anything changed; if not, the wheel scrolls the page as elsewhere. */
  onZoom: (factor: number, at: Point) => boolean;
  onTap: (at: Point) => void;
}

/** A finger that moved less than this has tapped. */
const tapSlack = 8;
const wheelStep = 0.0015;

/** Listens for drag, pinch, wheel and tap on an element; returns how to stop. */
export function watchGestures(element: HTMLElement, { onMove, onZoom, onTap }: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let travelled = 0;

  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    if (fingers.size === 0) travelled = 0;
    // A second finger means a pinch, whatever the first one did.
    else travelled = Infinity;
    fingers.set(event.pointerId, placeOf(event));
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    fingers.set(event.pointerId, now);
    if (other) {
      onZoom(distance(now, other) / Math.max(distance(before, other), 1), between(now, other));
      onMove({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
      return;
    }
    travelled += distance(before, now);
    if (travelled > tapSlack) onMove({ x: now.x - before.x, y: now.y - before.y });
  }

  function up(event: PointerEvent) {
    if (fingers.delete(event.pointerId) && event.type === 'pointerup' && travelled <= tapSlack) {
      onTap(placeOf(event));
    }
  }

  function wheel(event: WheelEvent) {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    if (onZoom(Math.exp(-event.deltaY * lines * wheelStep), placeOf(event))) event.preventDefault();
  }

  const watching = new AbortController();
  const { signal } = watching;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => watching.abort();
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
