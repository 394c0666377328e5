import { enter, register, signOutButton } from './account.ts';
import { expect, test } from './fronted.ts';
import { untilKept, untilReadAhead } from './kept-program.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('what was read', { tag: '@any-screen' }, () => {
  test.use({ community: 'demo' });

  test('is shown without a signal, with its age, on screens never opened too', async ({ page, context }) => {
    await enter(page, 'maria');
    await untilKept(page);
    await untilReadAhead(page);
    await page.close();
    await context.setOffline(true);
    const later = await context.newPage();
    await later.goto('/');
    await expect(later.getByRole('heading', { level: 1 })).toContainText('maria');
    await expect(later.getByRole('region', { name: 'Neste aparelho' })).toContainText(
      'sem sinal· visto há poucos minutos',
    );
    for (const [link, heading] of [
      ['Jogos', 'Mapa Produtivo'],
      ['Comunidade', 'Conversas da comunidade'],
      ['Lideranças', 'Ranking'],
    ] as const) {
      await later.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: link }).click();
      await expect(later.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(later.getByText('Confira a internet e tente de novo.')).toBeHidden();
    }
    await context.setOffline(false);
    await expect(later.getByText('sem sinal')).toBeHidden();
  });

  test('goes with whoever signs out, and with whoever comes next', async ({ page, context }) => {
    await enter(page, 'maria');
    await untilKept(page);
    const keptReads = await untilReadAhead(page);
    await signOutButton(page).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect.poll(keptReads).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByText('maria')).toBeHidden();
  });
});

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

  test('a version deployed while the phone is off waits for the signal, and the old one plays on until then', async ({
    page,
    context,
    front,
  }) => {
    await register(page);
    await untilKept(page);
    await page.close();
    await context.setOffline(true);
    front.deploy('new-build');
    const later = await context.newPage();
    await later.goto('/games');
    await expect(later.getByRole('heading', { level: 1, name: 'Jogos' })).toBeVisible();
    await expect(later.getByText('Há uma versão nova.')).toBeHidden();
    await context.setOffline(false);
    await expect(later.getByText('Há uma versão nova.')).toBeVisible({ timeout: 20_000 });
    await later.getByRole('button', { name: 'Atualizar' }).click();
    await expect(later.getByText('Há uma versão nova.')).toBeHidden();
    await expect(signOutButton(later)).toBeVisible();
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
