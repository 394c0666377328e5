import type { Locator, Page } from '@playwright/test';
import { isPage } from '#core/contract/pages.ts';
import { checkScreen } from './accessibility.ts';
import { enter, newPerson, passQuestions, register, sendRegister } from './account.ts';
import { checkSizes } from './check-sizes.ts';
import { checkTargets } from './check-targets.ts';
import { giveVoice } from './device-voice.ts';
import { deskPages, doors, memberPages, openWhole } from './every-page.ts';
import { findCutText } from './find-cut-text.ts';
import { expect, test } from './fixtures.ts';
import { pagesWithCode } from './pages-with-code.ts';
import { choiceButton, openJornada, passExplanation, scenarioCount } from './play-jornada.ts';
import { openPage, toTheEnd } from './play-offline.ts';
import { moderatorName } from './server.ts';

// An address that leads nowhere shows the program's own page, with status 404.
test.use({ community: 'demo', refusals: [404] });

const inMain = (page: Page): Locator => page.getByRole('main').getByRole('button');
const cards = (page: Page): Locator => page.getByRole('list', { name: 'Cartas' }).getByRole('button');

const press = (page: Page, name: string): Promise<void> =>
  inMain(page).filter({ hasText: name }).first().click();

async function openTable(page: Page): Promise<void> {
  await page.goto('/games/flip-produtividade');
  await inMain(page).filter({ hasText: 'Jogar' }).first().click();
  await expect(cards(page)).toHaveCount(12);
}

/** What a screen shows after its first step. */
const steps: readonly (readonly [path: string, step: (page: Page) => Promise<void>])[] = [
  [
    '/games/flip-produtividade',
    async (page) => {
      await openTable(page);
      await cards(page).nth(0).click();
      await cards(page).nth(1).click();
    },
  ],
  ['/games/mapa-produtivo', (page) => page.getByRole('list', { name: 'Regiões' }).getByText('Sul').click()],
  ['/games/jornada-empreendedor', (page) => inMain(page).filter({ hasText: /^A/ }).click()],
  ['/games/cadeia-valor', (page) => inMain(page).first().click()],
  ['/games/minha-historia', (page) => press(page, 'Usar este modelo')],
  ['/games/minha-historia', (page) => page.getByRole('tab', { name: 'Comunidade' }).click()],
  ['/games/voz-rota', (page) => press(page, 'Contar minha ideia')],
  ['/games/rede-saberes', (page) => press(page, 'Escolher desafio')],
  [
    '/games/desafio-negocio',
    async (page) => {
      await press(page, 'Começar');
      await expect(page.getByRole('textbox', { name: /^Sua mensagem para/ })).toBeVisible();
    },
  ],
  ['/account', (page) => press(page, 'Apagar minha conta')],
  ['/leadership/network', (page) => press(page, 'Exportar Dados')],
];

/** Whether the whole of each stands in the window, above whatever lies over it. */
const inSight = (shown: Locator): Promise<boolean> =>
  shown.evaluateAll((elements) => {
    const nav = document.querySelector('nav')?.getBoundingClientRect();
    const floor = nav && nav.top > 100 ? nav.top : innerHeight;
    return elements.every((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= floor;
    });
  });

const isGame = (path: string): boolean => path.startsWith('/games/');

/** Where journeys go on at once: who can use these as they open is looked at here. */
const isPassedOver = (path: string): boolean => isGame(path) || /^\/(auth|community)\b/.test(path);

/** Opens pages one after another and looks at each: what can be pressed, and every size. */
async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openWhole(page, path);
    await checkTargets(page, path);
    if (isPassedOver(path)) {
      await expect(page.getByText('Page Not Found')).toBeHidden();
      await checkScreen(page);
    }
    if (path.startsWith('/auth')) {
      await page.getByRole('button', { name: /Entrar|Criar Conta/ }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await checkSizes(page, path);
  }
}

test('every door can be read, however large its letters and narrow the window, and pressed by a finger @touch', async ({
  page,
  request,
}) => {
  test.slow();
  await giveVoice(page);
  await lookAt(page, [...doors, ...(await pagesWithCode(request))]);
});

for (const [what, paths] of [
  ['page', memberPages.filter((path) => !isGame(path))],
  ['game', memberPages.filter(isGame)],
] as const)
  test(`so can every ${what} behind the sign-in @touch`, async ({ page }) => {
    test.slow();
    await giveVoice(page);
    await enter(page, 'maria');
    await lookAt(page, paths);
  });

test('these are pages of the program @mouse', () => {
  const known = [...doors, ...memberPages, ...deskPages].filter((path) => path !== '/nao-existe');
  expect(known.filter((path) => !isPage(path))).toEqual([]);
});

test('so can what a screen shows a step on @touch', async ({ page }) => {
  test.slow();
  await enter(page, 'maria');
  for (const [path, step] of steps) {
    await openWhole(page, path);
    await step(page);
    await checkSizes(page, `${path}, a step on`);
  }
});

test('so can the desk of those who take care @touch', async ({ page }) => {
  test.slow();
  await giveVoice(page);
  await enter(page, moderatorName);
  await lookAt(page, [...deskPages, '/convite', '/community']);
});

for (const game of Object.keys(toTheEnd) as (keyof typeof toTheEnd)[]) {
  test(`so can the end of ${game} @touch`, async ({ page, context }) => {
    test.slow();
    await register(page);
    const table = await openPage(context, `/games/${game}`);
    await toTheEnd[game](table);
    await expect(table.getByText('de influência').first()).toBeVisible();
    await checkSizes(table, `the end of ${game}`);
  });
}

test('nothing of the list of people lies beside a window of 1280 pixels @mouse', async ({ page }) => {
  await enter(page, moderatorName);
  await openWhole(page, '/cuidar/pessoas');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await page.evaluate(findCutText)).toEqual([]);
});

test('on a phone every card of Flip is in sight, upright and on its side @touch', async ({ page }) => {
  await enter(page, 'maria');
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(viewport);
    await openTable(page);
    expect(await inSight(cards(page)), JSON.stringify(viewport)).toBe(true);
  }
});

test('on a phone on its side the product and the map are in sight together @touch', async ({ page }) => {
  await enter(page, 'maria');
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/games/mapa-produtivo');
  const product = page.getByRole('main').locator('button[aria-pressed]');
  await expect(product).toBeVisible();
  expect(await inSight(product)).toBe(true);
  expect(await inSight(page.locator('svg [data-region] path'))).toBe(true);
});

test('a window of 1100 pixels is a desk: the links stand in the header @mouse', async ({ page }) => {
  await enter(page, 'maria');
  await page.setViewportSize({ width: 1100, height: 800 });
  const [header, links] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.getByRole('navigation', { name: 'Principal' }).boundingBox(),
  ]);
  expect((links?.y ?? 0) + (links?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
  expect(await page.evaluate(findCutText)).toEqual([]);
});

/** Headings and whatever can be pressed or filled in, where a toast hides their middle from who could see it without. */
const underToast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.querySelector('.toast')?.getBoundingClientRect();
    const bar = document.querySelector('nav')?.getBoundingClientRect();
    if (!over || !bar) throw new Error('no toast, or no links under the thumb');
    return [...document.querySelectorAll('main :is(h1, h2, a, button, input, textarea, select)')]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return middle > over.top && middle < over.bottom && bottom <= bar.top;
      })
      .map(({ textContent }) => textContent ?? '');
  });

test('a toast lies neither on the first question nor on what a result offers @touch', async ({ page }) => {
  const toast = page.getByRole('region', { name: 'Aviso' });
  await page.goto('/auth/register');
  await sendRegister(page, { ...newPerson(), confirmation: 'roça-viva-7' });
  await expect(page.getByRole('heading', { level: 1, name: 'O que você produz ou faz?' })).toBeVisible();
  await expect(toast).toContainText('Conta criada com sucesso!');
  expect(await underToast(page)).toEqual([]);
  await passQuestions(page);
  await openJornada(page);
  for (let place = 0; place < scenarioCount; place++) {
    await (await choiceButton(page, place)).click();
    await passExplanation(page);
  }
  await expect(toast).toContainText('Jornada');
  expect(await underToast(page)).toEqual([]);
});

test('what is told of a mistake does not lie on the box that it is about @touch', async ({ page }) => {
  await page.goto('/auth/register');
  await sendRegister(page, { ...newPerson(), email: '', confirmation: 'roça-viva-7' });
  const toast = page.getByRole('region', { name: 'Aviso' });
  await expect(toast).toContainText('Por favor, preencha todos os campos');
  const label = await page.getByText('Email', { exact: true }).boundingBox();
  const over = await toast.boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0));
});

test('with large letters an explanation and a toast can be read from their first word on @touch', async ({
  page,
}) => {
  await openJornada(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = `${1.0625 * 32}px`;
  });
  const topOf = (shown: Locator) => shown.evaluate((element) => element.getBoundingClientRect().top);
  for (let place = 0; place < scenarioCount; place++) {
    await (await choiceButton(page, place, false)).click();
    const verdict = page.getByText('Ops! Não é bem assim...');
    await expect(verdict).toBeInViewport({ ratio: 1 });
    expect(await topOf(verdict)).toBeGreaterThan(0);
    await passExplanation(page);
  }
  const toast = page.getByRole('region', { name: 'Aviso' });
  await expect(toast).toContainText('Desta vez não houve pontos');
  const box = await toast.boundingBox();
  expect(box?.height ?? 0).toBeLessThan(740 * 0.45);
});
