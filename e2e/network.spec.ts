import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Answer } from '#core/contract/index.ts';
import { checkScreen } from './accessibility.ts';
import { enter, samplePassword, signIn, signOutButton } from './account.ts';
import { panel } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { moderatorName } from './server.ts';
import { tabTo } from './tab-to.ts';

test.use({ community: 'demo' });
/** Who knows the most people of all. */
async function topConnector(request: APIRequestContext): Promise<string> {
  const { token } = await signIn(request, 'maria', samplePassword);
  const answer = await request.get('/api/network', { headers: { Authorization: `Bearer ${token}` } });
  const { people }: Answer<'network'> = await answer.json();
  return people.toSorted((one, other) => other.degree - one.degree)[0]?.username ?? '';
}

const card = (page: Page) => panel(page, 'Pessoa escolhida');
const rows = (page: Page) => panel(page, 'Pessoas').getByRole('rowheader');

/** Takes the network along in one format and returns what the file says. */
async function takeFile(page: Page, format: string, file: string): Promise<string> {
  await page.getByRole('button', { name: 'Exportar Dados' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: format }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(file);
  await expect(page.getByRole('dialog')).toBeHidden();
  return readFile(await download.path(), 'utf8');
}

test('a coordinator finds the top connector, sees why and takes the data along', { tag: '@phone' }, async ({
  page,
}) => {
  const top = await topConnector(page.request);
  await enter(page, 'maria');
  const network = panel(page, 'Análise de Rede');
  await expect(network.getByText('Exemplo')).toBeHidden();
  await expect(panel(page, 'Insights Principais').getByRole('listitem')).toHaveCount(3);
  await network.getByRole('link', { name: 'Análise Completa' }).click();
  await expect(page).toHaveURL('/leadership/network');
  await expect(page.getByText('Atualizado há poucos minutos')).toBeVisible();

  await expect(rows(page).first()).toContainText(top);
  await rows(page).first().getByRole('button').click();
  await expect(card(page).getByRole('heading', { name: top })).toBeInViewport();
  await expect(card(page)).toContainText(/Por quê: .*conectou \d+ pessoas/);
  await checkScreen(page);

  expect(await takeFile(page, 'Planilha das pessoas', 'rede-rota-viva-pessoas.csv')).toContain(top);
  expect(await takeFile(page, 'Planilha das ligações', 'rede-rota-viva-ligacoes.csv')).toContain(top);
  expect(await takeFile(page, 'GEXF', 'rede-rota-viva.gexf')).toContain('<gexf');
  expect(JSON.stringify(JSON.parse(await takeFile(page, 'JSON', 'rede-rota-viva.json')))).not.toContain(
    '@exemplo.com',
  );
});

test('the drawing answers to a tap and a drag, and the list shows the same person', async ({ page }) => {
  await enter(page, 'maria', '/leadership/network');
  const drawing = page.getByRole('img', { name: /Desenho da rede/ });
  await drawing.scrollIntoViewIfNeeded();
  const picture = () => drawing.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const empty = await drawing.evaluate(({ width, height }: HTMLCanvasElement) => {
    const blank = document.createElement('canvas');
    return Object.assign(blank, { width, height }).toDataURL();
  });
  await expect.poll(async () => (await picture()) === empty).toBe(false);
  const whole = await picture();
  const { x, y, width, height } = (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await picture()) === whole).toBe(false);
  await expect(card(page)).toBeHidden();
  await page.getByRole('button', { name: 'Aproximar' }).click();
  await page.getByRole('button', { name: 'Ver tudo' }).click();
  await expect.poll(async () => (await picture()) === whole).toBe(true);

  await page.getByRole('button', { name: 'Me encontrar' }).click();
  await expect(card(page).getByRole('heading')).toHaveText('maria (você)');
  await card(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(card(page)).toBeHidden();
  await drawing.scrollIntoViewIfNeeded();
  await drawing.click();
  await expect(card(page).getByRole('heading')).toHaveText('maria (você)');
  await expect(rows(page).getByRole('button', { pressed: true })).toContainText('maria');
});

test('by keyboard alone: the list, the reasons and the file', { tag: '@any-screen' }, async ({ page }) => {
  const top = await topConnector(page.request);
  await enter(page, 'maria', '/leadership/network');
  await expect(rows(page).first()).toBeVisible();
  await tabTo(page, rows(page).first().getByRole('button'));
  await expect(rows(page).first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1).getByRole('button')).toBeFocused();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { name: top })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows(page).first().getByRole('button')).toBeFocused();

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, 'Exportar Dados');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Planilha das pessoas' }));
  const arriving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await arriving).suggestedFilename()).toBe('rede-rota-viva-pessoas.csv');
  await expect(page.getByRole('button', { name: 'Exportar Dados' })).toBeFocused();
});

test('filters stay in the address; votes are told between groups only', { tag: '@phone' }, async ({
  page,
}) => {
  await enter(page, 'maria', '/leadership/network');
  await page.getByLabel('Tipo de ligação').selectOption('Votos entre grupos');
  await expect(panel(page, 'Votos entre grupos')).toContainText('O voto de cada pessoa é secreto.');
  await expect(page).toHaveURL('/leadership/network?laco=vote');
  await checkScreen(page);
  await page.reload();
  await expect(page.getByLabel('Tipo de ligação')).toHaveValue('vote');
  await page.goBack();
  await expect(page.getByLabel('Tipo de ligação')).toHaveValue('all');
});

test('a member asks for a review, hides the name, and reads the answer', { tag: '@any-screen' }, async ({
  page,
}) => {
  test.slow();
  await enter(page, 'Luzia Xavier', '/leadership');
  await page.getByRole('button', { name: 'Pedir revisão' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Organizei a feira e não contou.');
  await checkScreen(page);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(panel(page, 'Quatro jeitos de liderar')).toContainText('Seu pedido chegou.');
  await page.goto('/account');
  await page.getByRole('switch', { name: 'Esconder meu nome do ranking' }).click();
  await expect(page.getByText('Seu nome não aparece mais no ranking.')).toBeVisible();
  await checkScreen(page);
  await signOutButton(page).click();

  await enter(page, moderatorName, '/cuidar/moderacao');
  const asked = panel(page, 'Pedidos de revisão').getByRole('listitem').filter({ hasText: 'Luzia Xavier' });
  await asked.getByRole('textbox').fill('Olhamos juntos: a feira vai contar.');
  await asked.getByRole('button', { name: 'Responder' }).click();
  await expect(asked).toBeHidden();
  await signOutButton(page).click();

  await enter(page, 'Luzia Xavier', '/account');
  await expect(panel(page, 'Meu nome no ranking')).toContainText('Olhamos juntos: a feira vai contar.');
});
