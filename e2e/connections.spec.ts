import { checkAccessibility } from './accessibility.ts';
import { sendLogin, signOutButton } from './account.ts';
import { panel } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

test.use({ community: 'demo' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await sendLogin(page, 'maria', 'rotaviva');
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(signOutButton(page)).toBeVisible();
});

test('a member connects from the ranking, once, and the score follows', async ({ page }) => {
  const score = page.getByRole('banner').locator('strong');
  const figure = async () => Number((await score.textContent())?.replace(/\D/g, ''));
  const ranking = panel(page, 'Ranking de Influenciadores');
  const button = ranking.getByRole('button', { name: /^Conectar com/ }).first();
  await expect(button).toBeVisible();
  const before = await figure();
  const name = ((await button.textContent()) ?? '').replace('Conectar com ', '').trim();
  await button.click();
  await expect(page.getByText(`Você e ${name} agora estão conectados. +10 pts.`)).toBeVisible();
  await expect(ranking.getByRole('button', { name: `Conectado com ${name}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect.poll(figure).toBeGreaterThanOrEqual(before + 10);
  await expect(ranking.getByRole('button', { name: /com maria$/ })).toBeHidden();
  await checkAccessibility(page);

  await page.getByRole('link', { name: 'Lideranças', exact: true }).click();
  await expect(
    panel(page, 'Ranking')
      .getByRole('button', { name: /^Conecta(r|do) com/ })
      .first(),
  ).toBeVisible();
  await checkAccessibility(page);
});

test('teams that wait for partners are real, and lead to their desk', async ({ page }) => {
  const partners = panel(page, 'Procurando Parceiros');
  await expect(partners.getByText('Exemplo')).toBeHidden();
  const first = partners.getByRole('listitem').first();
  await expect(first).toContainText(/há .*Parte [123]\/3.*falta quem responda: .*\?/);
  await expect(first.getByRole('link', { name: /^Quero Participar/ })).toHaveAttribute(
    'href',
    /^\/games\/rede-saberes\?desafio=[123]&equipe=\d+&parte=[123]&entrar=1$/,
  );
});
