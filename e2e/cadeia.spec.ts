import type { CDPSession, Locator, Page } from '@playwright/test';
import { type AplId, aplById } from '#core/content/cadeia-valor.ts';
import { checkScreen } from './accessibility.ts';
import { register } from './account.ts';
import { finishedRun } from './finished-run.ts';
import { expect, test } from './fixtures.ts';
import { flick, letGoAtOnce } from './let-go.ts';
import { button, grip, orderChain, placeOf, stageNames } from './play-cadeia.ts';
import { tabTo } from './tab-to.ts';

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const chain = (page: Page): Locator => page.getByRole('list', { name: 'Etapas da cadeia' });

const rowAt = (page: Page, place: number): Locator => chain(page).getByRole('listitem').nth(place);

async function openGame(page: Page): Promise<void> {
  await register(page, '/games/cadeia-valor');
  await expect(page.getByText('Pilar: Conscientizar • Tempo estimado: 12-18 min')).toBeVisible();
}

/** Everything right, handed in: what the server is told and what the person reads. */
async function expectConcluded(page: Page, apl: AplId, conclude: () => Promise<void>): Promise<void> {
  const stages = aplById(apl).mainChain;
  const points = stages.length * 15 + 50;
  await expect(page.getByText('No lugar certo')).toHaveCount(stages.length);
  await expect(page.getByText(`${stages.length * 15} pontos`)).toBeVisible();
  await expect(page.getByText('50 pontos')).toBeVisible();
  const sent = finishedRun(page, 6);
  await conclude();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ gameId: 6, score: points, data: { apl, order: stages.map(({ id }) => id) } });
  expect(new Date(body.completedAt).toISOString()).toBe(body.completedAt);
  expect(body.runId).toMatch(/^[0-9a-f-]{36}$/);
  await expect(page.getByRole('status').filter({ hasText: 'Parabéns!' })).toContainText(
    `Jogo concluído com ${points} pontos!`,
  );
  await expect(page.getByText('+150 de influência')).toBeVisible();
}

test.describe('mouse', { tag: '@mouse' }, () => {
  test('a chain is ordered, supported, shared and concluded with the mouse', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openGame(page);
    await expect(page.getByText('7 etapas principais')).toHaveCount(2);
    await expect(page.getByText('5 serviços de apoio')).toHaveCount(3);
    await button(page, 'Escolher Confecção').click();

    await checkScreen(page);
    await chain(page).evaluate((list) => list.scrollIntoView({ block: 'center' }));
    for (const [place, stage] of stageNames('confeccao').entries()) {
      const from = await middleOf(rowAt(page, await placeOf(page, stage)));
      const to = await middleOf(rowAt(page, place));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
      expect(await placeOf(page, stage)).toBe(place);
    }
    await button(page, 'Confirmar Ordem da Cadeia').click();

    for (const service of aplById('confeccao').supportServices) {
      await page.getByLabel(service.name, { exact: true }).selectOption('4. Corte');
    }
    await expect(page.getByText('5 serviços', { exact: true })).toBeVisible();
    await checkScreen(page);
    await button(page, 'Finalizar Posicionamento').click();

    await checkScreen(page);
    await button(page, 'Compartilhar').click();
    await expect(page.getByRole('status').filter({ hasText: 'Texto copiado!' })).toContainText(
      'Compartilhe sua cadeia de valor nas redes sociais.',
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Fiação → Tecelagem');
    expect(copied).toContain('#RotaViva');

    await expectConcluded(page, 'confeccao', () => button(page, 'Concluir Jogo').click());
    await button(page, 'Jogar Novamente').click();
    await expect(button(page, 'Escolher Mel')).toBeVisible();
  });
});

test('on a slow phone a stage stays where it is let go, not where the screen last saw it', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openGame(page);
  await button(page, 'Escolher Mel').click();
  await chain(page).evaluate((list) => list.scrollIntoView({ block: 'center' }));
  const stage = (await rowAt(page, 0).locator('p').first().textContent()) ?? '';
  const [from, over, to] = [
    await middleOf(grip(page, stage)),
    await middleOf(rowAt(page, 1)),
    await middleOf(rowAt(page, 3)),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, over.y, { steps: 4 });
  await expect(rowAt(page, 0)).toHaveAttribute('style', /translate/);
  await letGoAtOnce(page, { x: from.x, y: to.y });
  await expect.poll(() => placeOf(page, stage)).toBe(3);
  const top = (await rowAt(page, 0).locator('p').first().textContent()) ?? '';
  await flick(page, await middleOf(grip(page, top)), { x: from.x, y: to.y });
  await expect.poll(() => placeOf(page, top)).toBe(3);
});

test.describe('finger', { tag: '@touch' }, () => {
  test('a chain is ordered and concluded with the finger', async ({ page }) => {
    await openGame(page);
    await button(page, 'Escolher Mel').tap();
    const hand = await page.context().newCDPSession(page);

    for (const [place, stage] of stageNames('mel').entries()) {
      for (let now = await placeOf(page, stage); now > place; now--) await pushUp(page, hand, stage);
      expect(await placeOf(page, stage)).toBe(place);
    }
    // The browser may take a tap right after a drag for the end of it.
    await expect(async () => {
      await button(page, 'Confirmar Ordem da Cadeia').tap({ timeout: 2000 });
      await expect(page.getByRole('heading', { name: 'Onde cada serviço ajuda?' })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    for (const service of aplById('mel').supportServices) {
      await page.getByLabel(service.name, { exact: true }).selectOption('1. Apiário');
    }
    await button(page, 'Finalizar Posicionamento').tap();
    await expect(page.getByText('Boa escolha! É onde mais ajuda.')).toHaveCount(2);
    await expect(page.getByText('Ajuda mais em: Varejo.')).toBeVisible();
    await expectConcluded(page, 'mel', () => button(page, 'Concluir Jogo').tap());
    await page.getByRole('main').getByRole('link', { name: 'Voltar aos Jogos' }).last().tap();
    await expect(page).toHaveURL('/games');
  });

  test('a long drag scrolls the page', async ({ page }) => {
    await openGame(page);
    await button(page, 'Escolher Leite').tap();
    const hand = await page.context().newCDPSession(page);
    const last = (await rowAt(page, 6).locator('p').first().textContent()) ?? '';
    await grip(page, last).scrollIntoViewIfNeeded();
    const from = await middleOf(grip(page, last));
    await touch(hand, 'touchStart', from);
    await touch(hand, 'touchMove', { x: from.x, y: from.y - 20 });
    await touch(hand, 'touchMove', { x: from.x, y: 90 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const list = await chain(page).boundingBox();
    await touch(hand, 'touchMove', { x: from.x, y: (list?.y ?? 0) + 40 });
    await touch(hand, 'touchEnd');
    expect(await placeOf(page, last)).toBe(0);
  });
});

test('a chain is ordered and concluded with the keyboard alone', { tag: '@any-screen' }, async ({ page }) => {
  await openGame(page);
  await tabTo(page, button(page, 'Escolher Mel'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ponha as etapas na ordem' })).toBeFocused();
  const words = page.getByRole('status').filter({ hasText: 'posição' });

  const stages = stageNames('mel');
  for (const [place, stage] of stages.entries()) {
    await tabTo(page, grip(page, stage));
    const now = await placeOf(page, stage);
    await page.keyboard.press('Space');
    await expect(words).toContainText(`${stage} na mão, posição ${now + 1} de 6.`);
    if (now < stages.length - 1) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(words).toContainText(`Cancelado. ${stage} voltou à posição ${now + 1} de 6.`);
      await page.keyboard.press('Space');
    }
    for (let up = now; up > place; up--) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(words).toContainText(`${stage} ficou na posição ${place + 1} de 6.`);
  }
  await tabTo(page, button(page, 'Confirmar Ordem da Cadeia'));
  await page.keyboard.press('Enter');

  for (const service of aplById('mel').supportServices) {
    await tabTo(page, page.getByLabel(service.name, { exact: true }));
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, button(page, 'Finalizar Posicionamento'));
  await page.keyboard.press('Enter');
  await expectConcluded(page, 'mel', async () => {
    await tabTo(page, button(page, 'Concluir Jogo'));
    await page.keyboard.press('Enter');
  });
});

test('a reload keeps the chain, the end asks first, and leaving the result hands it in once', async ({
  page,
}) => {
  await openGame(page);
  await button(page, 'Escolher Mel').click();
  await orderChain(page, 'mel');
  await page.reload();
  for (const [place, stage] of stageNames('mel').entries()) expect(await placeOf(page, stage)).toBe(place);
  await button(page, 'Confirmar Ordem da Cadeia').click();

  await button(page, 'Finalizar Posicionamento').click();
  const question = page.getByRole('dialog', { name: 'Faltam 5 serviços' });
  await checkScreen(page);
  await question.getByRole('button', { name: 'Continuar montando' }).click();
  await page.getByLabel('Marketing', { exact: true }).selectOption('5. Varejo');
  await button(page, 'Finalizar Posicionamento').click();
  await page.getByRole('button', { name: 'Terminar assim' }).click();

  // A trial click waits until nothing, such as the navigation, lies over the button; it scrolls by the room above that at most.
  await button(page, 'Concluir Jogo').click({ trial: true });
  expect(await page.evaluate(() => scrollY)).toBeLessThan(20);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sua cadeia está montada!' })).toBeVisible();
  const sent = countRuns(page);
  await page.getByRole('main').getByRole('link', { name: 'Voltar aos Jogos' }).first().click();
  await expect(page.getByText('Jogo concluído com 100 pontos!')).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Escolher Mel')).toBeVisible();
  expect(sent()).toBe(1);
});

/** How many runs have been sent since. */
function countRuns(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/games/6/progress')) count += 1;
  });
  return () => count;
}

type TouchKind = 'touchStart' | 'touchMove' | 'touchEnd';

const touch = (hand: CDPSession, type: TouchKind, point?: { x: number; y: number }) =>
  hand.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });

/** Drags a stage over the one above it. */
async function pushUp(page: Page, hand: CDPSession, stage: string): Promise<void> {
  const place = await placeOf(page, stage);
  await rowAt(page, place).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const from = await middleOf(grip(page, stage));
  const { y } = await middleOf(rowAt(page, place - 1));
  await touch(hand, 'touchStart', from);
  for (const part of [0.3, 0.7, 1]) {
    await touch(hand, 'touchMove', { x: from.x, y: from.y + (y - from.y) * part });
    // No finger is quicker than the screen is drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  }
  await touch(hand, 'touchEnd');
  await expect(grip(page, stage)).toContainText(`posição ${place}`);
}
