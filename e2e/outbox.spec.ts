import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { choiceButton, openJornada, passExplanation, scenarioCount } from './play-jornada.ts';
import { openMapa, passFeedback, productAt, productCount, regionButton } from './play-mapa.ts';

const kept = 'Sem conexão: seu resultado está guardado e será enviado quando a internet voltar.';

/** The points the server has given for finished games, entry by entry. */
async function rewards(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` };
    const read = async (path: string) => (await fetch(path, { headers })).json();
    const { id } = await read('/api/auth/me');
    const activities: { type: string; points: number }[] = await read(`/api/users/${id}/activities?limit=50`);
    return activities.filter(({ type }) => type === 'game_completed').map(({ points }) => points);
  });
}

/** How many calls wait on the device. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('rota-viva');
        request.onsuccess = () => {
          const count = request.result.transaction('calls').objectStore('calls').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test('a journey that ends without a signal arrives when the signal is back, once', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await openJornada(page);
  for (let place = 0; place < scenarioCount; place++) {
    if (place === scenarioCount - 1) {
      // The game's beginning has been told by then.
      await expect.poll(() => waiting(page)).toBe(0);
      await context.setOffline(true);
    }
    await (await choiceButton(page, place)).click();
    await passExplanation(page);
  }
  await expect(page.getByRole('status').filter({ hasText: 'Resultado guardado' })).toContainText(kept);
  expect(await waiting(page)).toBe(1);

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Resultado enviado!' })).toBeVisible();
  await expect(page.getByText('+150 de influência')).toBeVisible();
  expect(await waiting(page)).toBe(0);
  expect(await rewards(page)).toEqual([150]);
});

test('a map that ends without a signal survives the closed page and arrives at the next visit, once', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await openMapa(page);
  for (let place = 1; place <= productCount; place++) {
    const { region } = await productAt(page, place);
    if (place === productCount) await context.setOffline(true);
    await regionButton(page, region).click();
    await passFeedback(page);
  }
  await expect(page.getByRole('dialog', { name: 'Mapa completo!' })).toContainText(kept);
  const later = await context.newPage();
  await page.close();

  await context.setOffline(false);
  await later.goto('/');
  await expect(later.getByRole('status').filter({ hasText: 'Resultado enviado!' })).toBeVisible();
  await later.reload();
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await waiting(later)).toBe(0);
  expect(await rewards(later)).toEqual([100]);
});
