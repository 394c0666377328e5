import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on any serious fault of accessibility on the screen as it is now, in light and in dark. */
export async function checkAccessibility(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
    const faults = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
      );
    expect(faults, `${colorScheme}: ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
