import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { register } from './account.ts';
import { expect, test } from './fixtures.ts';
import { checkWidths } from './widths.ts';

const good = [
  'boa tarde dona marcia, meu mel e puro, da florada da aroeira, la da serra',
  'tenho o selo da inspeção municipal e to pedindo o sisbi, rotulo com data e lote',
  'o pote sai pra vc a 17 reais, meu custo é 10, dá pra vc vender a 25',
];

const messages = (page: Page) => page.getByRole('log').getByRole('listitem');

async function begin(page: Page, challenge: string): Promise<void> {
  await page.getByRole('button', { name: `Começar o desafio ${challenge}` }).click();
  await expect(messages(page)).toHaveCount(1);
}

async function say(page: Page, text: string): Promise<void> {
  const before = await messages(page).count();
  await page.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(before + 2);
  await expect(page.getByText('está escrevendo')).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await register(page, '/games/desafio-negocio');
  await expect(page.getByRole('list', { name: 'Desafios' })).toBeVisible();
});

test('a negotiation from the list to the score, the points and the history', { tag: '@phone' }, async ({
  page,
}) => {
  await expect(page.getByText('Requer conexão')).toBeVisible();
  await expect(page.getByText('IA Conversacional')).toBeVisible();
  // In whole words on a phone too, not only to those who hear it.
  await expect(page.getByText('aos Jogos', { exact: true })).toHaveCSS('clip-path', 'none');

  await begin(page, 'O mel na gôndola');
  for (const text of good) await say(page, text);
  await checkScreen(page);

  // The conversation is the server's: a reload finds it where it was.
  await page.reload();
  await expect(messages(page)).toHaveCount(1 + 2 * good.length);
  await expect(page.getByRole('log')).toContainText(good[0] ?? '');

  await page.getByRole('button', { name: 'Encerrar conversa' }).click();
  await page.getByRole('button', { name: 'Encerrar e ver a nota' }).click();
  await expect(page.getByRole('heading', { name: 'Conversa encerrada' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Nota 75 de 100' })).toBeVisible();
  await expect(page.getByText('Bom desempenho')).toBeVisible();
  await expect(page.getByText('+200 de influência')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('200');
  await expect(page.getByRole('blockquote')).toHaveCount(3);
  await checkScreen(page);

  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(page.getByText('Melhor nota: 75')).toBeVisible();
  await page.getByRole('tab', { name: 'Histórico' }).click();
  const past = page.getByRole('list', { name: 'Conversas' }).locator(':scope > li');
  await expect(past).toHaveCount(1);
  await expect(past).toContainText(/\d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}/);
  await expect(past).toContainText('Nota 75Bom desempenho');
  await past.getByText('Ver conversa e retorno').click();
  await expect(past.getByText(good[1] ?? '', { exact: true })).toBeVisible();
});

test('an unfinished conversation goes on from the history, and a weak one earns no praise', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await expect(page.getByRole('heading', { name: 'Nenhuma conversa encontrada' })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('button', { name: 'Ver os desafios' }).click();
  await begin(page, 'A oferta do atravessador');
  await say(page, 'sim');
  await page.getByRole('button', { name: 'Voltar aos desafios' }).click();
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await expect(page.getByText('Em andamento')).toBeVisible();
  await page.getByRole('button', { name: /^Continuar a conversa/ }).click();
  await expect(messages(page)).toHaveCount(3);
  await say(page, 'não sei');
  await page.getByRole('button', { name: 'Encerrar conversa' }).click();
  await page.getByRole('button', { name: 'Encerrar e ver a nota' }).click();
  await expect(page.getByRole('img', { name: 'Nota 0 de 100' })).toBeVisible();
  await expect(page.getByText('Bom desempenho')).toBeHidden();
  await page.getByRole('button', { name: 'Ver histórico' }).click();
  await expect(page.getByText('Nota 0', { exact: true })).toBeVisible();
  await page.getByText('Ver conversa e retorno').click();
  await checkScreen(page);
});

test('without a signal the text stays, and goes out when the signal is back', { tag: '@any-screen' }, async ({
  page,
}) => {
  await begin(page, 'O mel na gôndola');
  await page.route('**/api/business-challenges/**', (route) => route.abort());
  await page.getByRole('textbox').fill('meu mel é puro');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('alert')).toContainText('Sem conexão');
  await expect(page.getByRole('textbox')).toHaveValue('meu mel é puro');
  await page.unroute('**/api/business-challenges/**');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(messages(page)).toHaveCount(3);
});

test('the whole conversation by keyboard, in a window that nothing leaves', { tag: '@phone' }, async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Começar o desafio O mel na gôndola' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'O mel na gôndola' })).toBeFocused();
  await page.getByRole('textbox').focus();
  await page.keyboard.type('meu mel é puro');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type(`e tem ${'muito'.repeat(60)} sabor`);
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(3);
  await expect(page.getByText('está escrevendo')).toBeHidden();
  await checkWidths(page, 'a long word in a conversation');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Encerrar conversa' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Encerrar e ver a nota' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Conversa encerrada' })).toBeFocused();
});

test('after the first five, a new negotiation is played to its end', { tag: '@phone' }, async ({ page }) => {
  const first = page.getByRole('list', { name: 'Desafios' }).getByRole('button', { name: /^Começar/ });
  await expect(first).toHaveCount(5);
  await expect(page.getByText('mais 5 desafios se abrem aqui embaixo')).toBeVisible();
  for (let turn = 0; turn < 5; turn++) {
    await first.nth(turn).click();
    await page.getByRole('button', { name: 'Encerrar conversa' }).click();
    await page.getByRole('button', { name: 'Encerrar e ver a nota' }).click();
    await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  }
  const more = page.getByRole('list', { name: 'Mais desafios' });
  await expect(more.getByRole('button', { name: /^Começar/ })).toHaveCount(5);
  await checkScreen(page);

  await begin(page, 'A freguesa da feira');
  await say(page, 'esse tomate eu colhi hoje cedo na minha roça, sem veneno');
  await say(page, 'o quilo ta 8 reais, no mercado ta 10');
  await say(page, 'levando 3 quilo faço por 20');
  await page.getByRole('textbox').fill('todo sabado to nessa banca, pode encomendar no zap');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Nota 100 de 100' })).toBeVisible();
  await checkScreen(page);
});
