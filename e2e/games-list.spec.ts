import { jornadaRun } from '#server/demo/honest-runs.ts';
import { checkScreen } from './accessibility.ts';
import { register } from './account.ts';
import { saveRun } from './company.ts';
import { expect, test } from './fixtures.ts';

const rewards = {
  'Mapa Produtivo': 100,
  'Jornada do Empreendedor': 150,
  'Rede de Saberes': 300,
  'Voz da Rota': 100,
  'Desafio do Negócio': 200,
  'Cadeia de Valor': 150,
  'Flip de Produtividade': 100,
  'Minha História': 100,
};

test('every game has its card, its reward and a way in; one that was completed shows its ring', {
  tag: '@phone',
}, async ({ page }) => {
  const person = await register(page, '/games');
  for (const [name, reward] of Object.entries(rewards)) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
    await expect(card).toContainText(`Recompensa: +${reward} pts`);
    await expect(card).toContainText('Você ainda não jogou este.');
    await expect(card.getByRole('link', { name: 'Jogar Agora' })).toBeVisible();
  }
  await expect(page.getByText('50-300 pontos')).toBeVisible();
  await expect(page.getByRole('img', { name: /octógono/ })).toBeVisible();
  await checkScreen(page);

  await saveRun(page.request, person, 'jornada-empreendedor', jornadaRun(1));
  await page.reload();
  await expect(
    page.getByRole('img', { name: 'Seu melhor resultado em Jornada do Empreendedor: 67%' }),
  ).toBeVisible();
  await expect(page.getByText('Concluído')).toHaveCount(1);
  await page.getByRole('link', { name: 'Jogar Agora: Cadeia de Valor' }).click();
  await expect(page).toHaveURL('/games/cadeia-valor');
});
