import { checkScreen } from './accessibility.ts';
import { register, sendLogin, sendRegister, signOutButton, toast } from './account.ts';
import { expect, test } from './fixtures.ts';

test.describe('coming and going', () => {
  // Whoever leaves right after a reload leaves calls on their way, and these find the session over.
  test.use({ refusals: [401] });

  test('a person registers, walks through the frame, leaves and comes back', async ({ page }) => {
    const person = await register(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Escore de Influência').first()).toBeVisible();

    const links = { Jogos: '/games', Comunidade: '/community', Lideranças: '/leadership', Dashboard: '/' };
    for (const [name, path] of Object.entries(links)) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }

    await signOutButton(page).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

    for (const known of [person.username, person.email.toUpperCase()]) {
      await sendLogin(page, known, person.password);
      await expect(toast(page, 'Sucesso')).toContainText('Login realizado com sucesso!');
      await page.reload();
      await signOutButton(page).click();
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    }
  });
});

test('sign-in and sign-up tell one mistake at a time, in order', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(toast(page, 'Erro')).toBeVisible();
  await checkScreen(page);

  const email = 'rita@exemplo.com.br';
  await page.goto('/auth/register');
  await sendRegister(page, { username: 'rita', email, password: 'abc' });
  await expect(toast(page, 'Erro')).toContainText('Por favor, preencha todos os campos');
  await sendRegister(page, { username: 'rita', email, password: 'abc', confirmation: 'abd' });
  await expect(toast(page, 'Erro')).toContainText('As senhas não coincidem');
  await sendRegister(page, { username: 'rita', email, password: 'abc', confirmation: 'abc' });
  await expect(toast(page, 'Erro')).toContainText('A senha deve ter pelo menos 6 caracteres');
  await expect(toast(page, 'Erro')).toHaveCount(1);
  await checkScreen(page);
});

test('a toast leaves after five seconds', { tag: '@any-screen' }, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await page.clock.pauseAt(600_000);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(toast(page, 'Erro')).toContainText('Por favor, preencha todos os campos');
  await page.clock.runFor(4900);
  await expect(toast(page, 'Erro')).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page, 'Erro')).toBeHidden();
});

test.describe('refused by the server', { tag: '@any-screen' }, () => {
  test.use({ refusals: [401, 409] });

  test('a wrong password and a name that is taken are told, and the person can try again', async ({
    page,
  }) => {
    const person = await register(page, '/games');
    await signOutButton(page).click();
    await page.getByRole('link', { name: 'Criar uma conta' }).click();
    await sendRegister(page, {
      username: person.username.toUpperCase(),
      email: `outra-${person.email}`,
      password: person.password,
      confirmation: person.password,
    });
    await expect(toast(page, 'Erro')).toContainText('Este nome de usuário já existe. Escolha outro.');
    await page.goto('/auth/login');
    await sendLogin(page, person.username, 'outra-senha');
    await expect(toast(page, 'Erro')).toContainText('Usuário ou senha incorretos.');
    await sendLogin(page, person.username, person.password);
    await expect(toast(page, 'Sucesso')).toBeVisible();
  });

  test('a token that is no longer good goes in silence', async ({ page }) => {
    await page.goto('/auth/login');
    await page.evaluate(() => localStorage.setItem('auth_token', 'velho'));
    await page.goto('/games');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(toast(page, 'Erro')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
});
