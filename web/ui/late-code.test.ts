import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// A copy of its own: what the test of a screen left unanswered would still be waited for.
const ownCopy = './late-code.ts?own';
const { drawn, goesFirst, inTime, lateCode, latePart, untilArrived }: typeof import('./late-code.ts') =
  await import(ownCopy);

let paint: (() => void) | undefined;

/** A browser that has shown nothing yet. */
function showNothing(): void {
  performance.clearMarks(mark);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: () => void) {
        paint = seen;
      }
      observe() {}
    },
  );
}

const mark = 'first-contentful-paint';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  performance.mark(mark);
});
afterEach(() => performance.clearMarks(mark));

async function isDrawnAfter(ms: number): Promise<boolean> {
  let isDrawn = false;
  void drawn().then(() => {
    isDrawn = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isDrawn;
}

test('nothing late is asked for before the first picture is seen', async () => {
  showNothing();
  const seen = vi.fn();
  void drawn().then(seen);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).not.toHaveBeenCalled();
  paint?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toHaveBeenCalled();
});

test('a page that nobody looks at waits three seconds at most', async () => {
  showNothing();
  expect(await isDrawnAfter(3000)).toBe(true);
});

test('a later picture is seen after two frames', async () => {
  expect(await isDrawnAfter(200)).toBe(true);
});

test('what follows a screen is asked for once the screen is there', async () => {
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

test('what a screen reads, and what it reads after that, goes before what follows it', async () => {
  let answer = () => {};
  const read = () => goesFirst(new Promise<void>((resolve) => (answer = resolve)));
  void read().then(read);
  const bring = vi.fn(async () => () => null);
  void latePart(bring).load();
  for (const _ of ['first', 'second']) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(bring).not.toHaveBeenCalled();
    answer();
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(bring).toHaveBeenCalledOnce();
});

test('an answer that does not come holds nothing up for more than three seconds', async () => {
  let giveUp = () => {};
  void goesFirst(new Promise<void>((resolve) => (giveUp = resolve)));
  expect(await isDrawnAfter(2900)).toBe(false);
  expect(await isDrawnAfter(3000)).toBe(true);
  giveUp();
});

test('what neither comes nor fails is not waited for without end by whoever asked for it', async () => {
  const told = vi.fn();
  inTime(new Promise(() => {})).catch(told);
  await vi.advanceTimersByTimeAsync(7999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledOnce();
  expect(await inTime(Promise.resolve(1))).toBe(1);
});

test('code that is needed later is asked for until it comes', async () => {
  const tries = [() => Promise.reject(new Error('no signal')), () => Promise.reject(new Error('no signal'))];
  const bring = vi.fn(() => tries.shift()?.() ?? Promise.resolve('here'));
  const came = untilArrived(bring);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(bring).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(await came).toBe('here');
});
