import { expect, type Locator, type Page } from '@playwright/test';
import { scenarioBank } from '#core/content/jornada-empreendedor/bank.ts';
import { scenarios } from '#core/content/jornada-empreendedor.ts';
import { register } from './account.ts';

export const scenarioCount = scenarios.length;

/** Opens the game as somebody new, with a clock that can be moved on. */
export async function openJornada(page: Page): Promise<void> {
  await page.clock.install();
  await register(page, '/games/jornada-empreendedor');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Cenário 1 de 3');
}

/** The button of a right or a wrong choice of a scenario of the first journey, which is on the screen. */
export async function choiceButton(page: Page, place: number, isCorrect = true): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(scenarios[place]?.title ?? '');
  return shownChoice(page, isCorrect);
}

/** The button of a right or a wrong choice of whatever scenario is on the screen. */
export async function shownChoice(page: Page, isCorrect = true): Promise<Locator> {
  const title = await page.getByRole('heading', { level: 2 }).textContent();
  const scenario = scenarioBank.find((one) => one.title === title);
  const choice = scenario?.choices.find((one) => one.isCorrect === isCorrect);
  return page.getByRole('button', { name: choice?.text ?? '', exact: true });
}

/** Lets the three seconds of an explanation pass. */
export const passExplanation = (page: Page): Promise<void> => page.clock.runFor(3000);
