import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { enter, newPerson, register, samplePassword, sendLogin, signOut } from './account.ts';
import { actAs, join, publish } from './company.ts';
import { expect, test } from './fixtures.ts';
import { moderatorName } from './server.ts';
import { tabTo } from './tab-to.ts';

const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** A word nobody has used before, for tests that share a community. */
const newTopic = (): string => newPerson().username.replaceAll(/[^a-z0-9]/g, '');

const question = 'Que produto daqui merecia ser conhecido no Brasil, e o que falta?';

test.describe('nobody has written yet', () => {
  test.use({ community: 'empty' });

  test('someone new finds samples, rules, tips and a way to write', { tag: '@phone' }, async ({ page }) => {
    await register(page, '/community');
    const figures = page.getByRole('region', { name: 'Números da comunidade' });
    await expect(figures.getByText('Exemplo')).toBeVisible();
    await figures.getByRole('button', { name: 'Ver' }).click();
    for (const figure of ['142', '89%', '67', 'Maria Silva', '15 contribuições']) {
      await expect(figures.getByText(figure, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('Respeite as opiniões')).toBeVisible();
    await expect(page.getByText('Denúncias para rever')).toBeHidden();
    await page.getByRole('link', { name: 'Nova Postagem' }).click();
    await expect(page).toHaveURL('/games/voz-rota');
  });
});

test('a topic filters the feed, stays in the address with the vote, and gives way again', {
  tag: '@phone',
}, async ({ page, request }) => {
  const topic = newTopic();
  const ana = await join(request);
  await publish(request, ana, { question, answer: `O doce de leite daqui #${topic}` });
  await publish(request, ana, { question, answer: `A renda da praia, sem assunto ${topic}` });
  await register(page, '/community');
  await article(page, 'doce de leite')
    .getByRole('button', { name: `#${topic}` })
    .click();
  await expect(page).toHaveURL(`/community?assunto=${topic}`);
  await expect(page.getByRole('heading', { name: `Conversas sobre #${topic}` })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  const idea = article(page, 'doce de leite');
  await idea.getByRole('button', { name: /^Votar/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Voto registrado!' })).toBeVisible();
  await expect(idea.getByRole('button', { name: /1 voto$/, pressed: true })).toBeVisible();
  await checkScreen(page);

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(idea.getByRole('button', { pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ver todas as conversas' }).click();
  await expect(page).toHaveURL('/community');
  await expect(page.getByRole('article').nth(1)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('where much was written long before', () => {
  test.use({ community: 'demo' });

  test('older posts come when asked for', { tag: '@any-screen' }, async ({ page }) => {
    await enter(page, 'maria', '/community');
    const posts = page.getByRole('article');
    const more = page.getByRole('button', { name: 'Carregar mais' });
    const isLate = async () => (await posts.count()) > shown;
    let shown = 20;
    for (await expect(posts).toHaveCount(shown); await more.isVisible(); shown = await posts.count()) {
      await more.click();
      await expect.poll(isLate).toBe(true);
    }
    expect(shown).toBeGreaterThan(60);
    const weeksAgo = /há \d\d dias/;
    await expect(posts.first()).not.toContainText(weeksAgo);
    await expect(posts.last()).toContainText(weeksAgo);
  });
});

test('reports of newcomers hide nothing and wait for a review', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const topic = newTopic();
  const ana = await join(request);
  const [kept, removed] = [
    await publish(request, ana, { question, answer: `Compre rapadura comigo #${topic}` }),
    await publish(request, ana, { question, answer: `Ofensa feia #${topic}` }),
  ];
  for (const neighbour of [await join(request), await join(request)]) {
    for (const id of [kept, removed]) {
      await actAs(request, neighbour, '/api/reports', { type: 'submission', id, reason: 'Ofende' });
    }
  }

  await register(page, `/community?assunto=${topic}`);
  for (const text of ['Compre rapadura', 'Ofensa feia']) {
    await article(page, text)
      .getByRole('button', { name: /^Denunciar/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Denunciar publicação' });
    await expect(dialog).toContainText('Quem cuida da comunidade vai rever');
    await checkScreen(page);
    await dialog.getByLabel(/O que aconteceu/).fill('Não combina com a gente');
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
    await expect(article(page, text).getByRole('button', { name: /^Denunciada/ })).toBeVisible();
  }
  await signOut(page);

  await page.goto('/cuidar/moderacao');
  await sendLogin(page, moderatorName, samplePassword);
  const review = page.getByRole('region', { name: 'Denúncias para rever' });
  const reported = (text: string) =>
    review.getByRole('article').filter({ hasText: text }).filter({ hasText: topic });
  await expect(reported('Ofensa feia')).toContainText('3 denúncias: ainda no mural');
  await expect(reported('Ofensa feia')).toContainText('Não combina com a gente');
  await checkScreen(page);
  await reported('Compre rapadura')
    .getByRole('button', { name: /^Manter/ })
    .click();
  await expect(reported('Compre rapadura')).toHaveCount(0);
  await reported('Ofensa feia')
    .getByRole('button', { name: /^Tirar do mural/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Tirar do mural?' });
  await dialog.getByLabel(/^Motivo/).fill('Ofende uma vizinha.');
  await dialog.getByRole('button', { name: 'Tirar do mural' }).click();
  await expect(reported('Ofensa feia')).toHaveCount(0);
  await page.goto(`/community?assunto=${topic}`);
  await expect(article(page, 'Compre rapadura')).toBeVisible();
  await expect(article(page, 'Ofensa feia')).toHaveCount(0);
});

test('the keyboard alone votes, filters and reports', { tag: '@any-screen' }, async ({ page, request }) => {
  const topic = newTopic();
  const ana = await join(request);
  await publish(request, ana, { question, answer: `Queijo coalho #${topic}` });
  await register(page, '/community');
  const idea = article(page, `#${topic}`);
  await expect(idea).toBeVisible();
  await idea.getByRole('button', { name: `#${topic}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Conversas sobre #${topic}` })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, idea.getByRole('button', { name: /^Votar/ }));
  await page.keyboard.press('Enter');
  await expect(idea.getByRole('button', { pressed: true })).toBeVisible();
  await tabTo(page, 'Denunciar');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Só um teste');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(idea.getByRole('button', { name: /^Denunciar/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Enviar denúncia');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Denúncia enviada' })).toBeVisible();
  await expect(idea.getByRole('button', { name: /^Denunciada/ })).toBeFocused();
});
