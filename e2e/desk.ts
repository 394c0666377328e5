import { expect, type Locator, type Page } from '@playwright/test';
import { takeToast } from './company.ts';

/** A part of the challenge at a team's desk, by some words in it. */
export const part = (page: Page, text: string): Locator =>
  page.getByRole('list', { name: 'Partes do desafio' }).getByRole('listitem').filter({ hasText: text });

/** The part of whoever looks. */
export const ownPart = (page: Page): Locator => part(page, 'Sua parte');

/** Where the own part is written. */
export const ownBox = (page: Page): Locator => ownPart(page).getByRole('textbox');

/** Creates a team for the challenge on the screen and answers the address of its desk. */
export async function createTeam(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Criar Equipe' }).click();
  await takeToast(page, 'Equipe criada!');
  await expect(ownBox(page)).toBeVisible();
  return page.url();
}

/** The address under which somebody joins the team of a desk. */
export const invitation = (desk: string): string => `${desk}&entrar=1`;
