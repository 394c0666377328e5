import type { Locator, Page } from '@playwright/test';
import { deckById } from '#core/content/flip-produtividade/bank.ts';
import { checkScreen } from './accessibility.ts';
import { register } from './account.ts';
import { finishedRun } from './finished-run.ts';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shift.ts';
import { button, cardAt, deckButton, Player } from './play-flip.ts';
import { tabTo } from './tab-to.ts';

const matchBox = (page: Page): Locator => page.getByText('Você acertou!', { exact: true });

async function openGame(page: Page): Promise<void> {
  await page.clock.install();
  await register(page, '/games/flip-produtividade');
  await expect(page.getByText('Fácil', { exact: true })).toHaveCount(3);
}

/** The end of a deck: what the server is told and what the person reads. */
async function expectCompleted(page: Page, deck: string, moves: number, body: Record<string, unknown>) {
  await expect(page.getByRole('status').filter({ hasText: 'Jogo Concluído!' })).toContainText(
    'Parabéns! Você completou o Flip de Produtividade.',
  );
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { name: 'Parabéns!' })).toBeFocused();
  await expect(page.getByText(`${moves} jogadas`, { exact: true })).toBeVisible();
  for (const { explanation, source } of deckById(deck).pairs) {
    await expect(page.getByRole('main').getByText(explanation, { exact: true }).last()).toBeVisible();
    await expect(page.getByText(`Fonte: ${source}`).first()).toBeVisible();
  }
  expect(body).toMatchObject({
    isCompleted: true,
    data: { deck, moves, scoreBreakdown: { baseScore: 1000 } },
  });
  await expect(page.getByText('+100 de influência')).toBeVisible();
}

const nextSaved = async (page: Page): Promise<Record<string, unknown>> =>
  (await finishedRun(page, 7)).postDataJSON();

test.describe('mouse', { tag: '@mouse' }, () => {
  test('a deck is played with the mouse, restarted and changed', async ({ page }) => {
    await openGame(page);
    await deckButton(page, 'glossario').click();
    await expect(page.getByRole('button', { name: /virada para baixo$/ })).toHaveCount(12);

    const player = new Player(page, 'glossario', (place) => cardAt(page, place).click());
    while (!(await player.move())) {
      await expect(page.getByRole('button', { name: /virada para baixo$/ })).toHaveCount(12);
    }
    await expect(matchBox(page)).toBeVisible();
    await expect(page.getByText('1 de 6 pares')).toBeVisible();
    await checkScreen(page);
    await page.clock.runFor(3000);
    await expect(matchBox(page)).toBeHidden();

    await button(page, 'Reiniciar').click();
    await expect(page.getByText('0 de 6 pares')).toBeVisible();
    await button(page, 'Trocar Baralho').click();
    await deckButton(page, 'solucoes').click();

    const saved = nextSaved(page);
    const second = new Player(page, 'solucoes', (place) => cardAt(page, place).click());
    await second.playToTheEnd();
    await expectCompleted(page, 'solucoes', second.moves, await saved);
    await checkScreen(page);
    await button(page, 'Jogar Novamente').click();
    await expect(page.getByRole('button', { name: /virada para baixo$/ })).toHaveCount(12);
    await button(page, 'Trocar Baralho').click();
    await expect(page.getByRole('heading', { name: 'Escolha um baralho' })).toBeFocused();
  });
});

test.describe('finger', { tag: '@touch' }, () => {
  test('a deck is played with the finger, and nothing on the table moves', async ({ page }) => {
    await openGame(page);
    await deckButton(page, 'atores').tap();
    await expect(cardAt(page, 0)).toBeVisible();
    const shifted = await watchShifts(page);
    const saved = nextSaved(page);
    const player = new Player(page, 'atores', (place) => cardAt(page, place).tap());
    await player.playToTheEnd();
    expect(await shifted()).toBeLessThan(0.01);
    await expectCompleted(page, 'atores', player.moves, await saved);
    await button(page, 'Escolher Outro Baralho').tap();
    await expect(deckButton(page, 'glossario')).toBeVisible();
  });
});

test('a deck is played with the keyboard alone', async ({ page, isMobile }) => {
  const columns = isMobile ? 3 : 4;
  await openGame(page);
  await tabTo(page, deckButton(page, 'glossario'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Glossário Produtivo' })).toBeFocused();
  await tabTo(page, cardAt(page, 0));

  let place = 0;
  const player = new Player(page, 'glossario', async (wanted) => {
    for (const step of [columns, 1]) {
      const [forth, back] = step === 1 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
      for (; wanted - place >= step; place += step) await page.keyboard.press(forth);
      for (; place - wanted >= step; place -= step) await page.keyboard.press(back);
    }
    await expect(cardAt(page, wanted)).toBeFocused();
    await page.keyboard.press(wanted % 2 === 0 ? 'Enter' : 'Space');
    await expect(cardAt(page, wanted)).toHaveAttribute('aria-label', /^Carta \d+: /);
  });
  const saved = nextSaved(page);
  await player.playToTheEnd();
  await expectCompleted(page, 'glossario', player.moves, await saved);
  await tabTo(page, button(page, 'Jogar Novamente'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 de 6 pares')).toBeVisible();
});
