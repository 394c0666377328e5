import { expect, type Page } from '@playwright/test';
import { games } from '#core/content/games.ts';

/** Before the sign-in; those with a real code are made in `pages-with-code.ts`. */
export const doors = ['/auth/login', '/auth/register', '/convite', '/entrar', '/comecar/ABC'];

/** Behind it, for every member. */
export const memberPages = [
  '/',
  '/games',
  '/community',
  '/leadership',
  '/leadership/network',
  '/account',
  '/avisos',
  '/rodada',
  '/praticar',
  '/mentoria',
  '/certificados',
  '/boas-vindas',
  '/nao-existe',
  ...games.map(({ type }) => `/games/${type}`),
];

/** For those who take care. */
export const deskPages = ['', '/pessoas', '/convites', '/moderacao', '/comunidades', '/lideres'].map(
  (part) => `/cuidar${part}`,
);

/** Opens a page and waits until all of it is there. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Carregando')).toHaveCount(0);
}
