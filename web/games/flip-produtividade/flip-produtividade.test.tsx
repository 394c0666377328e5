import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deckById } from '#core/content/flip-produtividade/bank.ts';
import { deal } from '#core/games/flip-produtividade/rules.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { savedRun } from '#web/testing/saved-run.ts';
import { finishedRuns, json, refusal, stubApi } from '#web/testing/stub-api.ts';
// It comes late, and no code arrives while the time stands still.
import '#web/api/outbox.ts';
import { FlipProdutividade } from './flip-produtividade.tsx';

const progress = 'POST /api/games/7/progress';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cards = () => within(screen.getByRole('list', { name: 'Cartas' })).getAllByRole('button');
const faceDown = () => screen.getAllByRole('button', { name: /virada para baixo$/ });
const figure = (label: string) => screen.getByText(label).nextElementSibling;

let requests: ReturnType<typeof stubApi>;
let answer: () => Response;
let variants: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  // The seed of the deal; with it the tests know where each card lies.
  const fill = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) =>
    bytes instanceof Uint32Array ? bytes.fill(7) : fill(bytes),
  );
  variants = [];
  answer = () => json(200, savedRun(7, 900));
  requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    [progress]: () => answer(),
    'GET /api/users/7/games/7/progress': () => json(200, { ...savedRun(7, 900).progress, variants }),
  });
  await open();
});

async function open() {
  renderSignedIn(<FlipProdutividade />);
  await wait(0);
}
async function reload() {
  cleanup();
  await open();
}

const choose = (deck: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Jogar com o baralho ${deckById(deck).name}` }));

const dealt = deal(deckById('glossario'), 7).cards.map(({ content }) => content);

function turn(face: string) {
  const card = cards()[dealt.indexOf(face)];
  if (!card) throw new Error(`no card says ${face}`);
  fireEvent.click(card);
}

function match({ faces: [one, other] }: { faces: readonly [string, string] }) {
  turn(one);
  turn(other);
}

const { pairs } = deckById('glossario');
const [apl, caf, ...others] = pairs;
if (!apl || !caf) throw new Error('the deck has too few pairs');

test('three easy decks can be chosen', () => {
  const names = within(screen.getByRole('list', { name: 'Baralhos' })).getAllByRole('heading');
  expect(names.map((name) => name.textContent)).toEqual([
    'Glossário Produtivo',
    'Soluções do Campo',
    'Quem é Quem no APL?',
  ]);
  expect(screen.getAllByText('Fácil')).toHaveLength(3);
});

test('the other decks wait for the three, and one of them is played to its end', async () => {
  const more = () => screen.queryByRole('list', { name: 'Mais baralhos' });
  expect(more()).toBeNull();
  variants = ['glossario', 'solucoes', 'atores'];
  await reload();
  expect(within(more() ?? document.body).getAllByRole('listitem')).toHaveLength(7);
  choose('leite-limpo');
  await vi.dynamicImportSettled();
  await wait(0);
  const deck = deckById('leite-limpo');
  const lying = deal(deck, 7).cards.map(({ content }) => content);
  for (const { faces } of deck.pairs) {
    for (const face of faces) fireEvent.click(cards()[lying.indexOf(face)] ?? document.body);
    await wait(1000);
  }
  await wait(1000);
  expect(finishedRuns(requests).at(-1)?.body).toMatchObject({ data: { deck: 'leite-limpo', moves: 6 } });
  expect(screen.getByRole('heading', { name: 'Parabéns!' })).toBeVisible();
});

test('cards that do not match turn back after one second, and no third one turns meanwhile', async () => {
  choose('glossario');
  expect(faceDown()).toHaveLength(12);
  turn('APL');
  expect(screen.getByRole('button', { name: /^Carta \d+: APL$/ })).toBeVisible();
  turn('CAF');
  expect(figure('Jogadas')).toHaveTextContent('1');
  expect(screen.getByText(/Carta \d+: APL\. Carta \d+: CAF\. Não combinam\./)).toBeInTheDocument();
  turn('ATER');
  await wait(999);
  expect(faceDown()).toHaveLength(10);
  await wait(1);
  expect(faceDown()).toHaveLength(12);
});

test('a match stays, is explained for three seconds and counts a hundred points', async () => {
  choose('glossario');
  match(apl);
  expect(screen.getByText('Você acertou!')).toBeVisible();
  expect(screen.getByText(apl.explanation)).toBeVisible();
  expect(screen.getByRole('button', { name: /: APL, par encontrado$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(figure('Pontos')).toHaveTextContent('100');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 de 6 pares');
  await wait(2000);
  match(caf);
  await wait(2999);
  expect(screen.getByText(caf.explanation)).toBeVisible();
  await wait(1);
  expect(screen.queryByText('Você acertou!')).toBeNull();
});

test('the arrows walk over the cards and stop at the ends', () => {
  choose('glossario');
  const [first, second] = cards();
  first?.focus();
  fireEvent.keyDown(cards()[0] ?? document.body, { key: 'ArrowRight' });
  expect(second).toHaveFocus();
  fireEvent.keyDown(cards()[1] ?? document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(cards()[0] ?? document.body, { key: 'ArrowLeft' });
  expect(first).toHaveFocus();
});

test('the time is read off the clock, however late a tick comes', async () => {
  choose('glossario');
  await wait(3000);
  expect(figure('Tempo')).toHaveTextContent('0:03');
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_500);
  await wait(1000);
  expect(figure('Tempo')).toHaveTextContent('1:04');
  clock.mockRestore();
});

test('the last pair ends the game, which saves itself and explains every pair again', async () => {
  choose('glossario');
  match({ faces: ['APL', 'CAF'] });
  await wait(1000);
  for (const pair of [apl, caf, ...others]) {
    await wait(1500);
    match(pair);
  }
  await wait(0);
  expect(screen.getByText('Parabéns! Você completou o Flip de Produtividade.')).toBeVisible();
  expect(finishedRuns(requests).map(({ body }) => body)).toMatchObject([
    {
      score: 1000 - 70 - 20,
      isCompleted: true,
      data: {
        deck: 'glossario',
        moves: 7,
        timeElapsed: 10,
        scoreBreakdown: { baseScore: 1000, movePenalty: 70, timePenalty: 20, finalScore: 910 },
      },
    },
  ]);
  await wait(1000);
  expect(screen.getByRole('heading', { name: 'Parabéns!' })).toHaveFocus();
  expect(screen.getByText('7 jogadas')).toBeVisible();
  expect(screen.getByText('−70')).toBeVisible();
  for (const { detail } of pairs) expect(screen.getByText(detail)).toBeVisible();
  expect(screen.getByText('Fonte: Lei 5.764/1971')).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
  expect(faceDown()).toHaveLength(12);
  expect(figure('Jogadas')).toHaveTextContent('0');
});

test('a result that the server refuses is told', async () => {
  answer = () => refusal('impossible_run', 'Não.');
  choose('glossario');
  for (const pair of pairs) match(pair);
  await wait(1000);
  await vi.waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('ErroErro ao salvar resultado do jogo.'),
  );
});

test('Reiniciar deals the same deck anew, Trocar Baralho leads back to the decks', async () => {
  choose('glossario');
  match(apl);
  fireEvent.click(screen.getByRole('button', { name: 'Reiniciar' }));
  expect(faceDown()).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: 'Trocar Baralho' }));
  expect(screen.getByRole('heading', { name: 'Escolha um baralho' })).toHaveFocus();
});

test('a reload goes on with the same cards, pairs, moves and time', async () => {
  choose('glossario');
  match(apl);
  await wait(4000);
  match({ faces: ['CAF', 'ATER'] });
  await wait(1000);
  turn('CAF');
  await reload();
  expect(figure('Jogadas')).toHaveTextContent('2');
  expect(figure('Tempo')).toHaveTextContent('0:05');
  expect(screen.getByRole('button', { name: /: APL, par encontrado$/ })).toBeVisible();
  expect(faceDown()).toHaveLength(10);
  for (const pair of [caf, ...others]) match(pair);
  // What sends it comes once the screen is drawn.
  await wait(500);
  expect(finishedRuns(requests)).toMatchObject([{ body: { data: { moves: 7, timeElapsed: 5 } } }]);
  await reload();
  expect(screen.getByRole('heading', { name: 'Escolha um baralho' })).toBeVisible();
});

test('whoever changes the deck, or begins anew, has left the round behind', async () => {
  choose('glossario');
  match(apl);
  fireEvent.click(screen.getByRole('button', { name: 'Reiniciar' }));
  await reload();
  expect(screen.getByRole('heading', { name: 'Escolha um baralho' })).toBeVisible();
  choose('glossario');
  match(apl);
  fireEvent.click(screen.getByRole('button', { name: 'Trocar Baralho' }));
  await reload();
  choose('glossario');
  expect(faceDown()).toHaveLength(12);
});

test('a kept round that no play could have left is none', async () => {
  const turns = [['apl-0', 'apl-0']];
  const kept = { variant: 'glossario', seed: 7, moves: turns, isExplaining: false, elapsedMs: 10 };
  localStorage.setItem('draft:7:flip-produtividade', JSON.stringify(kept));
  await reload();
  expect(faceDown()).toHaveLength(12);
});

test('who reads calmly turns the cards back by hand, and the clock stands still meanwhile', async () => {
  localStorage.setItem('ler-com-calma', 'sim');
  choose('glossario');
  match({ faces: ['APL', 'CAF'] });
  await wait(60_000);
  expect(faceDown()).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(faceDown()).toHaveLength(12);
  match(apl);
  await wait(60_000);
  expect(screen.getByText(apl.explanation)).toBeVisible();
  expect(figure('Tempo')).toHaveTextContent('0:01');
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.queryByText(apl.explanation)).toBeNull();
  await wait(3000);
  expect(figure('Tempo')).toHaveTextContent('0:04');
});

test('the clock goes on with the next card, whatever is still explained', async () => {
  localStorage.setItem('ler-com-calma', 'sim');
  choose('glossario');
  match(apl);
  await wait(10_000);
  turn('CAF');
  await wait(2000);
  expect(figure('Tempo')).toHaveTextContent('0:02');
  await wait(1000);
  expect(screen.queryByText(apl.explanation)).toBeNull();
});

test('decks of one’s own work come first among those that open later, and say so', async () => {
  localStorage.setItem('trade:7:own', 'leite');
  variants = ['glossario', 'solucoes', 'atores'];
  await reload();
  const more = within(screen.getByRole('list', { name: 'Mais baralhos' }));
  expect(more.getAllByRole('heading')[0]).toHaveTextContent('Leite Limpo');
  expect(more.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getAllByText('Do seu trabalho')).toHaveLength(1);
});
