import { expect, type Locator, type Page } from '@playwright/test';

/** A section of the screen by its title. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Opens a panel that shows a sample; until then it is one line, hardly higher than the button in it. */
export async function unfold(folded: Locator): Promise<void> {
  const button = folded.getByRole('button', { name: 'Ver exemplo' });
  await button.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await folded.locator('> *').boundingBox())?.height).toBeLessThan(70);
  await button.click();
}
