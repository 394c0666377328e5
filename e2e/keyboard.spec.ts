import type { Page } from '@playwright/test';
import { newPerson, signOutButton, toast } from './account.ts';
import { expect, test } from './fixtures.ts';

const mostStops = 30;

/** Presses Tab until the wanted control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLInputElement
        ? activeElement.labels?.[0]?.textContent
        : activeElement?.textContent;
    });
    if (label?.trim() === name) return;
  }
  throw new Error(`Tab never reached "${name}"`);
}

test('a person registers and leaves with the keyboard alone', async ({ page }) => {
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
