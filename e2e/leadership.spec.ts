import { checkScreen } from './accessibility.ts';
import { register } from './account.ts';
import { climb, join } from './company.ts';
import { expect, test } from './fixtures.ts';

test('someone new reads who leads, how, and what is missing', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const ana = await join(request);
  await climb(request, ana);
  await register(page, '/leadership');
  const figures = page.getByRole('region', { name: 'Números das lideranças' });
  await expect(figures.getByText(/^\d+ de influência$/)).toBeVisible();
  await expect(figures.getByRole('img', { name: /^Taxa de conclusão: \d+%$/ })).toBeVisible();
  await expect(figures.getByText('8', { exact: true })).toBeVisible();

  await expect(
    page.getByRole('region', { name: 'Ranking' }).getByText(ana.username, { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^Ainda não há lideranças identificadas/)).toBeVisible();
  const types = page.getByRole('region', { name: 'Quatro jeitos de liderar' });
  await expect(types.getByText('Hoje você aparece como')).toContainText('Em formação');
  for (const missing of ['Falta participar em outro dia.', /^Falta alguém da comunidade se conectar/]) {
    await expect(types.getByText(missing)).toBeVisible();
  }
  for (const [name, missing] of Object.entries({
    'Líder Comunitário/Conector': 'conectar mais 5 pessoas',
    'Formador de Opinião/Estrategista': 'publicar mais 3 ideias',
    'Influenciador Digital/Porta-voz': 'receber mais 10 votos',
    'Pioneiro/Empreendedor': 'concluir mais 4 jogos',
  })) {
    const type = types.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(type).toContainText(missing);
  }
  for (const name of ['O que a liderança traz', 'Como identificamos as lideranças']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await checkScreen(page);
});
