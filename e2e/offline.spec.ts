import { register, signOutButton } from './account.ts';
import { test as base, expect } from './fixtures.ts';
import { type Front, openFront } from './front.ts';
import { untilKept } from './kept-program.ts';

/** Journeys through a front, so that another build can be deployed under the person's feet. */
const test = base.extend<{ front: Front }>({
  front: async ({ community }, provide) => {
    const front = await openFront(process.env[`ROTA_VIVA_E2E_${community.toUpperCase()}`] ?? '');
    await provide(front);
    await front.close();
  },
  server: ({ front }, provide) => provide({ url: front.url }),
});
test.use({ serviceWorkers: 'allow' });

test.describe('the program on the device', { tag: '@any-screen' }, () => {
  test('after one visit it opens without a signal, at addresses never opened too', async ({
    page,
    context,
  }) => {
    await register(page);
    await untilKept(page);
    await page.close();
    await context.setOffline(true);
    const later = await context.newPage();
    await later.goto('/');
    await expect(signOutButton(later)).toBeVisible();
    for (const [address, title] of [
      ['/games/flip-produtividade', 'Flip de Produtividade'],
      ['/leadership', 'Lideranças'],
      ['/account', 'Minha página'],
    ] as const) {
      await later.goto(address);
      await expect(later.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });

  test('the first visit until all is kept costs little', async ({ page, front }) => {
    await register(page);
    await untilKept(page);
    expect(front.sentBytes).toBeGreaterThan(200_000);
    expect(front.sentBytes).toBeLessThan(350_000);
  });

  test('a newer version is offered, never in a game, and comes with one word', async ({ page, front }) => {
    await register(page);
    await untilKept(page);
    front.deploy('new-build');
    await page.goto('/games/flip-produtividade');
    await expect(page.getByRole('heading', { level: 1, name: 'Flip de Produtividade' })).toBeVisible();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting))
      .toBe(true);
    await expect(page.getByText('Há uma versão nova.')).toBeHidden();
    await page.getByRole('link', { name: 'Jogos', exact: true }).click();
    await expect(page.getByText('Há uma versão nova.')).toBeVisible();

    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Há uma versão nova.')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Jogos' })).toBeVisible();
    const caches = await page.evaluate(() => window.caches.keys());
    expect(caches.filter((name) => name.startsWith('programa-nova-'))).toHaveLength(1);
  });

  test('a worker that went wrong can be switched off from the server', async ({ page, front }) => {
    await register(page);
    await untilKept(page);
    front.deploy('kill-switch');
    await page.reload();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await page.reload();
    await expect(signOutButton(page)).toBeVisible();
  });
});
