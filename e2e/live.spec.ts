import type { Browser, Page } from '@playwright/test';
import { checkAccessibility } from './accessibility.ts';
import { register } from './account.ts';
import { panel } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

/** Somebody else, in a browser of their own. */
async function otherPerson(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' });
  return context.newPage();
}

/** Writes an idea as this person, as any client would. */
async function submitIdea(page: Page, answer: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const response = await page.request.post('/api/submissions', {
    headers: { authorization: `Bearer ${token}` },
    data: { question: 'Que mudança simples melhorou seu trabalho?', answer, type: 'text' },
  });
  expect(response.status()).toBe(201);
}

const score = (page: Page) => page.getByRole('banner').locator('strong');

test('what one does, the other sees without a reload', async ({ page, browser, baseURL }) => {
  const author = await register(page);
  const other = await otherPerson(browser, baseURL);
  await register(other);

  const answer = `Guardei a água da chuva, diz ${author.username}`;
  await submitIdea(page, answer);
  const wall = (of: Page) =>
    panel(of, 'Mural da Comunidade').getByRole('listitem').filter({ hasText: answer });
  await expect(wall(page)).toContainText('0 votos');
  await expect(score(page)).toHaveText('25');
  await expect(wall(other)).toBeVisible();

  await wall(other)
    .getByRole('button', { name: /^Votar/ })
    .click();
  await expect(wall(page)).toContainText('1 voto');
  await expect(score(page)).toHaveText('30');
  await expect(panel(page, 'Atividade Recente')).toContainText('Sua ideia recebeu um voto');
  await other.context().close();
});

test('a connection made by one shows at the other', async ({ page, browser, baseURL }) => {
  const person = await register(page);
  await submitIdea(page, 'Troco sementes com os vizinhos.');
  const other = await otherPerson(browser, baseURL);
  await register(other);
  await other.getByRole('link', { name: 'Comunidade', exact: true }).click();
  const connect = other.getByRole('button', { name: `Conectar com ${person.username}` });
  await connect.click();
  await expect(other.getByText('Conexão feita!')).toBeVisible();
  await expect(score(other)).toHaveText('10');
  await expect(score(page)).toHaveText('35');
  await expect(panel(page, 'Seus números')).toContainText('Conexões Feitas1');
  await checkAccessibility(other);
  await other.context().close();
});

test('a browser that lost the network catches up when it is back', async ({ page, browser, baseURL }) => {
  await register(page);
  const other = await otherPerson(browser, baseURL);
  const author = await register(other);
  await page.context().setOffline(true);
  const answer = `Silo feito em casa, por ${author.username}`;
  await submitIdea(other, answer);
  await page.context().setOffline(false);
  await expect(panel(page, 'Mural da Comunidade').getByText(answer)).toBeVisible({ timeout: 40_000 });
  await other.context().close();
});
