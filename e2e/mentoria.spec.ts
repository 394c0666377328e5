import { checkScreen } from './accessibility.ts';
import { openSignedIn, samplePassword, signIn } from './account.ts';
import { checkSizes } from './check-sizes.ts';
import { join, takeToast } from './company.ts';
import { expect, test } from './fixtures.ts';

test.use({ community: 'demo' });

test('a mentoring pair: offered, asked for, talked over and finished by both', { tag: '@phone' }, async ({
  page,
  request,
  browser,
  server,
}) => {
  const leader = await signIn(request, 'maria', samplePassword);
  const headers = { Authorization: `Bearer ${leader.token}` };
  const mayOffer = async () => (await (await request.get('/api/mentors', { headers })).json()).mayOffer;
  await expect.poll(mayOffer, { timeout: 30_000 }).toBe(true);
  await openSignedIn(page, leader.token, '/leadership');
  await page.getByRole('link', { name: 'Pedir ou oferecer ajuda' }).click();
  await page.getByLabel('Posso ajudar com...').fill('a venda na feira e o preço justo');
  await page.getByRole('button', { name: 'Oferecer ajuda' }).click();
  await takeToast(page, 'Sucesso');
  await checkScreen(page);

  const learner = await join(request);
  const phone = await browser.newPage({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  await openSignedIn(phone, learner.token, '/mentoria');
  await phone
    .getByRole('listitem')
    .filter({ hasText: leader.user.username })
    .getByRole('button', { name: /^Pedir ajuda/ })
    .click();
  await phone.getByLabel('O que você quer aprender ou fazer?').fill('Vender meu mel na feira');
  await phone.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(phone.getByText('Esperando resposta')).toBeVisible();
  await checkScreen(phone);

  // It comes by itself, told as a notice.
  const pair = page.getByRole('region', { name: `Você ajuda ${learner.username}` });
  await expect(pair.getByText('Vender meu mel na feira')).toBeVisible({ timeout: 15_000 });
  await pair.getByRole('button', { name: 'Aceitar' }).click();
  await expect(phone.getByText('Em andamento')).toBeVisible({ timeout: 15_000 });
  const own = phone.getByRole('region', { name: /ajuda você$/ });
  await own.getByLabel('Escreva uma mensagem').fill('Por onde eu começo?');
  await own.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(own.getByRole('log').getByText('Por onde eu começo?')).toBeVisible();
  await expect(pair.getByRole('log').getByText('Por onde eu começo?')).toBeVisible();
  await checkScreen(page);

  await checkSizes(phone, 'a mentoring with messages');

  await own.getByRole('button', { name: 'Objetivo alcançado' }).click();
  await expect(pair.getByText(/Você concorda\?/)).toBeVisible({ timeout: 15_000 });
  await pair.getByRole('button', { name: 'Objetivo alcançado' }).click();
  await takeToast(page, 'Objetivo alcançado!');
  await expect(own.getByText('Objetivo alcançado', { exact: true })).toBeVisible({ timeout: 15_000 });
  await checkScreen(phone);
  await phone.close();
});
