import { expect, type Locator, type Page } from '@playwright/test';
import { takeToast } from './company.ts';

/** A part of the challenge at a team's desk, by some words in it. */
export const part = (page: Page, text: string): Locator =>
  page.getByRole('list', { name: 'Partes do desafio' }).getByRole('listitem').filter({ hasText: text });

/** The part of whoever looks. */
export const ownPart = (page: Page): Locator => part(page, 'Sua parte');

/** Where the own part is written. */
export const ownBox = (page: Page): Locator => ownPart(page).getByRole('textbox');

/** Creates a team and answers the address of its desk. */
export async function createTeam(page: Page, quizId: number): Promise<string> {
  await page.goto(`/games/rede-saberes?desafio=${quizId}`);
  await page.getByRole('button', { name: 'Criar Equipe' }).click();
  await takeToast(page, 'Equipe criada!');
  await expect(ownBox(page)).toBeVisible();
  return page.url();
}

/** Joins a team by the address of its desk. */
export async function joinTeam(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}&entrar=1`);
  await takeToast(page, 'Você se juntou à equipe!');
}
