import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { type Member, publish, sayGoodbye, welcome } from './company.ts';
import { panel } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

const question = 'Que mudança simples melhorou seu trabalho?';
const submitIdea = (author: Member, answer: string) =>
  publish(author.page.request, author, { question, answer });

const score = (page: Page) => page.getByRole('banner').locator('strong');

test('what one does, the other sees without a reload: ideas, votes and connections', {
  tag: '@phone',
}, async ({ browser, server }) => {
  const problems: string[] = [];
  const author = await welcome(browser, server.url, problems);
  const other = await welcome(browser, server.url, problems);

  const answer = `Guardei a água da chuva, diz ${author.username}`;
  await submitIdea(author, answer);
  const wall = ({ page }: Member) =>
    panel(page, 'Mural da Comunidade').getByRole('listitem').filter({ hasText: answer });
  await expect(wall(author)).toContainText('0 votos');
  await expect(score(author.page)).toHaveText('25');
  await expect(wall(other)).toBeVisible();

  await wall(other)
    .getByRole('button', { name: /^Votar/ })
    .click();
  await expect(wall(author)).toContainText('1 voto');
  await expect(score(author.page)).toHaveText('30');
  await expect(panel(author.page, 'Atividade Recente')).toContainText('recebeu um voto');

  await other.page.getByRole('link', { name: 'Comunidade', exact: true }).click();
  await other.page.getByRole('button', { name: `Conectar com ${author.username}` }).click();
  await expect(other.page.getByText(`Quando ${author.username} aceitar, você recebe um aviso`)).toBeVisible();
  await author.page.getByRole('link', { name: 'Minha página' }).click();
  await author.page.getByRole('button', { name: `Aceitar o pedido de ${other.username}` }).click();
  await expect(score(other.page)).toHaveText('10');
  await expect(score(author.page)).toHaveText('40');
  await checkScreen(other.page);
  await author.page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(panel(author.page, 'Seus números')).toContainText('Conexões Feitas1');
  await sayGoodbye([author, other], problems);
});

test('a browser that lost the network catches up when it is back', { tag: '@any-screen' }, async ({
  browser,
  server,
}) => {
  const problems: string[] = [];
  const person = await welcome(browser, server.url, problems);
  const author = await welcome(browser, server.url, problems);
  await person.page.context().setOffline(true);
  const answer = `Silo feito em casa, por ${author.username}`;
  await submitIdea(author, answer);
  await person.page.context().setOffline(false);
  const wall = panel(person.page, 'Mural da Comunidade');
  await expect(wall.getByText(answer)).toBeVisible({ timeout: 40_000 });
  await sayGoodbye([person, author], problems);
});
