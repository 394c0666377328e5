import type { Page } from '@playwright/test';
import { aplById, apls } from '#core/content/cadeia-valor.ts';
import { businessChallenges } from '#core/content/desafio-negocio.ts';
import { decks } from '#core/content/flip-produtividade.ts';
import { type GameType, gameOf } from '#core/content/games.ts';
import { quizzesInTurn } from '#core/content/rede-saberes.ts';
import { promptQuestions, promptsInTurn } from '#core/content/voz-rota.ts';
import { register } from './account.ts';
import { actAs, join, takeToast } from './company.ts';
import { ownBox, ownPart } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { button, orderChain } from './play-cadeia.ts';
import { cardAt, deckButton, Player } from './play-flip.ts';
import { passExplanation, shownChoice } from './play-jornada.ts';
import { passFeedback, productAt, productCount, regionButton } from './play-mapa.ts';

// What opens only later, each to its end on a phone; what comes first has journeys of its own.

/** Lets a game believe that what comes first was finished: that takes hours, and is told by one answer. */
async function openMore(page: Page, game: GameType, variants: readonly string[]): Promise<void> {
  await page.route(`**/api/users/*/games/${gameOf(game).id}/progress`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), variants } });
  });
}

// Whatever the page still asks for when the journey is over is nobody's concern.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
const earned = (page: Page, game: GameType) =>
  expect(page.getByText(`+${gameOf(game).baseReward} de influência`).first()).toBeVisible();

test('a new deck', { tag: '@touch' }, async ({ page }) => {
  await page.clock.install();
  await openMore(page, 'flip-produtividade', idsOf(decks));
  await register(page, '/games/flip-produtividade');
  await deckButton(page, 'golpes').tap();
  await new Player(page, 'golpes', (place) => cardAt(page, place).tap()).playToTheEnd();
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { name: 'Parabéns!' })).toBeVisible();
  await earned(page, 'flip-produtividade');
});

test('a new chain', { tag: '@touch' }, async ({ page }) => {
  await openMore(page, 'cadeia-valor', idsOf(apls));
  await register(page, '/games/cadeia-valor');
  await button(page, 'Escolher Mandioca').tap();
  await orderChain(page, 'mandioca');
  await button(page, 'Confirmar Ordem da Cadeia').tap();
  for (const { name } of aplById('mandioca').supportServices)
    await page.getByLabel(name, { exact: true }).selectOption({ index: 1 });
  await button(page, 'Finalizar Posicionamento').tap();
  await button(page, 'Concluir Jogo').tap();
  await earned(page, 'cadeia-valor');
});

test('new decisions of Jornada', { tag: '@touch' }, async ({ page }) => {
  await page.clock.install();
  await openMore(page, 'jornada-empreendedor', ['']);
  await register(page, '/games/jornada-empreendedor');
  for (const level of ['Fácil', 'Médio', 'Difícil']) {
    await expect(page.getByText(`Nível: ${level}`)).toBeVisible();
    await (await shownChoice(page)).tap();
    await passExplanation(page);
  }
  await earned(page, 'jornada-empreendedor');
});

test('new products of Mapa', { tag: '@touch' }, async ({ page }) => {
  await page.clock.install();
  await openMore(page, 'mapa-produtivo', ['']);
  await register(page, '/games/mapa-produtivo');
  for (let place = 1; place <= productCount; place++) {
    const { region } = await productAt(page, place);
    await regionButton(page, region).tap();
    await passFeedback(page);
  }
  await earned(page, 'mapa-produtivo');
});

test('a new challenge of Rede de Saberes', { tag: '@touch' }, async ({ page }) => {
  const [quiz] = quizzesInTurn(Date.now());
  const desk = `/api/collaborative-quizzes/${quiz?.id}/teams`;
  const ana = await register(page, '/games');
  const team = await actAs(page.request, ana, desk);
  for (const answer of ['Cada um traz a sua conta e comparamos', 'Marcamos reunião e dividimos a tarefa']) {
    const other = await join(page.request);
    const { userPart } = await actAs(page.request, other, `${desk}/${team.id}/join`);
    const written = await page.request.put(`${desk}/${team.id}/answers/${userPart}`, {
      data: { answer },
      headers: { Authorization: `Bearer ${other.token}` },
    });
    expect(written.ok()).toBe(true);
  }
  await page.goto(`/games/rede-saberes?desafio=${quiz?.id}`);
  await page.getByRole('button', { name: `Continuar na equipe de ${ana.username}` }).tap();
  await ownBox(page).fill('Primeiro ouvimos quem já fez na vizinhança');
  await expect(ownPart(page)).toContainText('Salvo');
  await page.getByRole('button', { name: 'Concluir Desafio' }).tap();
  await takeToast(page, 'Desafio concluído!');
  await expect(page.getByText('Resposta-modelo:')).toHaveCount(3);
});

test('the newest challenge of Desafio do Negócio', { tag: '@touch' }, async ({ page }) => {
  const challenge = businessChallenges.at(-1);
  // Each of the first was finished, as far as this phone is told.
  await page.route('**/api/business-challenges', async (route) => {
    const answer = await route.fetch();
    const all: { opensLater: boolean }[] = await answer.json();
    await route.fulfill({
      response: answer,
      json: all.map((one) => (one.opensLater ? one : { ...one, bestScore: 50 })),
    });
  });
  await register(page, '/games/desafio-negocio');
  await page.getByRole('button', { name: `Começar o desafio ${challenge?.name}` }).tap();
  const lines = page.getByRole('log').getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await page
    .getByRole('textbox')
    .fill('bom dia, eu produzo aqui perto e trouxe tudo anotado pra lhe mostrar');
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(3);
  await page.getByRole('button', { name: 'Encerrar conversa' }).tap();
  await page.getByRole('button', { name: 'Encerrar e ver a nota' }).tap();
  await expect(page.getByRole('heading', { name: 'Conversa encerrada' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Nota \d+ de 100$/ })).toBeVisible();
});

test('a question of these two weeks in Voz da Rota', { tag: '@touch' }, async ({ page }) => {
  const [prompt] = promptsInTurn(Date.now());
  await openMore(page, 'voz-rota', idsOf(promptQuestions));
  const { username } = await register(page, '/games/voz-rota');
  await expect(page.getByText(prompt?.question ?? '', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Contar minha ideia sobre ${prompt?.category}` }).tap();
  await page.getByLabel('Sua ideia').fill(`Vender junto o que sobra da feira, diz ${username}`);
  await page.getByRole('button', { name: 'Enviar Ideia' }).tap();
  await takeToast(page, 'Ideia enviada!');
  await page.getByRole('button', { name: 'Finalizar Participação' }).tap();
  await earned(page, 'voz-rota');
});
