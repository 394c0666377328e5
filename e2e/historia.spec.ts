import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { type Person, register, signOutButton } from './account.ts';
import { expect, test } from './fixtures.ts';
import { checkWidths } from './widths.ts';

const texts = {
  'Seu nome': 'Maria das Dores',
  'Onde fica': 'Picos, Piauí',
  'Maior desafio': 'Ninguém conhecia o meu mel',
  'O que você fez': 'Comecei na feira de sábado',
  'O que mudou': 'Dobrei as vendas',
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function open(page: Page): Promise<Person> {
  const person = await register(page, '/games/minha-historia');
  await expect(tab(page, 'Modelos')).toHaveAttribute('aria-selected', 'true');
  return person;
}

async function fill(page: Page): Promise<void> {
  await page.getByRole('button', { name: /: O Empreendedor Local$/ }).click();
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Tipo de negócio').selectOption('Agricultura');
}

/** Has the story told; the first one of the day waits until the dictionary is open. */
async function tell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gerar Minha História' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toBeVisible({ timeout: 20_000 });
}

/** Tells a story and shares it. */
async function share(page: Page): Promise<void> {
  await fill(page);
  await tell(page);
  await page.getByRole('button', { name: 'Compartilhar com a Comunidade' }).click();
  await expect(page.getByText('História Salva!')).toBeVisible();
}

test('six answers become a story that the community reads', { tag: '@phone' }, async ({ page }) => {
  const { username } = await open(page);
  await expect(page.getByText('6 campos')).toHaveCount(4);

  await page.getByRole('button', { name: 'Usar este modelo: O Empreendedor Local' }).click();
  await page.getByRole('button', { name: 'Gerar Minha História' }).click();
  await expect(page.getByRole('alert')).toContainText('Preencha todos os campos para gerar a história.');
  await expect(page.getByLabel('Seu nome')).toBeFocused();
  await checkScreen(page);

  // A draft outlives the page.
  await page.getByLabel('Seu nome').fill('Maria');
  await page.reload();
  await expect(page.getByLabel('Seu nome')).toHaveValue('Maria');
  await page.getByRole('button', { name: 'Voltar aos modelos' }).click();
  await expect(page.getByRole('button', { name: /^Continuar rascunho/ })).toBeVisible();
  await fill(page);
  await checkWidths(page, 'the six answers');
  await tell(page);
  const story = page.getByRole('article');
  await expect(story).toContainText('Maria das Dores');
  await expect(story).toContainText('Picos, Piauí');
  expect(await story.locator('p').count()).toBeGreaterThanOrEqual(4);
  await checkScreen(page);

  await page.getByRole('button', { name: '← Editar' }).click();
  await page.getByLabel('Onde fica').fill('Oeiras, Piauí');
  await tell(page);
  await expect(story).toContainText('Oeiras, Piauí');
  const title = (await story.getByRole('heading').textContent()) ?? '';

  await page.getByRole('button', { name: 'Compartilhar com a Comunidade' }).click();
  await expect(page.getByText('Sua história foi compartilhada com a comunidade.')).toBeVisible();
  await expect(tab(page, 'Comunidade')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('+100 de influência')).toBeVisible();
  const card = story.filter({ hasText: username });
  await expect(card).toContainText(title);
  await expect(card).toContainText('100 pts');
  await expect(card).toContainText('Sua história');
  await card.getByRole('button', { name: /^Ler mais/ }).click();
  await expect(card).toContainText('Dobrei as vendas');
  await checkScreen(page);

  // A second story of the same template is shared, and pays nothing more.
  await tab(page, 'Modelos').click();
  await share(page);
  await expect(page.getByText(/esta você já recebeu\./)).toBeVisible();
});

test('Back on the story leads to the form, and a reload shows the story again', {
  tag: '@any-screen',
}, async ({ page }) => {
  await open(page);
  await fill(page);
  await tell(page);
  const title = (await page.getByRole('article').getByRole('heading').textContent()) ?? '';
  await page.goBack();
  await expect(page.getByLabel('O que mudou')).toHaveValue('Dobrei as vendas');
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('O que mudou')).toHaveValue('Dobrei as vendas');
  await page.goBack();
  await expect(tab(page, 'Modelos')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'História').click();
  await page.getByRole('button', { name: 'Compartilhar com a Comunidade' }).click();
  await expect(page.getByText('+100 de influência')).toBeVisible();
});

test.describe('two on one phone', () => {
  // Whoever leaves right after sharing leaves calls on their way, and these find the session over.
  test.use({ refusals: [401] });

  test('a neighbour reads and likes a story, in the game and in the feed', { tag: '@any-screen' }, async ({
    page,
  }) => {
    const author = await open(page);
    await share(page);
    await tab(page, 'Modelos').click();
    await share(page);
    await signOutButton(page).click();

    await open(page);
    await tab(page, 'Comunidade').click();
    const first = page.getByRole('article').filter({ hasText: author.username }).first();
    await first.getByRole('button', { name: /^Curtir/ }).click();
    await expect(page.getByText('Voto Registrado!')).toBeVisible();
    await expect(first.getByRole('button', { pressed: true })).toContainText('Você curtiu');
    await expect(first).toContainText('105 pts');

    await page.goto('/community');
    const second = page.getByRole('article').filter({ hasText: author.username }).nth(1);
    await second.getByRole('button', { name: /^Curtir/ }).click();
    await expect(page.getByText('Voto Registrado!')).toBeVisible();
    await expect(second.getByRole('button', { pressed: true })).toContainText('1');
  });
});

test('the tabs by keyboard alone', { tag: '@any-screen' }, async ({ page }) => {
  await open(page);
  await tab(page, 'Modelos').focus();
  for (const name of ['Formulário', 'História', 'Comunidade']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    if (name === 'História') await checkScreen(page);
  }
});

test.describe('a server in trouble', { tag: '@any-screen' }, () => {
  test.use({ refusals: [500] });

  test('a story that cannot be told is told so, and nothing is lost', async ({ page }) => {
    await open(page);
    await page.route('**/api/generate-story', (route) => route.fulfill({ status: 500, body: '' }));
    await fill(page);
    await page.getByRole('button', { name: 'Gerar Minha História' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Não foi possível gerar a história. Tente novamente.',
    );
    await expect(page.getByLabel('O que mudou')).toHaveValue('Dobrei as vendas');
  });
});

test('weak words are asked about, mended words are shown, and the text is changed by hand', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  await fill(page);
  await page.getByLabel('Maior desafio').fill('nada');
  await page.getByLabel('O que mudou').fill('agora vendo pro brasil td');
  await page.getByRole('button', { name: 'Gerar Minha História' }).click();
  await expect(page.getByLabel('Maior desafio')).toBeFocused();
  await expect(page.getByText('Por exemplo: “Ninguém conhecia meu produto”.')).toBeVisible();
  await checkScreen(page);

  await page.getByLabel('Maior desafio').fill('nao tinha agua no sitio');
  await tell(page);
  const story = page.getByRole('article');
  await expect(story).toContainText('não tinha água no sítio', { ignoreCase: true });
  const mended = page.getByRole('region', { name: 'Arrumamos a escrita' });
  await expect(mended.getByRole('listitem')).toHaveCount(5);
  await checkScreen(page);
  await mended.getByRole('button', { name: 'Deixar como eu escrevi' }).click();
  await expect(mended).toBeHidden();
  await expect(story).toContainText('nao tinha agua no sitio', { ignoreCase: true });

  const told = await story.textContent();
  await page.getByRole('button', { name: 'Outra versão' }).click();
  await expect.poll(() => story.textContent()).not.toBe(told);
  await page.getByRole('button', { name: 'Mudar o texto' }).click();
  await page.getByLabel('Título').fill('A água chegou');
  await checkScreen(page);
  await page.getByRole('button', { name: 'Guardar mudanças' }).click();
  await expect(story.getByRole('heading', { name: 'A água chegou' })).toBeVisible();
  await page.getByRole('button', { name: 'Compartilhar com a Comunidade' }).click();
  await expect(page.getByRole('heading', { name: 'A água chegou' })).toBeVisible();
});
