import type { Page } from '@playwright/test';
import { openSignedIn, register, samplePassword, signIn } from './account.ts';
import { actAs, climb, join, publish } from './company.ts';
import { expect, test } from './fixtures.ts';
import { moderatorName } from './server.ts';

const laugh = 'k'.repeat(80);

const longName = (): string => `Mariazinha${Date.now()}`.padEnd(40, 'x');

const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('words of any length stay inside their cards on every screen', async ({ page, request }) => {
  const [writer, player] = [await join(request), await join(request, longName())];
  await publish(request, writer, { question: 'O que falta aqui?', answer: `Bão demais ${laugh}` });
  const title = `T${'i'.repeat(90)}`;
  await actAs(request, writer, '/api/stories', {
    title,
    content: `Era uma vez ${'c'.repeat(300)}`,
    category: 'Negócios',
    promptId: 'empreendedor-local',
  });
  const { username: name } = player;
  await actAs(request, player, '/api/collaborative-quizzes/3/teams');
  await climb(request, player);
  await register(page);
  const screens = [
    ['/', name],
    ['/community', laugh],
    ['/leadership', name],
    ['/games/rede-saberes?desafio=3', name],
    ['/games/minha-historia', title],
  ] as const;
  for (const [path, word] of screens) {
    if (path !== '/') await page.goto(path);
    if (path.endsWith('historia')) await page.getByRole('tab', { name: 'Comunidade' }).click();
    await expect(page.getByText(word).first()).toBeVisible();
    expect(await widthBeyond(page), path).toBeLessThanOrEqual(0);
  }
  const carer = await signIn(request, moderatorName, samplePassword);
  await openSignedIn(page, carer.token, '/cuidar/pessoas');
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill(name);
  await expect(page.getByRole('rowheader')).toHaveText([name]);
  expect(await widthBeyond(page), 'the list of people').toBeLessThanOrEqual(0);
});
