import type { Locator, Page } from '@playwright/test';
import { productBank } from '#core/content/mapa-produtivo.ts';
import { checkScreen } from './accessibility.ts';
import { newPerson } from './account.ts';
import { panel } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { passFeedback, placeOf, productCard, regionButton } from './play-mapa.ts';
import { tabTo } from './tab-to.ts';

const maxTaps = 12;

const boxes = (person: ReturnType<typeof newPerson>) => ({
  'Nome de Usuário': person.username,
  Email: person.email,
  Senha: person.password,
  'Confirmar Senha': person.password,
});

/** The home of the product that is to be placed, once it is the one at this place. */
async function homeAt(page: Page, place: number): Promise<string> {
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Produto ${place} de 3 `),
  );
  const text = await productCard(page).textContent();
  const product = productBank.find(({ name }) => text?.includes(name));
  if (!product) throw new Error(`no product in "${text}"`);
  return product.region;
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Seu primeiro selo!' });

test('from the sign-up to the first badge in at most twelve taps', { tag: '@touch' }, async ({ page }) => {
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.tap();
  };
  await page.clock.install();
  await page.goto('/auth/register');
  for (const [label, text] of Object.entries(boxes(newPerson()))) {
    const box = page.getByLabel(label, { exact: true });
    await tap(box);
    await page.keyboard.type(text);
  }
  await tap(page.getByRole('button', { name: 'Criar Conta' }));

  await expect(page.getByRole('heading', { name: 'O que você produz ou faz?' })).toBeVisible();
  await checkScreen(page);
  await tap(page.getByRole('button', { name: 'Leite e queijo' }));
  await checkScreen(page);
  await tap(page.getByRole('button', { name: 'Não, eu leio' }));
  await tap(page.getByRole('button', { name: 'Não, pode passar' }));

  for (let place = 1; place <= 3; place++) {
    await tap(regionButton(page, await homeAt(page, place)));
    await expect(page.getByRole('alertdialog', { name: 'Correto!' })).toBeVisible();
    await passFeedback(page);
  }
  await expect(sheet(page)).toContainText('3 acertos: 300 pontos da partida.');
  await checkScreen(page);
  expect(taps).toBeLessThanOrEqual(maxTaps);

  await sheet(page).getByRole('link', { name: 'Voltar ao início' }).tap();
  await expect(panel(page, 'Continue o Mapa Produtivo')).toContainText('Agora');
  const figures = panel(page, 'Seus números');
  await expect(
    figures.getByText('Selos Conquistados').locator('xpath=ancestor::dt/following-sibling::dd'),
  ).toHaveText('1');
  await panel(page, 'Continue o Mapa Produtivo').getByRole('link', { name: 'Continuar' }).tap();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^Produto 4 de 20 · 300 /);
});

test('the same by keyboard alone', { tag: '@mouse' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth/register');
  await expect(page.getByRole('button', { name: 'Criar Conta' })).toBeVisible();
  for (const [label, text] of Object.entries(boxes(newPerson()))) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  for (const [title, answer] of [
    ['O que você produz ou faz?', 'Mel e abelhas'],
    ['Quer ouvir os textos?', 'Não, eu leio'],
    ['Quer mais tempo para ler?', 'Sim, com calma'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await tabTo(page, answer);
    await page.keyboard.press('Enter');
  }
  for (let place = 1; place <= 3; place++) {
    const home = await homeAt(page, place);
    await tabTo(page, productCard(page));
    await page.keyboard.press('Enter');
    for (let step = 0; step < placeOf(home); step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Correto!' })).toBeVisible();
    // Whoever reads calmly goes on by hand.
    await page.clock.runFor(10_000);
    await tabTo(page, 'Continuar');
    await page.keyboard.press('Enter');
    await page.clock.runFor(500);
  }
  await expect(sheet(page)).toBeVisible();
  await tabTo(page, 'Continuar o mapa: faltam 17');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^Produto 4 de 20 /);
});
