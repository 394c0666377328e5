import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawn } from './late-code.ts';

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
  expect(await isDrawnAfter(900)).toBe(false);
  const seen = drawn();
  paint?.();
  await expect(seen).resolves.not.toThrow();
});

test('a page that nobody looks at waits a second at most', async () => {
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  expect(await isDrawnAfter(1000)).toBe(true);
});

test('a browser that does not tell of its pictures waits for two frames', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  expect(await isDrawnAfter(100)).toBe(true);
});
