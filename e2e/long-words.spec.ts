import { register } from './account.ts';
import { actAs, join, playShort, publish } from './company.ts';
import { expect, test } from './fixtures.ts';

const laugh = 'k'.repeat(80);

test('words of any length stay inside their cards on every screen', async ({ page, request }) => {
  const name = `Mariazinha${Date.now()}`.padEnd(40, 'x');
  const neighbour = await join(request, name);
  await publish(request, neighbour, { question: 'O que falta aqui?', answer: `Bão demais ${laugh}` });
  await actAs(request, neighbour, '/api/stories', {
    title: `T${'i'.repeat(90)}`,
    content: `Era uma vez ${'c'.repeat(300)}`,
    category: 'Negócios',
    promptId: 'empreendedor-local',
  });
  await actAs(request, neighbour, '/api/collaborative-quizzes/3/teams');
  // Enough points for the ranking, whoever else plays in this community.
  await playShort(request, neighbour);
  await register(page);
  const screens = [
    ['/', name],
    ['/community', laugh],
    ['/leadership', name],
    ['/games/rede-saberes?desafio=3', name],
    ['/games/minha-historia', ''],
  ] as const;
  for (const [path, word] of screens) {
    await page.goto(path);
    if (path.endsWith('historia')) await page.getByRole('tab', { name: 'Comunidade' }).click();
    await expect(page.getByText(word || name).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width, path).toBeLessThanOrEqual(0);
  }
});
