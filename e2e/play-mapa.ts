import { expect, type Locator, type Page } from '@playwright/test';
import { type Product, regions } from '#core/content/mapa-produtivo/shape.ts';
import { productBank, products } from '#core/content/mapa-produtivo.ts';
import { register } from './account.ts';

export const productCount = products.length;

/** Opens the game as somebody new, with a clock that can be moved on. */
export async function openMapa(page: Page): Promise<void> {
  await page.clock.install();
  await register(page, '/games/mapa-produtivo');
  await expect(productCard(page)).toBeVisible();
}

/** The product to place. */
export const productCard = (page: Page): Locator => page.getByRole('main').locator('button[aria-pressed]');

/** The product on the screen, once it is the one at this place of the queue. */
export async function productAt(page: Page, place: number): Promise<Product> {
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Produto ${place} de ${productCount} `),
  );
  const text = await productCard(page).textContent();
  const product = productBank.find(({ name }) => text?.includes(name));
  if (!product) throw new Error(`no product in "${text}"`);
  return product;
}

/** A region among the buttons of the list. */
export const regionButton = (page: Page, region: string): Locator =>
  page.getByRole('list', { name: 'Regiões' }).locator(`[data-region="${region}"]`);

/** Where a region stands in the list. */
export const placeOf = (region: string): number => regions.findIndex(({ id }) => id === region);

/** A point inside a region of the map. */
export const pointOn = async (page: Page, region: string): Promise<{ x: number; y: number }> =>
  middleOf(page.locator(`svg [data-region="${region}"] text`).first());

/** The middle of what stands on the screen. */
export async function middleOf(shown: Locator): Promise<{ x: number; y: number }> {
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${shown} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lets the two seconds of the feedback pass, and the moment in which an impatient tap counts for nothing. */
export async function passFeedback(page: Page): Promise<void> {
  await page.clock.runFor(2000);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.clock.runFor(500);
}
