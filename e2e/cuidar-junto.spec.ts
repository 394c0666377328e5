import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { openSignedIn, sendLogin, signOutButton } from './account.ts';
import { joinBy, makeCommunity } from './care.ts';
import { publish, takeToast } from './company.ts';
import { expect, test } from './fixtures.ts';
import { watchPage } from './watch.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Avisos/ });

// The sign-in of who is suspended, sessions that are over, and a write without a signal.
test.use({ refusals: [401, 403] });

test('a message reaches everybody once, a removal is told and looked at again, and the log says so to both', {
  tag: '@phone',
}, async ({ page, browser, request, server }) => {
  test.slow();
  const { rita, code } = await makeCommunity(request);
  const bento = await joinBy(request, code);
  const answer = `Só eu sei plantar, diz ${bento.username}`;
  await publish(request, bento, { question: 'O que falta?', answer });
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  const problems = watchPage(other, { host: new URL(server.url).host, refusals: [] });
  await openSignedIn(other, bento.token, '/games');
  await openSignedIn(page, rita.token, '/cuidar');

  await page.getByLabel(/^Para todas as pessoas/).fill('Sábado tem reunião às 9h.');
  // Two taps before the screen answers the first.
  await page.getByRole('button', { name: 'Enviar recado' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await takeToast(page, 'Recado enviado');
  await expect(bell(other)).toHaveAccessibleName('Avisos 1 novo');

  await page.goto('/community');
  const post = page.getByRole('article').filter({ hasText: answer });
  await post.getByRole('button', { name: /^Tirar do mural/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Tirar do mural?' });
  await dialog.getByLabel(/^Motivo/).fill('Fala mal dos vizinhos.');
  await dialog.getByRole('button', { name: 'Tirar do mural' }).click();
  await expect(post).toHaveCount(0);
  await expect(bell(other)).toHaveAccessibleName('Avisos 2 novos');
  await bell(other).click();
  const notices = other.getByRole('list', { name: 'Avisos' }).getByRole('listitem');
  await expect(notices).toHaveCount(2);
  await expect(notices.last()).toContainText('Sábado tem reunião às 9h.');
  await expect(notices.first()).toContainText('Sua publicação saiu do mural');
  await checkScreen(other);

  await notices.first().getByRole('link').click();
  await expect(other.getByText('Motivo: Fala mal dos vizinhos.').first()).toBeVisible();
  await other.getByRole('button', { name: 'Pedir que olhem de novo' }).click();
  await other.getByLabel(/^O que você acha/).fill('Era brincadeira com meu irmão.');
  await other.getByRole('button', { name: 'Enviar pedido' }).click();
  await takeToast(other, 'Pedido enviado');

  await page.goto('/cuidar');
  await page.getByRole('link', { name: '1 pedido de revisão' }).click();
  await page.getByLabel(`Resposta para ${bento.username}`).fill('Olhamos, e volta amanhã.');
  await checkScreen(page);
  await page.getByRole('button', { name: 'Responder' }).click();
  await takeToast(page, 'Resposta enviada');
  await expect(page.getByText('Nenhum pedido esperando resposta.')).toBeVisible();
  await expect(bell(other)).toHaveAccessibleName('Avisos 1 novo');
  await bell(other).click();
  await expect(notices.first()).toContainText('Olhamos, e volta amanhã.');
  await other.context().close();
  expect(problems).toEqual([]);
});

test('who is suspended reads why and loses nothing; a carer without a signal or a session loses no place', {
  tag: '@phone',
}, async ({ page, browser, request, server }) => {
  test.slow();
  const { rita, code } = await makeCommunity(request);
  const bento = await joinBy(request, code);
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await openSignedIn(other, bento.token, '/games');
  await openSignedIn(page, rita.token, '/cuidar/pessoas');
  const row = page.getByRole('row', { name: new RegExp(bento.username) });
  const dialog = page.getByRole('dialog', { name: bento.username });
  await row.getByRole('button', { name: /^Mais/ }).click();
  await dialog.getByLabel(/^Motivo/).fill('Ofendeu uma vizinha.');

  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Suspender' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel(/^Motivo/)).toHaveValue('Ofendeu uma vizinha.');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Suspender' }).click();
  await takeToast(page, 'Conta suspensa');
  await expect(row).toContainText('suspensa');

  await expect(other.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await sendLogin(other, bento.username, bento.password);
  await expect(other.getByRole('alert').filter({ hasText: 'suspensa' })).toContainText(
    'Motivo: Ofendeu uma vizinha. Fale com quem cuida da sua comunidade: nada se perdeu.',
  );
  await checkScreen(other);

  // The session of who takes care is over meanwhile; the page may notice by itself, or not before it is opened again.
  await page.getByRole('button', { name: 'Suspensas' }).click();
  await expect(page).toHaveURL(/\/cuidar\/pessoas\?.*filtro=suspended/);
  await request.post('/api/auth/logout-everywhere', { headers: { Authorization: `Bearer ${rita.token}` } });
  await page.reload();
  await sendLogin(page, rita.username, rita.password);
  await expect(page).toHaveURL(/\/cuidar\/pessoas\?.*filtro=suspended/);
  await row.getByRole('button', { name: /^Mais/ }).click();
  await dialog.getByRole('button', { name: 'Deixar entrar de novo' }).click();
  await takeToast(page, 'Conta liberada');
  await expect(page.getByText('Ninguém por aqui')).toBeVisible();

  await sendLogin(other, bento.username, bento.password);
  await expect(signOutButton(other)).toBeVisible();
  await other.goto('/account');
  await expect(other.getByText(`${rita.username} suspendeu`, { exact: false })).toBeVisible();
  await other.context().close();
});
