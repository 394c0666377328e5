import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const events = (page: Page, steps: readonly (Point & { type: string })[]): Promise<void> =>
  page.evaluate((all) => {
    for (const { type, x, y } of all)
      (document.elementFromPoint(x, y) ?? document).dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: y, isPrimary: true, bubbles: true }),
      );
  }, steps);

/** The last movement and the end of a drag in one moment, as when the phone is busy. */
export const letGoAtOnce = (page: Page, to: Point): Promise<void> =>
  events(page, [
    { type: 'pointermove', ...to },
    { type: 'pointerup', ...to },
  ]);

/** A whole drag in one moment, faster than a busy phone draws. */
export const flick = (page: Page, from: Point, to: Point): Promise<void> =>
  events(page, [
    { type: 'pointerdown', ...from },
    { type: 'pointermove', ...to },
    { type: 'pointerup', ...to },
  ]);
