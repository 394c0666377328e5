import { checkAccessibility } from './accessibility.ts';
import { register, sendLogin, signOutButton } from './account.ts';
import { expect, test } from './fixtures.ts';

const games = [
  'mapa-produtivo',
  'jornada-empreendedor',
  'rede-saberes',
  'voz-rota',
  'desafio-negocio',
  'cadeia-valor',
  'flip-produtividade',
  'minha-historia',
];

test('an unknown address shows the 404 page', async ({ page }) => {
  await register(page);
  await page.goto('/nao/existe');
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('signed out, a deep link shows the sign-in and leads there afterwards', async ({ page }) => {
  const person = await register(page);
  await signOutButton(page).click();
  await page.goto('/leadership');
  await sendLogin(page, person.email, person.password);
  await expect(signOutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/leadership');
});

test('signed in, the sign-in screens lead home', async ({ page }) => {
  await register(page);
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('every game has its address', async ({ page }) => {
  await register(page);
  for (const slug of games) {
    await page.goto(`/games/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Page Not Found')).toBeHidden();
    await checkAccessibility(page);
  }
});

test('no screen is wider than the window', async ({ page }) => {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fits(), path).toBe(true);
  }
  await register(page);
  for (const path of ['/', '/games', '/community', '/leadership', '/nao-existe']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fits(), path).toBe(true);
  }
});
