import { newPerson, signOutButton, toast } from './account.ts';
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
