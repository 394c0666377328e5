import { jornadaRun } from '#server/demo/honest-runs.ts';
import { checkScreen } from './accessibility.ts';
import { openSignedIn, samplePassword, signIn } from './account.ts';
import { checkSizes } from './check-sizes.ts';
import { join, saveRun } from './company.ts';
import { expect, test } from './fixtures.ts';
import { moderatorName } from './server.ts';

test.use({ refusals: [404] });

test('a certificate from the badge to a stranger: published, read, printed as a picture, revoked', {
  tag: '@phone',
}, async ({ page, request, browser, server }) => {
  const member = await join(request);
  await saveRun(request, member, 'jornada-empreendedor', jornadaRun());
  await openSignedIn(page, member.token, '/account');
  await page.getByRole('link', { name: 'Meus certificados' }).click();
  const badge = page.getByRole('listitem').filter({ hasText: 'Selo Decisão Certeira' });
  await expect(badge.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
  await badge.getByRole('switch', { name: 'Publicar este certificado' }).click();
  await checkScreen(page);
  await badge.getByRole('link', { name: /^Ver, imprimir ou compartilhar/ }).click();
  await expect(page.getByRole('article').getByText(member.username)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await page.getByRole('button', { name: 'Imagem para compartilhar' }).click();
  expect((await download).suggestedFilename()).toBe('certificado-rota-viva.png');
  const address = new URL(page.url()).pathname;

  const stranger = await browser.newPage({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'Selo Decisão Certeira' })).toBeVisible();
  await expect(stranger.getByRole('article').getByText(member.username)).toBeVisible();
  await checkScreen(stranger);
  await checkSizes(stranger, 'a certificate before a stranger');

  const carer = await signIn(request, moderatorName, samplePassword);
  const code = address.split('/').at(-1);
  const revoked = await request.post(`/api/certificates/${code}/revoke`, {
    data: { reason: 'Foi outra pessoa que jogou' },
    headers: { Authorization: `Bearer ${carer.token}` },
  });
  expect(revoked.ok()).toBe(true);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'Certificado não encontrado' })).toBeVisible();
  await checkScreen(stranger);
  await stranger.close();
  await page.goto('/certificados');
  await expect(badge.getByText('Motivo: Foi outra pessoa que jogou')).toBeVisible();
  await page.goto('/avisos');
  await expect(page.getByText('Um certificado seu foi revogado')).toBeVisible();
});

test('a member takes a certificate off the air, and its address is over', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const member = await join(request);
  await saveRun(request, member, 'jornada-empreendedor', jornadaRun());
  await openSignedIn(page, member.token, '/certificados');
  const badge = page.getByRole('listitem').filter({ hasText: 'Selo Decisão Certeira' });
  await badge.getByRole('switch').click();
  const link = badge.getByRole('link', { name: /^Ver, imprimir/ });
  const address = (await link.getAttribute('href')) ?? '';
  await badge.getByRole('switch').click();
  await expect(link).toBeHidden();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Certificado não encontrado' })).toBeVisible();
});
