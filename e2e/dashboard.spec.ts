import type { Route } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { register } from './account.ts';
import { panel, unfold } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

test.use({ community: 'empty' });

test('someone new reads every section: zeros, invitations and samples that say so', {
  tag: '@phone',
}, async ({ page }) => {
  await register(page);
  const figures = panel(page, 'Seus números');
  for (const label of [
    'Escore de Influência',
    'Jogos Completados',
    'Conexões Feitas',
    'Selos Conquistados',
  ]) {
    await expect(figures.getByText(label)).toBeVisible();
  }
  await expect(figures.getByText('0', { exact: true })).toHaveCount(4);
  await expect(figures).toContainText('+12% esta semanaExemplo');

  await expect(
    panel(page, 'Atividade Recente').getByRole('link', { name: 'Escolher um jogo' }),
  ).toBeVisible();
  const profile = panel(page, 'Perfil de Motivação');
  await expect(profile).toContainText(
    'Análise dos seus fatores motivacionais baseada na Framework Octalysis',
  );
  await expect(
    profile.getByRole('list', { name: 'Seus fatores mais fortes' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(panel(page, 'Mural da Comunidade')).toBeVisible();
  await expect(panel(page, 'Lideranças Identificadas')).toBeVisible();

  const partners = panel(page, 'Procurando Parceiros');
  await unfold(partners);
  await expect(partners).toContainText('Exemplo');
  await expect(partners).toContainText('Rede de Saberes');
  await expect(partners).toContainText('1/3');
  await expect(partners.getByRole('link', { name: 'Quero Participar' })).toHaveCount(3);
  await expect(panel(page, 'Últimas Submissões').getByRole('link', { name: 'Nova Postagem' })).toBeVisible();
  const badges = panel(page, 'Seus Selos');
  await unfold(badges);
  await expect(badges).toContainText('Exemplo');
  await expect(badges.getByRole('listitem')).toHaveText([
    /Conhecedor da Rota/,
    /Conectador/,
    /Inovador/,
    /Mentor/,
  ]);

  await expect(panel(page, 'Ranking de Influenciadores').getByRole('combobox')).toHaveValue('week');
  const network = panel(page, 'Análise de Rede');
  await unfold(network);
  for (const figure of ['Exemplo', '12', '284', '78%', '8']) {
    await expect(network.getByText(figure, { exact: true })).toBeVisible();
  }
  await unfold(panel(page, 'Insights Principais'));
  await expect(panel(page, 'Insights Principais').getByRole('listitem')).toHaveCount(3);
  await checkScreen(page);
});

test('while the answers are on their way, skeletons and words hold their places', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/api/users/*/{stats,octalysis-stats}', (route) => void held.push(route));
  // The first visit: a later one finds what the device keeps of this one.
  await register(page);
  const profile = panel(page, 'Perfil de Motivação');
  await expect(profile.getByText('Carregando fatores de motivação...')).toBeVisible();
  await expect(profile.getByText('Carregando dados...')).toBeVisible();
  const figures = panel(page, 'Seus números');
  await expect(figures.getByText('Carregando...')).toHaveCount(4);
  const waiting = await figures.boundingBox();
  await checkScreen(page);
  await Promise.all(held.map((route) => route.continue()));
  await expect(figures.getByText('0', { exact: true })).toHaveCount(4);
  expect(await figures.boundingBox()).toEqual(waiting);
});
