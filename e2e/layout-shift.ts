import type { Page } from '@playwright/test';

/** Counts from now on how much of the screen jumps, whether or not somebody has just touched it. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const total = await page.evaluateHandle(() => {
    const sum = { value: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.value += Number(Object(entry).value);
    }).observe({ type: 'layout-shift' });
    return sum;
  });
  return async () => {
    await page.evaluate(async () => {
      // Not by `requestAnimationFrame`, which stands still with a clock that a test holds.
      const nextPicture = () => new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
      await nextPicture();
      await nextPicture();
    });
    return total.evaluate(({ value }) => value);
  };
}
