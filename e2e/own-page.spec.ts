import { readFile } from 'node:fs/promises';
import { checkScreen } from './accessibility.ts';
import { newPerson, register, samplePassword, sendLogin, signIn, toast } from './account.ts';
import { actAs, climb, join, publish, takeToast } from './company.ts';
import { expect, test } from './fixtures.ts';
import { moderatorName } from './server.ts';
import { tabTo } from './tab-to.ts';

test('behind the avatar is the own page, accessible and in Portuguese', async ({ page }) => {
  const person = await register(page, '/games');
  await page.getByRole('link', { name: 'Minha página' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText(/Você ainda não tem influência/)).toBeVisible();
  await expect(page.getByText('0 de 12')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Seus direitos' })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('button', { name: 'Apagar minha conta' }).click();
  const behind = await page.getByRole('dialog').locator('xpath=..').boundingBox();
  expect(behind).toMatchObject({ x: 0, y: 0, height: page.viewportSize()?.height });
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen(page);
});

test('the email is corrected with the password, and one can sign in with it', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const ana = await join(request);
  const email = newPerson().email;
  await page.goto('/account');
  await sendLogin(page, ana.username, ana.password);
  await takeToast(page, 'Sucesso');
  await page.getByRole('button', { name: 'Mudar email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar email' });
  await dialog.getByLabel('Email novo').fill(email);
  await dialog.getByLabel('Sua senha').fill(ana.password);
  await checkScreen(page);
  await dialog.getByRole('button', { name: 'Salvar email' }).click();
  await takeToast(page, 'Sucesso');
  await expect(page.getByText(email)).toBeVisible();
  expect((await signIn(request, email, ana.password)).user.id).toBe(ana.id);
});

test('who lost a post asks for a second look, and those who take care read about what', {
  tag: '@phone',
}, async ({ page, request }) => {
  const ana = await join(request);
  const id = await publish(request, ana, { question: 'O que falta?', answer: 'Uma ponte sobre o rio.' });
  const carer = await signIn(request, moderatorName, samplePassword);
  await actAs(request, carer, `/api/posts/${id}/remove`, { reason: 'Já estava no mural.' });
  await page.goto('/account');
  await sendLogin(page, ana.username, ana.password);
  const panel = page.getByRole('region', { name: 'Minha comunidade' });
  await panel.getByRole('button', { name: 'Pedir que olhem de novo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir que olhem de novo' });
  await expect(dialog.getByRole('textbox')).toHaveValue(/Uma ponte sobre o rio/);
  await checkScreen(page);
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(panel.getByText(/^Seu pedido chegou/)).toBeVisible();
  const asked = await request.get('/api/reviews', { headers: { authorization: `Bearer ${carer.token}` } });
  const own = (await asked.json()).find(({ userId }: { userId: number }) => userId === ana.id);
  expect(own.message).toContain('Uma ponte sobre o rio');
});

test('the name shown reaches the ranking', { tag: '@any-screen' }, async ({ page, request }) => {
  const ana = await join(request);
  await climb(request, ana);
  const name = `Rita de ${ana.username}`;
  await page.goto('/account');
  await sendLogin(page, ana.username, ana.password);
  await page.getByLabel('Nome mostrado').fill(name);
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await expect(toast(page, 'Sucesso')).toContainText('Nome mostrado atualizado.');
  await page.reload();
  await expect(page.getByLabel('Nome mostrado')).toHaveValue(name);
  await page.goto('/leadership');
  await expect(page.getByText(`${name} (você)`)).toBeVisible();
});

test('every entry says why it was earned', { tag: '@any-screen' }, async ({ page, request }) => {
  const ana = await join(request);
  const id = await publish(request, ana, { question: 'O que falta?', answer: 'Sinal de celular.' });
  for (const neighbour of [await join(request), await join(request)]) {
    await actAs(request, neighbour, `/api/submissions/${id}/vote`);
  }
  await page.goto('/account');
  await sendLogin(page, ana.username, ana.password);
  const ledger = page.getByRole('region', { name: 'Minha influência' });
  await expect(ledger.getByRole('listitem')).toHaveCount(3);
  const vote = ledger.getByRole('listitem').filter({ hasText: 'recebeu um voto' }).first();
  await expect(vote).toContainText('+5 de influência');
  await vote.getByText('Por que ganhei isto?').click();
  await expect(vote.getByText(/Cada voto que outra pessoa dá/)).toBeVisible();
});

test('the own data come as a file', { tag: '@any-screen' }, async ({ page }) => {
  const person = await register(page, '/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`rota-viva-${person.username}.json`);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account).toMatchObject({ username: person.username, email: person.email });
});

test.describe('refused by the server', { tag: '@any-screen' }, () => {
  test.use({ refusals: [401, 403] });

  test('the account goes with its password, by the keyboard alone, and does not come back', async ({
    page,
  }) => {
    const person = await register(page);
    await page.goto('/account');
    await expect(page.getByRole('button', { name: 'Apagar minha conta' })).toBeVisible();
    await tabTo(page, 'Apagar minha conta');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Sua senha');
    await page.keyboard.type('outra-senha');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('A senha não confere.');
    await expect(page.getByLabel('Sua senha')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Conta apagada' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await sendLogin(page, person.username, person.password);
    await expect(toast(page, 'Erro')).toContainText('Usuário ou senha incorretos.');
  });
});
