import type { BrowserContext, Page } from '@playwright/test';
import { openSignedIn, register, sendLogin, signIn, signOutButton } from './account.ts';
import { actAs, join } from './company.ts';
import { expect, test } from './fixtures.ts';
import { untilKept } from './kept-program.ts';
import { openPage, playOffline, rewards, toTheEnd } from './play-offline.ts';

test.use({ serviceWorkers: 'allow' });
test.slow();

const waitingButton = (page: Page) => page.getByRole('button', { name: /^O que falta enviar/ });

test.describe('a phone that two people use', () => {
  // The first one's session ends under the program's feet.
  test.use({ refusals: [401] });

  test('the second reads and sends nothing of the first, whose result arrives at their own next visit', {
    tag: '@any-screen',
  }, async ({ page, context }) => {
    const ana = await register(page);
    await untilKept(page);
    await page.close();
    await context.setOffline(true);
    await playOffline(context, 'jornada-empreendedor');
    await actAs(context.request, ana, '/api/auth/logout-everywhere');
    const bia = await join(context.request);
    await context.setOffline(false);

    const shared = await context.newPage();
    await shared.goto('/');
    await sendLogin(shared, bia.username, bia.password);
    await expect(signOutButton(shared)).toBeVisible();
    await expect(shared.getByRole('heading', { level: 1 })).toContainText(bia.username);
    await expect(waitingButton(shared)).toBeHidden();
    await expect(shared.getByRole('banner')).not.toContainText(ana.username);
    await expect.poll(() => readsOf(shared, ana.id)).toBe(0);
    await signOutButton(shared).click();

    await sendLogin(shared, ana.username, ana.password);
    await expect(signOutButton(shared)).toBeVisible();
    const { token } = await signIn(context.request, ana.username, ana.password);
    await expect.poll(() => rewards(shared, { id: ana.id, token }), { timeout: 20_000 }).toEqual([150]);
    expect(await rewards(shared, { id: bia.id, token: bia.token })).toEqual([]);
  });
});

/** How many answers to a member's reads lie on the device. */
const readsOf = (page: Page, userId: number): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('rota-viva');
        request.onsuccess = () => {
          const keys = request.result.transaction('reads').objectStore('reads').getAllKeys();
          keys.onsuccess = () => {
            request.result.close();
            resolve(keys.result.filter((key) => Array.isArray(key) && key[0] === wanted).length);
          };
        };
      }),
    userId,
  );

/** From now on the pages of this browser can write nothing more. */
async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = refuse;
    Storage.prototype.setItem = refuse;
  });
}

test('a full phone says so before anything is lost, and what waits goes to another phone as a file', {
  tag: '@any-screen',
}, async ({ page, context, browser, server }) => {
  const ana = await register(page);
  await untilKept(page);
  await page.close();
  await fillStorage(context);
  await context.setOffline(true);
  const full = await openPage(context, '/games/jornada-empreendedor');
  await toTheEnd['jornada-empreendedor'](full);
  await expect(full.getByText('Não feche esta página antes de enviar')).toBeVisible();
  await waitingButton(full).click();
  const [download] = await Promise.all([
    full.waitForEvent('download'),
    full.getByRole('button', { name: 'Salvar em um arquivo' }).click(),
  ]);
  const file = await download.path();
  await full.close();

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const stranger = await elsewhere.newPage();
  await register(stranger, '/account');
  const bring = async (phone: Page) => {
    await phone.getByLabel('Trazer de um arquivo salvo em outro aparelho').setInputFiles(file);
  };
  await bring(stranger);
  await expect(stranger.getByText('Este arquivo não é seu ou não é da Rota Viva.')).toBeVisible();
  await elsewhere.close();

  const another = await browser.newContext({ baseURL: server.url });
  const own = await another.newPage();
  await openSignedIn(own, ana.token, '/account');
  await bring(own);
  await expect.poll(() => rewards(own, ana), { timeout: 20_000 }).toEqual([150]);
  await bring(own);
  await expect(own.getByText('1 item trazido')).toBeVisible();
  await expect(waitingButton(own)).toBeHidden();
  expect(await rewards(own, ana)).toEqual([150]);
  await another.close();
});
