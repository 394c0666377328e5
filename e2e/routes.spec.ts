import { checkScreen } from './accessibility.ts';
import { register, sendLogin, signOut, signOutButton } from './account.ts';
import { expect, test } from './fixtures.ts';

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
