import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { aplById } from '#core/content/cadeia-valor.ts';
import { button, orderChain } from './play-cadeia.ts';
import { cardAt, deckButton, Player } from './play-flip.ts';
import { choiceButton, passExplanation, scenarioCount } from './play-jornada.ts';
import { passFeedback, productAt, productCount, regionButton } from './play-mapa.ts';

/** Another page of the same browser, with a clock that can be moved on. */
export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(path);
  return page;
}

/** That the result waits on the device. */
export const keptNotice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Resultado guardado' });

/** The games for one, each played to its end on a page that was just opened. */
export const toTheEnd = {
  async 'jornada-empreendedor'(page: Page) {
    for (let place = 0; place < scenarioCount; place++) {
      await (await choiceButton(page, place)).click();
      await passExplanation(page);
    }
  },
  async 'mapa-produtivo'(page: Page) {
    for (let place = 1; place <= productCount; place++) {
      const { region } = await productAt(page, place);
      await regionButton(page, region).click();
      await passFeedback(page);
    }
  },
  async 'cadeia-valor'(page: Page) {
    await button(page, 'Escolher Mel').click();
    await orderChain(page, 'mel');
    await button(page, 'Confirmar Ordem da Cadeia').click();
    for (const { name } of aplById('mel').supportServices)
      await page.getByLabel(name, { exact: true }).selectOption('1. Apiário');
    await button(page, 'Finalizar Posicionamento').click();
    await page.clock.runFor(12_000);
    await button(page, 'Concluir Jogo').click();
  },
  async 'flip-produtividade'(page: Page) {
    await deckButton(page, 'glossario').click();
    await new Player(page, 'glossario', (place) => cardAt(page, place).click()).playToTheEnd();
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

/** The points that the server has given for finished games, the fewest first. */
export async function rewards(page: Page, { id, token }: { id: number; token: string }): Promise<number[]> {
  const answer = await page.request.get(`/api/users/${id}/activities?limit=50`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const activities: { type: string; points: number }[] = await answer.json();
  return activities
    .filter(({ type }) => type === 'game_completed')
    .map(({ points }) => points)
    .sort((one, other) => one - other);
}

/** Opens a game that was never opened here, plays it to its end without a signal, and closes it. */
export async function playOffline(context: BrowserContext, game: keyof typeof toTheEnd): Promise<void> {
  const page = await openPage(context, `/games/${game}`);
  await toTheEnd[game](page);
  await expect(keptNotice(page)).toBeVisible();
  await page.close();
}
