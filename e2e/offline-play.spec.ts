import type { BrowserContext, Page } from '@playwright/test';
import { register } from './account.ts';
import { expect, test } from './fixtures.ts';
import { untilKept } from './kept-program.ts';
import { choiceButton, passExplanation, scenarioCount } from './play-jornada.ts';
import { passFeedback, productAt, productCount, regionButton } from './play-mapa.ts';

test.use({ serviceWorkers: 'allow' });
test.slow();

async function playJornada(page: Page): Promise<void> {
  for (let place = 0; place < scenarioCount; place++) {
    await (await choiceButton(page, place)).click();
    await passExplanation(page);
  }
}

async function playMapa(page: Page): Promise<void> {
  for (let place = 1; place <= productCount; place++) {
    const { region } = await productAt(page, place);
    await regionButton(page, region).click();
    await passFeedback(page);
  }
}

/** Another page of the same browser, with a clock that can be moved on. */
async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(path);
  return page;
}

const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'Resultado guardado' });

/** The points the server has given for finished games. */
async function rewards(page: Page, { id, token }: { id: number; token: string }): Promise<number[]> {
  const answer = await page.request.get(`/api/users/${id}/activities?limit=50`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const activities: { type: string; points: number }[] = await answer.json();
  return activities.filter(({ type }) => type === 'game_completed').map(({ points }) => points);
}

test('games never opened are played to the end without a signal, and each result arrives once', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  const person = await register(page);
  await untilKept(page);
  await page.close();
  await context.setOffline(true);

  const first = await openPage(context, '/games/jornada-empreendedor');
  await playJornada(first);
  await expect(kept(first)).toBeVisible();
  await first.close();
  const second = await openPage(context, '/games/mapa-produtivo');
  await playMapa(second);
  await expect(second.getByRole('button', { name: 'O que falta enviar: 2' })).toBeVisible();
  await second.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/');
  await expect.poll(() => rewards(later, person), { timeout: 20_000 }).toHaveLength(2);
  await later.reload();
  expect((await rewards(later, person)).toSorted()).toEqual([100, 150]);
});

test('without locks, lines between tabs and persistence, two tabs still send each result once', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await context.addInitScript(() => {
    for (const name of ['locks', 'storage'])
      Object.defineProperty(Navigator.prototype, name, { value: undefined, configurable: true });
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  const person = await register(page);
  await untilKept(page);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/progress'))
      sent.push(Object(request.postDataJSON()).isCompleted === true ? 'result' : 'begun');
  });
  await context.setOffline(true);
  const other = await openPage(context, '/games/jornada-empreendedor');
  await playJornada(other);
  await expect(kept(other)).toBeVisible();
  const before = sent.length;
  await context.setOffline(false);
  await expect.poll(() => rewards(page, person), { timeout: 20_000 }).toEqual([150]);
  expect(sent.slice(before).filter((what) => what === 'result')).toHaveLength(1);
});
