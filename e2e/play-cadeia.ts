import type { Locator, Page } from '@playwright/test';
import { type AplId, aplById } from '#core/content/cadeia-valor.ts';

/** A button of the game. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** What a stage is moved by. */
export const grip = (page: Page, stage: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Mover ${stage}, posição`) });

/** The stages of a chain in their order. */
export const stageNames = (apl: AplId): string[] => aplById(apl).mainChain.map(({ name }) => name);

/** Where a stage stands now, counted from 0. */
export async function placeOf(page: Page, stage: string): Promise<number> {
  const text = await grip(page, stage).textContent();
  return Number(text?.match(/\d+$/)?.[0]) - 1;
}

/** Puts every stage where it belongs, by the buttons beside it. */
export async function orderChain(page: Page, apl: AplId): Promise<void> {
  for (const [place, stage] of stageNames(apl).entries())
    for (let now = await placeOf(page, stage); now > place; now--)
      await button(page, `Subir ${stage}`).click();
}
