import { checkScreen } from './accessibility.ts';
import { openSignedIn, samplePassword, signIn } from './account.ts';
import { join, takeToast } from './company.ts';
import { expect, test } from './fixtures.ts';
import { moderatorName } from './server.ts';

test.use({ community: 'demo' });

test('a challenge goes to leaders first, who rate it, and then to everybody', { tag: '@phone' }, async ({
  page,
  request,
  browser,
  server,
}) => {
  const name = 'Visita na roça';
  const comment = `Bom, e podia ser mais curto: ${name}`;
  const carer = await signIn(request, moderatorName, samplePassword);
  const leader = await signIn(request, 'maria', samplePassword);
  const headers = { Authorization: `Bearer ${leader.token}` };
  const leads = async () => (await (await request.get('/api/mentors', { headers })).json()).mayOffer;
  await expect.poll(leads, { timeout: 30_000 }).toBe(true);

  await openSignedIn(page, carer.token, '/cuidar/lideres');
  const trials = page.getByRole('region', { name: 'Experimentar primeiro' });
  const end = trials.getByRole('button', { name: `Abrir para todo mundo: ${name}` });
  await expect(trials.getByRole('combobox', { name: 'Desafio' })).toBeVisible();
  // A first try that broke off has left its trial open.
  if (await end.isVisible()) {
    await end.click();
    await takeToast(page, 'Pronto');
  }
  await trials.getByRole('combobox', { name: 'Desafio' }).selectOption(name);
  await trials.getByRole('button', { name: /^Abrir para \d+ lideranças?$/ }).click();
  await takeToast(page, 'Pronto');
  await expect(end).toBeVisible();
  await checkScreen(page);

  const member = await join(request);
  const seen = async () => {
    const answer = await request.get('/api/business-challenges', {
      headers: { Authorization: `Bearer ${member.token}` },
    });
    return (await answer.json()).map((challenge: { name: string }) => challenge.name);
  };
  expect(await seen()).not.toContain(name);

  const phone = await browser.newPage({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  await openSignedIn(phone, leader.token, '/games/desafio-negocio');
  const first = phone.getByRole('list', { name: 'Experimente primeiro' });
  await first.getByRole('button', { name: `Começar o desafio ${name}` }).click();
  await phone
    .getByRole('textbox', { name: /^Sua mensagem para/ })
    .fill('Bom dia! Vim conversar sobre o preço.');
  await phone.getByRole('button', { name: 'Enviar' }).click();
  await expect(phone.getByRole('log').getByText('Bom dia! Vim conversar sobre o preço.')).toBeVisible();
  // The first answer of the day waits until the dictionary is open.
  await expect(phone.getByText('está escrevendo')).toBeHidden({ timeout: 20_000 });
  await phone.getByRole('button', { name: 'Encerrar conversa' }).click();
  await phone.getByRole('button', { name: 'Encerrar e ver a nota' }).click();
  const rating = phone.getByRole('form', { name: `Sua nota para ${name}` });
  await rating.getByRole('radio', { name: '4' }).check();
  await rating.getByLabel('O que melhorar? (se quiser)').fill(comment);
  await checkScreen(phone);
  await rating.getByRole('button', { name: 'Dar minha nota' }).click();
  await takeToast(phone, 'Nota enviada');
  await phone.close();

  await page.reload();
  await expect(trials.getByText(comment)).toBeVisible();
  await end.click();
  await takeToast(page, 'Pronto');
  await expect(end).toBeHidden();
  expect(await seen()).toContain(name);
});
