import type { Locator, Page } from '@playwright/test';

/** A section of the screen by its title. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Opens a panel that shows a sample. */
export const unfold = (folded: Locator): Promise<void> => folded.getByRole('button', { name: 'Ver' }).click();
