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
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return total.evaluate(({ value }) => value);
  };
}
