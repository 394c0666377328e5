import { useSyncExternalStore } from 'react';

/**
 * How long the clock of a game goes on after a touch while something is read: whoever plays meanwhile is timed, and no
 * run ends up shorter than hands are.
 */
const afterTouchMs = 1500;

const watchers = new Set<() => void>();
let stopCurrent: (() => void) | undefined;
let restedMs = 0;
let restsFrom: number | undefined;

/** Says that a reading begins, which ends the one before it. */
export function beginReading(stop: () => void): void {
  stopCurrent?.();
  stopCurrent = stop;
  restClock();
  for (const notify of watchers) notify();
}

/** Says that a reading is over; one that another took the place of has nothing to say. */
export function endReading(stop: () => void): void {
  if (stopCurrent !== stop) return;
  stopCurrent = undefined;
  runClock();
  for (const notify of watchers) notify();
}

/** Ends whatever is being read, such as before somebody speaks. */
export const stopReading = (): void => stopCurrent?.();

/** Whether anything at all is being read, from whichever button. */
export const useIsReading = (): boolean =>
  useSyncExternalStore(watchReading, () => stopCurrent !== undefined);

function watchReading(notify: () => void): () => void {
  watchers.add(notify);
  return () => void watchers.delete(notify);
}

/** The clocks of the games rest while a text is read. */
export function restClock(): void {
  if (restsFrom !== undefined) return;
  restsFrom = performance.now() + afterTouchMs;
  for (const kind of touches) addEventListener(kind, onTouch, true);
}

/** They go on, such as while the reading is paused. */
export function runClock(): void {
  restedMs = readingMs();
  restsFrom = undefined;
  for (const kind of touches) removeEventListener(kind, onTouch, true);
}

/** The milliseconds in which the clocks have rested since the page was opened. */
export const readingMs = (): number =>
  restsFrom === undefined ? restedMs : restedMs + Math.max(0, performance.now() - restsFrom);

const touches = ['pointerdown', 'keydown'] as const;

function onTouch(): void {
  restedMs = readingMs();
  restsFrom = performance.now() + afterTouchMs;
}
