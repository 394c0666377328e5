import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type AplId, aplById } from '#core/content/cadeia-valor.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { savedRun } from '#web/testing/saved-run.ts';
import { finishedRuns, json, refusal, stubApi } from '#web/testing/stub-api.ts';
import { CadeiaValor } from './cadeia-valor.tsx';

const progress = 'POST /api/games/6/progress';

const button = (name: string) => screen.getByRole('button', { name });
const grip = (stage: string) => screen.getByRole('button', { name: new RegExp(`^Mover ${stage}, posição`) });
const placeOf = (stage: string) => Number(grip(stage).textContent?.match(/\d+$/)?.[0]);
const words = () => screen.getByText(/posição \d de \d/);

let requests: ReturnType<typeof stubApi>;
let answer: () => Response;
let variants: string[];
let user: ReturnType<typeof userEvent.setup>;

beforeEach(async () => {
  variants = [];
  answer = () => json(200, savedRun(6, 140));
  requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    [progress]: () => answer(),
    'GET /api/users/7/games/6/progress': () => json(200, { ...savedRun(6, 140).progress, variants }),
  });
  user = userEvent.setup();
  await open();
});

async function open(part = <CadeiaValor />) {
  renderSignedIn(part);
  await screen.findByRole('heading', { level: 1 });
}

/** Opens the game on what an earlier visit left on the device. */
async function openWith(draft: unknown) {
  cleanup();
  localStorage.setItem(draftKey, JSON.stringify(draft));
  await open();
}

const draftKey = 'draft:7:cadeia-valor';
const sentRuns = () => finishedRuns(requests);

/** Puts every stage where it belongs with the arrows of its row. */
async function solve(apl: AplId) {
  await user.click(button(`Escolher ${aplById(apl).name}`));
  for (const [index, { name }] of aplById(apl).mainChain.entries()) {
    for (let place = placeOf(name); place > index + 1; place--) await user.click(button(`Subir ${name}`));
  }
}

async function placeServices(apl: AplId, count: number) {
  for (const { name } of aplById(apl).supportServices.slice(0, count)) {
    await user.selectOptions(screen.getByRole('combobox', { name }), 'apiario');
  }
}

/** Ends the game with services left over. */
async function finishAnyway() {
  await user.click(button('Finalizar Posicionamento'));
  await user.click(button('Terminar assim'));
}

test('three chains can be chosen, each with its counts', () => {
  expect(screen.getByText('Pilar: Conscientizar • Tempo estimado: 12-18 min')).toBeVisible();
  const cards = within(screen.getByRole('list', { name: 'Arranjos produtivos' })).getAllByRole('heading');
  expect(cards.map((card) => card.textContent)).toEqual(['Mel', 'Confecção', 'Leite']);
  expect(screen.getByText('6 etapas principais')).toBeVisible();
  expect(screen.getAllByText('7 etapas principais')).toHaveLength(2);
  expect(screen.getAllByText('5 serviços de apoio')).toHaveLength(3);
});

test('the other chains wait for the three, and one of them is put in order', async () => {
  expect(screen.queryByRole('list', { name: 'Mais cadeias' })).toBeNull();
  cleanup();
  variants = ['mel', 'confeccao', 'leite'];
  await open();
  const more = await screen.findByRole('list', { name: 'Mais cadeias' });
  expect(
    within(more)
      .getAllByRole('heading')
      .map((card) => card.textContent),
  ).toEqual(['Mandioca', 'Pesca', 'Cacau']);
  await solve('cacau');
  expect(aplById('cacau').mainChain.map(({ name }) => placeOf(name))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('space lifts a stage, the arrows move it, escape takes it back', async () => {
  await user.click(button('Escolher Mel'));
  expect(screen.getByRole('heading', { name: 'Ponha as etapas na ordem' })).toHaveFocus();
  const [second] = aplById('mel').mainChain.filter(({ name }) => placeOf(name) === 2);
  const name = second?.name ?? '';
  grip(name).focus();
  await user.keyboard(' ');
  expect(grip(name)).toHaveAttribute('aria-pressed', 'true');
  expect(words()).toHaveTextContent(`${name} na mão, posição 2 de 6.`);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(words()).toHaveTextContent(`${name}: posição 4 de 6.`);
  expect(grip(name)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(words()).toHaveTextContent(`Cancelado. ${name} voltou à posição 2 de 6.`);
  expect(placeOf(name)).toBe(2);
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  expect(words()).toHaveTextContent(`${name} ficou na posição 1 de 6.`);
  expect(button(`Subir ${name}`)).toHaveAttribute('aria-disabled', 'true');
});

test('a lifted stage that loses the focus stays where it is', async () => {
  await user.click(button('Escolher Leite'));
  grip('Ordenha').focus();
  await user.keyboard(' ');
  await user.tab();
  expect(grip('Ordenha')).toHaveAttribute('aria-pressed', 'false');
});

test('each stage tells how many services it was given', async () => {
  await solve('mel');
  await user.click(button('Confirmar Ordem da Cadeia'));
  expect(screen.getByText('Faltam 5 serviços. Cada um vale 10 pontos da partida.')).toBeVisible();
  const options = within(screen.getByRole('combobox', { name: 'Marketing' })).getAllByRole('option');
  expect(options.map((option) => option.textContent).slice(1, 3)).toEqual(['1. Apiário', '2. Coleta']);
  await placeServices('mel', 5);
  expect(screen.getByText('5 serviços')).toBeVisible();
  expect(screen.getByText('Tudo no lugar! Você já pode finalizar.')).toBeVisible();
});

test('a right chain is all green, says where each service helps most, and is saved once', async () => {
  await solve('mel');
  await user.click(button('Confirmar Ordem da Cadeia'));
  await placeServices('mel', 4);
  await finishAnyway();
  expect(screen.getAllByText('No lugar certo')).toHaveLength(6);
  expect(screen.getByText('90 pontos')).toBeVisible();
  expect(screen.getByText('40 pontos')).toBeVisible();
  expect(screen.getByText('Você não colocou este serviço.')).toBeVisible();
  expect(screen.getByText('Ajuda mais em: Processamento.')).toBeVisible();
  expect(screen.getByText(/^Fonte: Instrução Normativa/)).toBeVisible();

  await user.click(button('Concluir Jogo'));
  expect(await screen.findByText('Jogo concluído com 130 pontos!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Concluir Jogo' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Voltar aos Jogos' })).toHaveLength(2);
  const [sent, ...more] = sentRuns();
  expect(more).toEqual([]);
  expect(sent?.body).toMatchObject({
    gameId: 6,
    score: 130,
    completedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    runId: expect.any(String),
    data: { apl: 'mel', order: aplById('mel').mainChain.map(({ id }) => id) },
  });
});

test('a stage out of its place is told with the place it belongs to', async () => {
  await solve('mel');
  await user.click(button('Descer Apiário'));
  await user.click(button('Confirmar Ordem da Cadeia'));
  await finishAnyway();
  expect(screen.getAllByText('No lugar certo')).toHaveLength(4);
  expect(screen.getByText('Fora do lugar: é a 1ª')).toBeVisible();
  expect(screen.getByText('Fora do lugar: é a 2ª')).toBeVisible();
  await user.click(button('Jogar Novamente'));
  expect(button('Escolher Leite')).toBeVisible();
});

test('a result that the server refuses is told and can be sent again', async () => {
  answer = () => refusal('impossible_run', 'Não.');
  await solve('mel');
  await user.click(button('Confirmar Ordem da Cadeia'));
  await finishAnyway();
  await user.click(button('Concluir Jogo'));
  expect(await screen.findByRole('alert')).toHaveTextContent('ErroNão foi possível salvar o progresso.');
  expect(button('Concluir Jogo')).toBeVisible();
});

test('the chain is shared through the device', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await solve('mel');
  await user.click(button('Confirmar Ordem da Cadeia'));
  await finishAnyway();
  await user.click(button('Compartilhar'));
  expect(share.mock.lastCall?.[0].text).toMatch(
    /Mel.*90 pontos[\s\S]*Apiário → Coleta[\s\S]*#RotaViva #CadeiaDeValor #APL/,
  );
});

test('with services left over the game asks before it ends', async () => {
  await solve('mel');
  await user.click(button('Confirmar Ordem da Cadeia'));
  await placeServices('mel', 4);
  await user.click(button('Finalizar Posicionamento'));
  const question = within(screen.getByRole('dialog', { name: 'Falta 1 serviço' }));
  await user.click(question.getByRole('button', { name: 'Continuar montando' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await placeServices('mel', 5);
  await user.click(button('Finalizar Posicionamento'));
  expect(screen.getByRole('heading', { name: 'Sua cadeia está montada!' })).toHaveFocus();
});

test('a chain under way is there again after a reload, until another one is wanted', async () => {
  await solve('mel');
  cleanup();
  await open();
  expect(aplById('mel').mainChain.map(({ name }) => placeOf(name))).toEqual([1, 2, 3, 4, 5, 6]);
  await user.click(button('Confirmar Ordem da Cadeia'));
  await placeServices('mel', 2);
  cleanup();
  await open();
  expect(screen.getByText('Faltam 3 serviços. Cada um vale 10 pontos da partida.')).toBeVisible();
  expect(screen.getByText('2 serviços')).toBeVisible();
  await user.click(button('Escolher outra cadeia'));
  expect(screen.getByRole('heading', { name: 'Qual cadeia você quer montar?' })).toHaveFocus();
  expect(localStorage.getItem(draftKey)).toBeNull();
  expect(sentRuns()).toEqual([]);
});

const order = aplById('mel').mainChain.map(({ id }) => id);
const finished = { apl: 'mel', phase: 'complete', order, supports: { marketing: 'varejo' } };

test('a finished chain comes back after a reload and is handed in once', async () => {
  await openWith(finished);
  await user.click(button('Concluir Jogo'));
  expect(await screen.findByText('Jogo concluído com 100 pontos!')).toBeVisible();
  expect(localStorage.getItem(draftKey)).toBeNull();
  await user.click(button('Jogar Novamente'));
  expect(button('Escolher Mel')).toBeVisible();
  expect(sentRuns()).toHaveLength(1);
});

test('whoever plays again without concluding hands the chain in all the same', async () => {
  await openWith(finished);
  await user.click(button('Jogar Novamente'));
  expect(await screen.findByText('Jogo concluído com 100 pontos!')).toBeVisible();
  expect(sentRuns().map(({ body }) => body)).toMatchObject([{ gameId: 6, score: 100, data: { order } }]);
});

test('whoever walks away from a finished chain hands it in, and finds no chain on the way back', async () => {
  cleanup();
  localStorage.setItem(draftKey, JSON.stringify(finished));
  await open(<ComeAndGo />);
  await user.click(button('Ir e vir'));
  expect(await screen.findByText('Jogo concluído com 100 pontos!')).toBeVisible();
  await user.click(button('Ir e vir'));
  expect(button('Escolher Mel')).toBeVisible();
  expect(sentRuns()).toHaveLength(1);
});

function ComeAndGo() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Ir e vir
      </button>
      {isHere && <CadeiaValor />}
    </>
  );
}

test.each([
  ['no chain at all', 'mel'],
  ['an unknown product', { ...finished, apl: 'soja' }],
  ['an unknown phase', { ...finished, phase: 'support' }],
  ['a stage twice', { ...finished, order: ['apiario', ...order.slice(0, -1)] }],
  ['no order', { ...finished, order: undefined }],
  ['an unknown service', { ...finished, supports: { drone: 'varejo' } }],
  ['services before their time', { ...finished, phase: 'main-chain' }],
])('a draft with %s is dropped', async (_, draft) => {
  await openWith(draft);
  expect(button('Escolher Mel')).toBeVisible();
  expect(localStorage.getItem(draftKey)).toBeNull();
});
