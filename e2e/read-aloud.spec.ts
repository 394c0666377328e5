import type { Page } from '@playwright/test';
import { scenarios } from '#core/content/jornada-empreendedor.ts';
import { productBank } from '#core/content/mapa-produtivo.ts';
import { checkScreen } from './accessibility.ts';
import { newPerson, register, sendRegister } from './account.ts';
import { giveVoice, heardFrom, spokenBy } from './device-voice.ts';
import { expect, test } from './fixtures.ts';
import { choiceButton } from './play-jornada.ts';
import { productCard, regionButton } from './play-mapa.ts';

const hears = (page: Page, words: string) =>
  expect.poll(() => heardFrom(page), { timeout: 15_000 }).toContain(words);

const startsToHear = (page: Page, words: string) => expect.poll(() => spokenBy(page)).toContain(words);

async function productShown(page: Page) {
  const text = await productCard(page).textContent();
  const product = productBank.find(({ name }) => text?.includes(name));
  if (!product) throw new Error(`no product in "${text}"`);
  return product;
}

test('a newcomer comes to the first badge with everything read aloud', { tag: '@touch' }, async ({
  page,
}) => {
  test.slow();
  await giveVoice(page, 10);
  await page.goto('/auth/register');
  await page.getByRole('button', { name: 'Ouvir' }).tap();
  for (const words of ['Faça parte da rota', 'Nome de Usuário', 'Confirmar Senha', 'Criar Conta'])
    await hears(page, words);

  const person = newPerson();
  await sendRegister(page, { ...person, confirmation: person.password });
  await page.getByRole('button', { name: 'Leite e queijo' }).tap();
  await page.getByRole('button', { name: 'Sim, quero ouvir' }).tap();
  // From here on nobody presses «Ouvir» any more.
  for (const words of ['Quer mais tempo para ler?', 'Sim, com calma']) await hears(page, words);
  await page.getByRole('button', { name: 'Sim, com calma' }).tap();

  for (let place = 1; place <= 3; place++) {
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^Produto ${place} `),
    );
    const product = await productShown(page);
    await hears(page, product.name);
    await regionButton(page, product.region).tap();
    await hears(page, product.fact.text);
    await page.getByRole('button', { name: 'Continuar' }).tap();
  }
  await hears(page, 'Seu primeiro selo!');
  await page.getByRole('link', { name: 'Voltar ao início' }).tap();
  for (const words of [`Olá, ${person.username}!`, 'Agora', 'Atividade Recente']) await hears(page, words);
});

test('a verdict that comes into the reading of a decision is read to its end', { tag: '@phone' }, async ({
  page,
}) => {
  const sentenceMs = 1500;
  await giveVoice(page, sentenceMs);
  await page.addInitScript(() => localStorage.setItem('ler-em-voz-alta', 'sim'));
  await register(page, '/games/jornada-empreendedor');
  const [scenario] = scenarios;
  const [right] = scenario?.choices.filter(({ isCorrect }) => isCorrect) ?? [];
  const choice = await choiceButton(page, 0);
  await startsToHear(page, 'Jornada do Empreendedor');
  await choice.click();
  await hears(page, `Correto! ${right?.explanation}`);
  // Read once, not begun again, and the next decision waited for it.
  expect((await spokenBy(page)).split('Correto!')).toHaveLength(2);
});

test('the player leads through a screen, by keyboard too, and is remembered', { tag: '@phone' }, async ({
  page,
}) => {
  await giveVoice(page);
  await register(page, '/games');
  // The cards below have buttons of their own, and come when they come.
  const title = page.getByRole('heading', { name: 'Jogos', level: 1 }).locator('..');
  await title.getByRole('button', { name: 'Ouvir' }).press('Enter');
  const player = page.getByRole('region', { name: 'Leitura em voz alta' });
  await expect(player).toBeVisible();
  await startsToHear(page, 'Jogos');
  await checkScreen(page);
  await player.getByRole('button', { name: 'Avançar' }).press('Enter');
  await startsToHear(page, 'Aprenda brincando.');
  await player.getByRole('button', { name: 'Ler mais devagar' }).click();
  expect(await page.evaluate(() => localStorage.getItem('velocidade-da-leitura'))).toBe('1');
  await player.getByRole('button', { name: 'Pausar' }).click();
  await player.getByRole('button', { name: 'Continuar' }).click();
  await player.getByRole('button', { name: 'Fechar a leitura' }).click();
  await expect(player).toBeHidden();
});

test('on a wide window the button stands right behind the title of every screen', { tag: '@mouse' }, async ({
  page,
}) => {
  await giveVoice(page);
  await register(page);
  for (const path of ['/', '/games', '/community', '/mentoria', '/games/cadeia-valor']) {
    await page.goto(path);
    // The cards below have buttons of their own, and come when they come.
    const heading = page.getByRole('heading', { level: 1 }).locator('..');
    const button = heading.getByRole('button', { name: 'Ouvir' });
    await expect(button).toBeVisible();
    const left = (await button.boundingBox())?.x ?? 0;
    expect(left - (await page.evaluate(findEndOfTitle)), path).toBeLessThan(24);
  }
});

/** Where the words of the main heading end. */
const findEndOfTitle = (): number => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector('h1') ?? document.body);
  return Math.max(...[...words.getClientRects()].map(({ right }) => right));
};
