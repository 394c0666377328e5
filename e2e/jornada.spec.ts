import type { Locator, Page } from '@playwright/test';
import { scenarios } from '#core/content/jornada-empreendedor.ts';
import { checkScreen } from './accessibility.ts';
import { giveVoice } from './device-voice.ts';
import { expect, test } from './fixtures.ts';
import { holdClock } from './hold-clock.ts';
import { watchShifts } from './layout-shift.ts';
import { choiceButton, openJornada, passExplanation, scenarioCount, shownChoice } from './play-jornada.ts';
import { tabTo } from './tab-to.ts';

async function playWith(page: Page, take: (choice: Locator) => Promise<void>): Promise<void> {
  await openJornada(page);
  await holdClock(page);
  for (let place = 0; place < scenarioCount; place++) {
    await take(await choiceButton(page, place));
    await expect(page.getByRole('status').filter({ hasText: 'Correto!' })).toBeVisible();
    await passExplanation(page);
  }
  await page.clock.resume();
  await expect(page.getByRole('status').filter({ hasText: 'Parabéns!' })).toContainText(
    'Você completou a Jornada do Empreendedor com 300 pontos!',
  );
  await expect(page.getByText('+150 de influência')).toBeVisible();
}

test('the journey with the mouse, with every explanation at the end, and once more', {
  tag: '@mouse',
}, async ({ page }) => {
  await playWith(page, (choice) => choice.click());
  for (const { detail, source } of scenarios) {
    await expect(page.getByText(detail)).toBeVisible();
    await expect(page.getByText(`Fonte: ${source}`)).toBeVisible();
  }
  await checkScreen(page);
  await page.getByRole('button', { name: 'Jogar Novamente' }).click();
  await expect(page.getByText('Nível: Fácil')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await (await shownChoice(page, false)).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ops! Não é bem assim...' })).toBeVisible();
});

test('the journey by touch', { tag: '@touch' }, async ({ page }) => {
  await playWith(page, (choice) => choice.tap());
  await checkScreen(page);
  await page.getByRole('button', { name: 'Jogar Novamente' }).tap();
  for (const level of ['Fácil', 'Médio', 'Difícil']) {
    await expect(page.getByText(`Nível: ${level}`)).toBeVisible();
    await (await shownChoice(page)).tap();
    await passExplanation(page);
  }
  await expect(page.getByText('+150 de influência')).toBeVisible();
  await checkScreen(page);
  await page.getByRole('link', { name: 'Voltar ao início' }).tap();
  await expect(page).toHaveURL('/');
});

test('the journey with the keyboard alone', { tag: '@any-screen' }, async ({ page }) => {
  await playWith(page, async (choice) => {
    await tabTo(page, choice);
    await page.keyboard.press('Enter');
  });
  await tabTo(page, page.getByRole('button', { name: 'Jogar Novamente' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
});

test('a reload in the middle goes on at the same scenario, up to a saved run', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openJornada(page);
  await (await choiceButton(page, 0)).click();
  await passExplanation(page);
  await choiceButton(page, 1);
  await page.reload();
  for (const place of [1, 2]) {
    await (await choiceButton(page, place)).click();
    await passExplanation(page);
  }
  await expect(page.getByText('+150 de influência')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nível: Fácil')).toBeVisible();
});

test('question and explanation are accessible, can be listened to, and move nothing', async ({ page }) => {
  await giveVoice(page);
  await openJornada(page);
  const shifts = await watchShifts(page);
  // The explanation must not run out before the voice holds it.
  await holdClock(page);
  await (await choiceButton(page, 0, false)).click();
  await page.getByRole('button', { name: 'Ouvir' }).last().click();
  await page.clock.runFor(10_000);
  await page.clock.resume();
  expect(await shifts()).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: 'Ops!' })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('button', { name: 'Parar' }).click();
  await passExplanation(page);
  await choiceButton(page, 1);
});
