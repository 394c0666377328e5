import { checkScreen } from './accessibility.ts';
import { register, sendLogin, signOut, signOutButton } from './account.ts';
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

test.describe('an unknown address', () => {
  test.use({ refusals: [404] });

  test('shows the 404 page', { tag: '@phone' }, async ({ page }) => {
    await register(page, '/nao/existe');
    await expect(page.getByText('Page Not Found')).toBeVisible();
    await checkScreen(page);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
});

test('signed out, a deep link shows the sign-in and leads there afterwards', { tag: '@any-screen' }, async ({
  page,
}) => {
  const person = await register(page, '/games');
  await signOut(page);
  await page.goto('/leadership');
  await sendLogin(page, person.email, person.password);
  await expect(signOutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/leadership');
});

test('signed in, the sign-in screens lead home', { tag: '@any-screen' }, async ({ page }) => {
  await register(page);
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('sign-in, sign-up, the community and every game have their address', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow();
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkScreen(page);
  }
  await register(page, '/community');
  await checkScreen(page);
  for (const slug of games) {
    await page.goto(`/games/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Page Not Found')).toBeHidden();
    await checkScreen(page);
  }
});
