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

/** What the person waits for: screens that are on their way, and what they read. */
let awaited: Promise<unknown> = Promise.resolve();

/** Lets something arrive before anything that only follows a screen is asked for. */
export function goesFirst<T>(coming: Promise<T>): Promise<T> {
  // What came is not kept: a page may stay open for days.
  awaited = Promise.allSettled([awaited, coming]).then(() => {});
  return coming;
}

/** Wraps the import of a screen. */
export const lateCode = (bring: () => Promise<ComponentType>): LateCode => codeOf(() => goesFirst(bring()));

/** Code of a part of a screen, which comes once the rest of the screen is drawn: nobody waits for it to see that. */
export const latePart = (bring: () => Promise<ComponentType>): LateCode => codeOf(() => drawn().then(bring));

function codeOf(bring: () => Promise<ComponentType>): LateCode {
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
        throw new ScreenLoadError('no code', { cause });
      }
    },
  };
}

/** A page that nobody looks at is not drawn, and on a weak signal a screen may be long in coming. */
const drawnWithinMs = 3000;

/** Longer than code takes on a signal that is merely weak. */
export const codeWithinMs = 8000;

/** What somebody has asked for and waits for: it fails where it neither comes nor fails by itself. */
export const inTime = <T>(coming: Promise<T>): Promise<T> =>
  Promise.race([
    coming,
    new Promise<never>((_, fail) => setTimeout(() => fail(new ScreenLoadError()), codeWithinMs)),
  ]);

/** Waits for something, and no longer than this. */
export const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

/** Done once the person sees the screen: what is asked for earlier travels beside what its first picture needs. */
export const drawn = (): Promise<unknown> => within(drawnWithinMs, isDrawn());

/** A screen that has come may read, and what it read may want more: done once a picture asks for nothing further. */
async function isDrawn(): Promise<void> {
  const before = awaited;
  await before;
  await nextPicture();
  if (awaited !== before) await isDrawn();
}

async function nextPicture(): Promise<void> {
  const isSeen = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (!isSeen) await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint' }));
  // The first frame draws it, at the second it is seen, and what it reads is asked for.
  await nextFrame();
  await nextFrame();
}

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

const tryAgainMs = 10_000;

/** Waits until it is worth asking again for code that did not arrive. */
export const nextTry = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, tryAgainMs);
  });

/** Code that is needed sooner or later: it is asked for until it comes. */
export const untilArrived = <T>(bring: () => Promise<T>): Promise<T> =>
  bring().catch(() => nextTry().then(() => untilArrived(bring)));
