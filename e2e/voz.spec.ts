import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { sayGoodbye, takeToast, welcome } from './company.ts';
import { expect, test } from './fixtures.ts';

async function tell(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Contar minha ideia sobre Inovação' }).click();
  await page.getByLabel('Sua ideia').fill(text);
  await page.getByRole('button', { name: 'Enviar Ideia' }).click();
  await takeToast(page, 'Ideia enviada!');
}

const ideaOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const summary = (page: Page) => page.getByText(/^Sua ideia tem/);

test('two people vote for each other, and see it without a reload', { tag: '@any-screen' }, async ({
  browser,
  server,
}) => {
  const problems: string[] = [];
  const ana = await welcome(browser, server.url, problems, { path: '/games/voz-rota' });
  const bia = await welcome(browser, server.url, problems, { path: '/games/voz-rota' });
  const [hers, others] = [`Irrigação por gotejo de ${ana.username}`, `Secador solar de ${bia.username}`];
  await tell(ana.page, hers);
  await expect(ideaOf(ana.page, hers)).toContainText('Sua ideia');
  await expect(ideaOf(ana.page, hers).getByRole('button', { name: /Votar/ })).toHaveCount(0);

  await tell(bia.page, others);
  await ideaOf(bia.page, hers)
    .getByRole('button', { name: /^Votar/ })
    .click();
  await takeToast(bia.page, 'Voto registrado!');
  await expect(summary(ana.page)).toHaveText('Sua ideia tem 1 voto.');

  await ideaOf(ana.page, others)
    .getByRole('button', { name: /^Votar/ })
    .click();
  await takeToast(ana.page, 'Voto registrado!');
  await expect(summary(bia.page)).toHaveText('Sua ideia tem 1 voto.');

  for (const { page } of [ana, bia]) {
    await page.getByRole('button', { name: 'Finalizar Participação' }).click();
    await takeToast(page, 'Participação concluída!');
    await expect(page.getByRole('main')).toContainText('120pontos');
    await expect(page.getByText('+100 de influência')).toBeVisible();
  }
  await sayGoodbye([ana, bia], problems);
});

test('every step is accessible, and a half-written idea is there after a reload', { tag: '@phone' }, async ({
  browser,
  server,
}) => {
  const problems: string[] = [];
  const ana = await welcome(browser, server.url, problems, { path: '/games/voz-rota' });
  const { page } = ana;
  await expect(page.getByRole('list', { name: 'Perguntas' }).getByRole('listitem')).toHaveCount(5);

  const choose = page.getByRole('button', { name: 'Contar minha ideia sobre Sustentabilidade' });
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Enviar Ideia' })).toBeDisabled();
  await checkScreen(page);
  await page.getByLabel('Sua ideia').fill('Curva de nível e mata na beira do rio');
  await page.reload();
  await expect(page.getByLabel('Sua ideia')).toHaveValue('Curva de nível e mata na beira do rio');
  await page.getByRole('button', { name: 'Enviar Ideia' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vote nas ideias da comunidade' })).toBeFocused();
  await takeToast(page, 'Ideia enviada!');
  await checkScreen(page);

  await page.getByRole('button', { name: 'Finalizar Participação' }).click();
  await expect(page.getByText('+100 de influência')).toBeVisible();
  await checkScreen(page);
  await sayGoodbye([ana], problems);
});
