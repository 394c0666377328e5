import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { enter } from './account.ts';
import { panel } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

test.use({ community: 'demo' });

test('a member of a living community reads real figures in every section', { tag: '@phone' }, async ({
  page,
}) => {
  await enter(page, 'maria');
  const figures = panel(page, 'Seus números');
  const score = await figures.locator('strong').first().textContent();
  expect(score).toMatch(/^[1-9][\d.]*$/);
  await expect(page.getByRole('banner')).toContainText(`Escore de Influência${score}`);
  await expect(figures.getByText(/esta semana/)).toBeVisible();
  await expect(figures.getByText('Exemplo')).toBeHidden();

  const activities = panel(page, 'Atividade Recente').getByRole('listitem');
  await expect(activities).toHaveCount(5);
  await expect(activities.first()).toContainText(/há .*\+\d+ de influência/);
  await expect(panel(page, 'Perfil de Motivação')).toContainText(/Você (gosta|se anima|tem|pensa)/);
  await expect(panel(page, 'Mural da Comunidade').getByRole('listitem')).toHaveCount(5);
  await expect(panel(page, 'Lideranças Identificadas').getByRole('listitem').first()).toContainText(
    'Por quê:',
  );
  const submissions = panel(page, 'Últimas Submissões').getByRole('listitem');
  await expect(submissions).toHaveCount(5);
  await expect(submissions.first()).toContainText(/Usuário \d+ · .*voto/);
  const badges = panel(page, 'Seus Selos');
  await expect(badges).toContainText('Conquistado');
  await expect(badges).toContainText(/Falta/);
  await expect(badges.getByText('Exemplo')).toBeHidden();
  await expect(panel(page, 'Ranking de Influenciadores').getByRole('listitem')).toHaveCount(10);
  await checkScreen(page);
});

test('a member votes, ranks by month and goes on with the keyboard alone', { tag: '@any-screen' }, async ({
  page,
}) => {
  await enter(page, 'maria');
  const vote = panel(page, 'Mural da Comunidade').getByRole('button', { pressed: false }).first();
  await expect(vote).toBeVisible();
  const before = Number((await vote.textContent())?.match(/: (\d+) voto/)?.[1]);
  await tabInto(page, 'BUTTON', /^(Votar|Curtir)/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Voto registrado!')).toBeVisible();
  const voted = page.locator(':focus');
  await expect(voted).toHaveAttribute('aria-pressed', 'true');
  await expect(voted).toContainText(`: ${before + 1} voto`);

  await tabInto(page, 'SELECT', /./);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveValue('month');
  await expect(page.getByText('Ranking por pontos: Último mês')).toBeAttached();

  await tabInto(page, 'A', /^Análise Completa$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/leadership/network');
});

const maxStops = 60;

/** Presses Tab until a control of this kind and text has the focus. */
async function tabInto(page: Page, tag: string, text: RegExp): Promise<void> {
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => ({
      tag: document.activeElement?.tagName,
      text: document.activeElement?.textContent?.trim() ?? '',
    }));
    if (focused.tag === tag && text.test(focused.text)) return;
  }
  throw new Error(`Tab never reached ${tag} ${text}`);
}

test('four people of the community have told their stories', { tag: '@any-screen' }, async ({ page }) => {
  await enter(page, 'maria', '/games/minha-historia');
  await page.getByRole('tab', { name: 'Comunidade' }).click();
  const told = page.getByRole('article');
  await expect(told).toHaveCount(4);
  for (const author of ['Luzia da Silva', 'Conceição Xavier', 'Antônio Nogueira', 'Raimundo Nogueira'])
    await expect(told.filter({ hasText: `Por ${author}` })).toContainText(/[1-9] votos/);
});
