import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { giveVoice } from './device-voice.ts';
import { expect, test } from './fixtures.ts';
import { holdClock } from './hold-clock.ts';
import { watchShifts } from './layout-shift.ts';
import { flick, letGoAtOnce } from './let-go.ts';
import {
  middleOf,
  openMapa,
  passFeedback,
  placeOf,
  pointOn,
  productAt,
  productCard,
  productCount,
  regionButton,
} from './play-mapa.ts';
import { tabTo } from './tab-to.ts';

async function playWith(page: Page, take: (region: string, place: number) => Promise<void>): Promise<void> {
  await holdClock(page);
  for (let place = 1; place <= productCount; place++) {
    const { region } = await productAt(page, place);
    await take(region, place);
    await expect(page.getByRole('alertdialog', { name: 'Correto!' })).toBeVisible();
    await passFeedback(page);
  }
  await page.clock.resume();
  await expect(page.getByRole('status').filter({ hasText: 'Parabéns!' })).toContainText(
    'Você completou o Mapa Produtivo com 2.050 pontos!',
  );
  const result = page.getByRole('dialog', { name: 'Mapa completo!' });
  await expect(result).toContainText('+100 de influência');
  await expect(result).toContainText('Novo selo: Conhecedor da Rota');
}

test('every product dragged with the mouse, nothing else moving meanwhile', { tag: '@mouse' }, async ({
  page,
}) => {
  await openMapa(page);
  const shifts = await watchShifts(page);
  await playWith(page, async (region) => {
    const from = await middleOf(productCard(page));
    const to = await pointOn(page, region);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    expect(await shifts()).toBeLessThan(0.01);
  });
  await checkScreen(page);
  await page.getByRole('button', { name: 'Ver as respostas' }).click();
  await expect(page.getByText('Fonte: IBGE, 2023').first()).toBeVisible();
  await checkScreen(page);
  await page.getByRole('button', { name: 'Jogar Novamente' }).click();
  await productAt(page, 1);
});

test('on a slow phone a product falls where it is let go, not where the screen last saw it', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openMapa(page);
  await holdClock(page);
  const { region } = await productAt(page, 1);
  const another = region === 'norte' ? 'nordeste' : 'norte';
  const [from, over, to] = [
    await middleOf(productCard(page)),
    await pointOn(page, another),
    await pointOn(page, region),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(over.x, over.y, { steps: 4 });
  await expect(productCard(page)).toHaveAttribute('style', /translate/);
  await letGoAtOnce(page, to);
  await expect(page.getByRole('alertdialog', { name: 'Correto!' })).toBeVisible();
  await passFeedback(page);
  const next = await productAt(page, 2);
  await flick(page, await middleOf(productCard(page)), await pointOn(page, next.region));
  await page.clock.runFor(1);
  await expect(page.getByRole('alertdialog', { name: 'Correto!' })).toBeVisible();
});

test('every product by touch: dragged to the map, or tapped and its region tapped', {
  tag: '@touch',
}, async ({ page, context }) => {
  await openMapa(page);
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await playWith(page, async (region, place) => {
    const from = await middleOf(productCard(page));
    const to = await pointOn(page, region);
    if (place % 2 === 0) {
      await page.touchscreen.tap(from.x, from.y);
      await expect(productCard(page)).toHaveAttribute('aria-pressed', 'true');
      await page.touchscreen.tap(to.x, to.y);
      return;
    }
    await touch('touchStart', from);
    await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await touch('touchMove', to);
    // The finger rests before it is lifted: the browser takes a tap right after a throw as a stop of the throw.
    await page.waitForTimeout(100);
    await touch('touchMove', to);
    await touch('touchEnd');
  });
  await page.getByRole('link', { name: 'Voltar ao início' }).tap();
  await expect(page).toHaveURL('/');
});

test('every product with the keyboard alone', { tag: '@any-screen' }, async ({ page }) => {
  await openMapa(page);
  await tabTo(page, productCard(page));
  await page.keyboard.press('Enter');
  await expect(regionButton(page, 'norte')).toBeFocused();
  let stands = 0;
  await playWith(page, async (region) => {
    for (; stands < placeOf(region); stands++) await page.keyboard.press('ArrowDown');
    for (; stands > placeOf(region); stands--) await page.keyboard.press('ArrowUp');
    await expect(regionButton(page, region)).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await tabTo(page, page.getByRole('button', { name: 'Jogar Novamente' }));
  await page.keyboard.press('Enter');
  await expect(productCard(page)).toBeFocused();
});

test('a reload in the middle goes on with the same product and the same points', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openMapa(page);
  for (const place of [1, 2]) {
    const { region } = await productAt(page, place);
    await regionButton(page, region).click();
    await passFeedback(page);
  }
  const next = await productAt(page, 3);
  await page.reload();
  expect(await productAt(page, 3)).toEqual(next);
  await expect(page.getByText('Produto 3 de 20 · 200 pontos da partida')).toBeVisible();
  await regionButton(page, next.region).click();
  await expect(page.getByRole('alertdialog', { name: 'Correto!' })).toBeVisible();
});

test('board and feedback are accessible, the whole map is in sight, and a wrong drop tells the right region', async ({
  page,
}) => {
  await giveVoice(page);
  await openMapa(page);
  await expectWholeMapInSight(page);
  const product = await productAt(page, 1);
  // The feedback must not run out before the voice holds it.
  await holdClock(page);
  await regionButton(page, product.region === 'sul' ? 'norte' : 'sul').click();
  const feedback = page.getByRole('alertdialog', { name: 'Ops! Tente novamente' });
  await expect(feedback).toContainText(product.fact.text);
  await feedback.getByRole('button', { name: 'Ouvir' }).click();
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await checkScreen(page);
  await feedback.getByRole('button', { name: 'Parar' }).click();
  await passFeedback(page);
  await expect(page.getByRole('status').filter({ hasText: 'Agora:' })).toContainText(product.name);
});

/** The product and the whole map stand on the screen together, above the navigation. */
async function expectWholeMapInSight(page: Page): Promise<void> {
  const south = await pointOn(page, 'sul');
  const navigation = await page.getByRole('navigation', { name: 'Principal' }).boundingBox();
  const isAtTheBottom = (navigation?.y ?? 0) > 300;
  expect(south.y).toBeLessThan((isAtTheBottom ? navigation?.y : page.viewportSize()?.height) ?? 0);
}
