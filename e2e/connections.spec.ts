import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { enter, register, samplePassword, signIn } from './account.ts';
import { actAs } from './company.ts';
import { panel } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

test.use({ community: 'demo' });

const ownScore = (page: Page) => async () => {
  const text = await page.getByRole('banner').locator('strong').textContent();
  return Number(text?.replace(/\D/g, ''));
};

test('a member asks from the ranking; the other’s yes arrives by itself, with the points', {
  tag: '@phone',
}, async ({ page, request }) => {
  const self = 'maria';
  await enter(page, self);
  const figure = ownScore(page);
  const ranking = panel(page, 'Ranking de Influenciadores');
  const button = ranking.getByRole('button', { name: /^Conectar com/ }).first();
  await expect(button).toBeVisible();
  const before = await figure();
  const name = ((await button.textContent()) ?? '').replace('Conectar com ', '').trim();
  await button.click();
  await expect(page.getByText(`Quando ${name} aceitar, você recebe um aviso`)).toBeVisible();
  await expect(ranking.getByRole('button', { name: `Pedido enviado a ${name}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(ranking.getByRole('button', { name: new RegExp(`com ${self}$`) })).toBeHidden();
  await checkScreen(page);

  const other = await signIn(request, name, samplePassword);
  const ties: { id: number; username: string }[] = await (
    await request.get('/api/connections', { headers: { Authorization: `Bearer ${other.token}` } })
  ).json();
  const asker = ties.find(({ username }) => username === self);
  await actAs(request, other, `/api/users/${asker?.id}/connect`);
  await expect(ranking.getByRole('button', { name: `Conexão feita com ${name}` })).toBeVisible();
  await expect.poll(figure).toBeGreaterThanOrEqual(before + 10);

  await page.getByRole('link', { name: 'Lideranças', exact: true }).click();
  await expect(
    panel(page, 'Ranking')
      .getByRole('button', { name: /^(Conecta(r|do) com|Pedido enviado a|Aceitar o pedido de)/ })
      .first(),
  ).toBeVisible();
  await checkScreen(page);
});

test('those who asked are answered in one tap on the own page', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { id } = await register(page, '/games');
  for (const username of ['José Xavier', 'Luzia dos Anjos', 'Rita Nogueira']) {
    await actAs(request, await signIn(request, username, samplePassword), `/api/users/${id}/connect`);
  }
  await page.getByRole('link', { name: 'Minha página' }).click();
  const requests = panel(page, 'Pedidos de conexão');
  const waiting = requests.getByText('quer se conectar com você');
  await expect(waiting).toHaveCount(3);
  await checkScreen(page);
  const accept = requests.getByRole('button', { name: /^Aceitar o pedido de/ }).first();
  const name = ((await accept.textContent()) ?? '').replace('Aceitar o pedido de ', '').trim();
  await accept.click();
  await expect(page.getByText(`Você e ${name} se conectaram.`)).toBeVisible();
  await expect(waiting).toHaveCount(2);
  await requests
    .getByRole('button', { name: /^Recusar o pedido de/ })
    .first()
    .click();
  await expect(waiting).toHaveCount(1);
  await page.reload();
  await expect(waiting).toHaveCount(1);
});

test('teams that wait for partners are real, and lead to their desk', { tag: '@any-screen' }, async ({
  page,
}) => {
  await enter(page, 'maria');
  const partners = panel(page, 'Procurando Parceiros');
  await expect(partners.getByText('Exemplo')).toBeHidden();
  const first = partners.getByRole('listitem').first();
  await expect(first).toContainText(/há .*Parte [123]\/3.*falta quem responda: .*\?/);
  await expect(first.getByRole('link', { name: /^Quero Participar/ })).toHaveAttribute(
    'href',
    /^\/games\/rede-saberes\?desafio=[123]&equipe=\d+&parte=[123]&entrar=1$/,
  );
});
