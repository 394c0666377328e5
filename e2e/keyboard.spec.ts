import type { Page } from '@playwright/test';
import { newPerson, register, signOutButton, toast } from './account.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

test('a person registers and leaves with the keyboard alone', { tag: '@any-screen' }, async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await tabTo(page, 'Criar uma conta');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/register');

  const answers = {
    'Nome de Usuário': person.username,
    Email: person.email,
    Senha: person.password,
    'Confirmar Senha': person.password,
  };
  for (const [label, text] of Object.entries(answers)) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Sucesso')).toContainText('Conta criada com sucesso!');

  await expect(signOutButton(page)).toBeVisible();
  await tabTo(page, 'Sair');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
});

/** What has the focus, where a bar of the frame or the edge of the window hides some of it. */
const hiddenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    const header = document.querySelector('header');
    const links = document.querySelector('nav')?.getBoundingClientRect();
    if (!header || !links || !focused?.closest('main')) return '';
    const ceiling = getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0;
    const floor = links.top > innerHeight / 2 ? links.top : innerHeight;
    const { top, bottom } = focused.getBoundingClientRect();
    return top < ceiling - 1 || bottom > floor + 1 ? `${focused.textContent} at ${top} to ${bottom}` : '';
  });

test('whatever the keyboard reaches stands between the bars of the frame', async ({ page }) => {
  await register(page, '/games');
  await expect(page.getByRole('link', { name: /^Jogar Agora/ }).first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 16; stop++) {
      await page.keyboard.press(key);
      expect(await hiddenFocus(page)).toBe('');
    }
});
