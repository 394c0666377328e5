import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawn, lateCode, latePart } from './late-code.ts';

let paint: (() => void) | undefined;

/** A browser that tells of its first picture. */
class PaintObserver {
  static supportedEntryTypes = ['paint'];
  constructor(seen: () => void) {
    paint = seen;
  }
  observe() {}
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  paint = undefined;
});

async function isDrawnAfter(ms: number): Promise<boolean> {
  let isDrawn = false;
  void drawn().then(() => {
    isDrawn = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isDrawn;
}

test('nothing late is asked for before the first picture is seen', async () => {
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  const seen = vi.fn();
  void drawn().then(seen);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).not.toHaveBeenCalled();
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  paint?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toHaveBeenCalled();
});

test('a page that nobody looks at waits three seconds at most', async () => {
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  expect(await isDrawnAfter(3000)).toBe(true);
});

test('a browser that does not tell of its pictures waits for two frames', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  expect(await isDrawnAfter(200)).toBe(true);
});

test('what follows a screen is asked for once the screen is there', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  let arrive = (_: () => null) => {};
  const screen = lateCode(() => new Promise((resolve) => (arrive = resolve)));
  const bring = vi.fn(async () => () => null);
  void screen.load();
  void latePart(bring).load();
  await vi.advanceTimersByTimeAsync(2000);
  expect(bring).not.toHaveBeenCalled();
  arrive(() => null);
  await vi.advanceTimersByTimeAsync(100);
  expect(bring).toHaveBeenCalledOnce();
});
