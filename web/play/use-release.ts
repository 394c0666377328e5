import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { tremblePx } from './drag-area.tsx';

interface Point {
  x: number;
  y: number;
}

/** How far the page and the finger have moved something, and where it was let go. */
interface Release {
  moved: Point;
  at: Point;
}

const ends = ['pointerup', 'pointercancel', 'keydown', 'resize', 'visibilitychange'] as const;

/**
 * Where something that was taken by mouse, finger or pen is let go. What draws the drag lags behind on a slow phone, and may
 * not even have begun when the finger is lifted: `take` hears of the grasp, `settle` of the end of the drag if it has one.
 */
export function useRelease<T>(onRelease: (taken: T, release: Release) => void) {
  const latest = useRef(onRelease);
  useEffect(() => {
    latest.current = onRelease;
  });
  const released = useRef<() => void>(undefined);

  function settle() {
    released.current?.();
    released.current = undefined;
  }
  function take(down: ReactPointerEvent, taken: T) {
    if (!down.isPrimary || down.button !== 0) return;
    const from = { x: down.clientX + scrollX, y: down.clientY + scrollY };
    function end(event: Event) {
      if (event instanceof KeyboardEvent && event.code !== 'Escape') return;
      for (const type of ends) removeEventListener(type, end, true);
      if (!(event instanceof PointerEvent) || event.type !== 'pointerup') return;
      const at = { x: event.clientX, y: event.clientY };
      const moved = { x: at.x + scrollX - from.x, y: at.y + scrollY - from.y };
      if (Math.hypot(moved.x, moved.y) < tremblePx) return;
      released.current = () => latest.current(taken, { moved, at });
      setTimeout(settle);
    }
    for (const type of ends) addEventListener(type, end, true);
  }
  return { take, settle };
}
