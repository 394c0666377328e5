import type { Page } from '@playwright/test';
import { productById } from '#core/content/mapa-produtivo.ts';
import { checkScreen } from './accessibility.ts';
import { type Person, register } from './account.ts';
import { actAs } from './company.ts';
import { expect, test } from './fixtures.ts';
import { untilKept } from './kept-program.ts';
import { choiceButton, openJornada, passExplanation, scenarioCount } from './play-jornada.ts';

const dayMs = 86_400_000;

const begin = (page: Page) => page.getByRole('button', { name: 'Começar' }).click();
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd');

/** What the account knows. */
async function known(
  page: Page,
  { token }: Pick<Person, 'token'>,
): Promise<{ item: string; step: number }[]> {
  const answer = await page.request.get('/api/practice', { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()).items;
}

/** From now on the server's answers are a day older: days are counted by its clock, not by the phone's. */
const sayTomorrow = (page: Page) =>
  page.route(/\/api\/(?!events)/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: new Date(Date.now() + dayMs).toUTCString() };
    await route.fulfill({ response, headers });
  });

test('what was wrong in a game comes back the next day, and is known once it is right', {
  tag: '@phone',
}, async ({ page }) => {
  await openJornada(page);
  for (let place = 0; place < scenarioCount; place++) {
    await (await choiceButton(page, place, place > 0)).click();
    await passExplanation(page);
  }
  await expect(page.getByText('1 pergunta volta amanhã para você aprender.')).toBeVisible();
  await page.getByRole('link', { name: 'Praticar' }).click();
  await expect(page.getByText('Por hoje é só. Tem mais amanhã.')).toBeVisible();
  await checkScreen(page);

  await sayTomorrow(page);
  await page.getByRole('link', { name: 'Jogos', exact: true }).click();
  await expect(page.getByText('Para hoje: 1 · Já sei: 0')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Praticar 1: Jornada do Empreendedor' })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('link', { name: 'Praticar', exact: true }).click();
  await begin(page);
  await checkScreen(page);
  await page.getByRole('button', { name: /^Pelo menos 20/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Correto!' })).toContainText('Volta em 3 dias');
  await checkScreen(page);
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Prática feita!' })).toBeFocused();
  await expect(figure(page, 'Já sei')).toHaveText('1');
  await checkScreen(page);
});

test.describe('without a signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('one practises all the same, and the account hears of it later', { tag: '@any-screen' }, async ({
    page,
    context,
  }) => {
    const person = await register(page);
    const at = new Date(Date.now() - 2 * dayMs).toISOString();
    await actAs(page.request, person, '/api/practice', {
      items: [{ item: 'mapa-produtivo:acai', step: 0, at }],
    });
    await page.goto('/praticar');
    await expect(page.getByText('Hoje tem 1 pergunta para praticar.')).toBeVisible();
    await untilKept(page);
    // The last answers are kept a moment after they came.
    await page.waitForTimeout(1500);
    await page.close();
    await context.setOffline(true);

    const later = await context.newPage();
    await later.goto('/praticar');
    await begin(later);
    await expect(later.getByText(productById('acai').name, { exact: true })).toBeVisible();
    await later.getByRole('button', { name: 'Norte' }).click();
    await goOn(later);
    await expect(figure(later, 'Já sei')).toHaveText('1');
    expect(await known(page, person)).toMatchObject([{ step: 0 }]);
    await context.setOffline(false);
    await expect.poll(() => known(later, person), { timeout: 20_000 }).toMatchObject([{ step: 1 }]);
  });
});

test('a result becomes a picture that tells the name only to whom one likes', { tag: '@phone' }, async ({
  page,
}) => {
  await openJornada(page);
  for (let place = 0; place < scenarioCount; place++) {
    await (await choiceButton(page, place)).click();
    await passExplanation(page);
  }
  await page.getByRole('button', { name: 'Imagem para WhatsApp' }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAccessibleName(
    /^ana-.* concluiu a Jornada do Empreendedor: 300 pontos da partida/,
  );
  await checkScreen(page);
  await page.getByRole('switch', { name: 'Mostrar meu nome' }).click();
  await expect(picture).toHaveAccessibleName(
    /^Concluí a Jornada do Empreendedor.*\/games\/jornada-empreendedor$/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar imagem' }).click();
  expect((await download).suggestedFilename()).toBe('rota-viva-jornada-empreendedor.png');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
