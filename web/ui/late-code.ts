import type { ComponentType } from 'react';

/** The code of a screen did not arrive, as happens on a weak signal or after a new version. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** Code that comes when it is first shown, or earlier when asked; shown at once if it is there. */
export interface LateCode {
  arrived: () => ComponentType | undefined;
  load: () => Promise<ComponentType>;
}

/** Wraps the import of a screen. */
export function lateCode(bring: () => Promise<ComponentType>): LateCode {
  let arrived: ComponentType | undefined;
  let coming: Promise<ComponentType> | undefined;
  return {
    arrived: () => arrived,
    async load() {
      try {
        coming ??= bring();
        arrived = await coming;
        return arrived;
      } catch (cause) {
        coming = undefined;
        throw new ScreenLoadError('screen code did not arrive', { cause });
      }
    },
  };
}

/** Code of a part of a screen, which comes once the rest of the screen is drawn: nobody waits for it to see that. */
export const latePart = (bring: () => Promise<ComponentType>): LateCode =>
  lateCode(() => drawn().then(bring));

/** A page that nobody looks at is not drawn. */
const drawnWithinMs = 1000;

/** Done once the person sees what was drawn: what is asked for earlier travels beside what the first picture needs. */
export const drawn = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, drawnWithinMs);
    if (isBeforeFirstPicture()) new PerformanceObserver(resolve).observe({ type: 'paint' });
    // The first frame draws it, by the second it is seen.
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Whether nothing has been seen yet, as far as the browser can tell. */
const isBeforeFirstPicture = (): boolean =>
  PerformanceObserver.supportedEntryTypes.includes('paint') &&
  !performance.getEntriesByName('first-contentful-paint').length;

const tryAgainMs = 10_000;

/** Waits until it is worth asking again for code that did not arrive. */
export const nextTry = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, tryAgainMs);
  });
