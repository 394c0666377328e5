import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { regions } from '#core/content/mapa-produtivo/shape.ts';
import { isFrom } from '#core/content/mapa-produtivo/states.ts';
import { productBank, products, regionById } from '#core/content/mapa-produtivo.ts';
import { deal } from '#core/games/mapa-produtivo/rules.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { savedRun } from '#web/testing/saved-run.ts';
import { finishedRuns, json, stubApi } from '#web/testing/stub-api.ts';
// It comes late: where a test moves the clock, its code has to be there by then.
import './first-steps-sheet.tsx';
import { MapaProdutivo } from './mapa-produtivo.tsx';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const card = () => screen.getByRole('button', { pressed: false, name: /Arraste até a região/ });
const region = (name: string) =>
  within(screen.getByRole('list', { name: 'Regiões' })).getByRole('button', {
    name: new RegExp(`^${name}`),
  });
const current = () => {
  const text = document.querySelector('[aria-pressed]')?.textContent ?? '';
  const product = productBank.find(({ name }) => text.includes(name));
  if (!product) throw new Error(`no product in "${text}"`);
  return product;
};
const homeOf = () => regionById(current().region).name;
const elsewhere = () => regions.find(({ id }) => id !== current().region)?.name ?? '';

let requests: ReturnType<typeof stubApi>;
let variants: string[];
let saved: ReturnType<typeof savedRun>;
beforeEach(async () => {
  vi.useFakeTimers();
  variants = [];
  saved = savedRun(1, 1947, { newBadges: ['Conhecedor da Rota'], pointsEarned: 100 });
  requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/users/7/games/1/progress': () => json(200, { ...savedRun(1, 1947).progress, variants }),
    'POST /api/games/1/progress': () => json(200, saved),
  });
  await open();
});

afterEach(() => history.replaceState(null, '', '/'));

async function open() {
  renderSignedIn(<MapaProdutivo />);
  await wait(0);
}

const draftKey = 'draft:7:mapa-produtivo';
const progressText = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');

test('whoever took the first twenty home gets a round of the whole bank', async () => {
  cleanup();
  variants = [''];
  await open();
  for (let place = 1; place <= 20; place++) {
    fireEvent.click(region(homeOf()));
    await wait(2500);
  }
  const { data } = Object(finishedRuns(requests).at(-1)?.body);
  const placed = data.placements.map(({ product }: { product: string }) => product);
  expect(new Set(placed).size).toBe(20);
  expect(products.every(({ id }) => placed.includes(id))).toBe(false);
  expect(data).toMatchObject({ accuracy: 1, products: 20 });
});

test('whoever says where they live meets the products of that state, and this device remembers it', async () => {
  cleanup();
  variants = [''];
  await open();
  fireEvent.change(screen.getByLabelText('Rodada com produtos do seu estado'), { target: { value: 'PA' } });
  for (let place = 1; place <= 20; place++) {
    fireEvent.click(region(homeOf()));
    expect(screen.queryByLabelText('Rodada com produtos do seu estado')).toBeNull();
    await wait(2500);
  }
  const { data } = Object(finishedRuns(requests).at(-1)?.body);
  const placed = data.placements.map(({ product }: { product: string }) => product);
  const own = productBank.filter(({ id }) => isFrom(id, 'PA')).map(({ id }) => id);
  expect(placed).toEqual(expect.arrayContaining(own));
  cleanup();
  await open();
  expect(screen.getByLabelText('Rodada com produtos do seu estado')).toHaveValue('PA');
  fireEvent.change(screen.getByLabelText('Rodada com produtos do seu estado'), { target: { value: 'AP' } });
  expect(screen.getByText('Ainda não temos produto daí. A rodada vem de todo o Brasil.')).toBeVisible();
});

test('a right drop: the modal says so with the fact and its source for two seconds, then comes the next', async () => {
  const product = current();
  fireEvent.click(region(homeOf()));
  const modal = screen.getByRole('alertdialog', { name: 'Correto!' });
  expect(modal).toHaveTextContent(`${product.name}: região ${regionById(product.region).name}.`);
  expect(modal).toHaveTextContent(product.fact.text);
  expect(modal).toHaveTextContent(`Fonte: ${product.fact.source}`);
  expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'Produto 1 de 20 · 100 pontos da partida',
  );
  await wait(1999);
  expect(modal).toBeInTheDocument();
  await wait(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(current().id).not.toBe(product.id);
  expect(screen.getByText(`${product.name}: Correto! Agora: ${current().name}.`)).toBeInTheDocument();
});

test('a wrong drop says which region was right, and the game goes on', async () => {
  const product = current();
  fireEvent.click(region(elsewhere()));
  expect(screen.getByRole('alertdialog', { name: 'Ops! Tente novamente' })).toHaveTextContent(
    `${product.name}: região ${regionById(product.region).name}.`,
  );
  await wait(2000);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
});

test('a tap on the way out of the feedback places nothing', async () => {
  fireEvent.click(region('Norte'));
  await wait(2000);
  fireEvent.click(region('Norte'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await wait(400);
  fireEvent.click(region('Norte'));
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});

test('by keyboard the product is picked up, arrows walk through the regions, Escape puts it down', () => {
  card().focus();
  fireEvent.click(card(), { detail: 0 });
  expect(region('Norte')).toHaveFocus();
  fireEvent.keyDown(region('Norte'), { key: 'ArrowDown' });
  expect(region('Nordeste')).toHaveFocus();
  fireEvent.keyDown(region('Nordeste'), { key: 'ArrowUp' });
  fireEvent.keyDown(region('Norte'), { key: 'ArrowLeft' });
  expect(region('Sul')).toHaveFocus();
  fireEvent.keyDown(region('Sul'), { key: 'Escape' });
  expect(card()).toHaveFocus();
});

test('a product picked up by a tap settles where the map is tapped', () => {
  fireEvent.click(card(), { detail: 1 });
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Agora escolha a região.');
  const shape = document.querySelector(`svg [data-region="${current().region}"] path`);
  fireEvent.click(shape ?? document.body);
  expect(screen.getByRole('alertdialog', { name: 'Correto!' })).toBeInTheDocument();
});

test('a dragged product settles on the region under it, and elsewhere goes back', async () => {
  const shape = document.querySelector(`svg [data-region="${current().region}"] path`);
  const under = vi.fn((): Element[] => []);
  document.elementsFromPoint = under;
  const product = card();
  const dragTo = (clientX: number, clientY: number) => {
    fireEvent.pointerDown(product, { isPrimary: true, button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(product, { clientX: (clientX + 10) / 2, clientY });
    fireEvent.pointerMove(product, { clientX, clientY });
    fireEvent.pointerUp(product, { clientX, clientY });
  };
  dragTo(200, 200);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  under.mockReturnValue(shape ? [product, shape] : []);
  dragTo(12, 12);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  dragTo(200, 200);
  expect(screen.getByRole('alertdialog', { name: 'Correto!' })).toBeInTheDocument();
  // For a moment after a drag the page takes no click, which would be the end of it.
  await wait(100);
});

test('the end: result modal with badge, the run saved, all facts again, replay', async () => {
  for (let place = 1; place <= products.length; place++) {
    fireEvent.click(region(place === 1 ? elsewhere() : homeOf()));
    await wait(2500);
  }
  expect(finishedRuns(requests).at(-1)?.body).toMatchObject({
    score: 1947,
    isCompleted: true,
    data: { accuracy: 0.95, attempts: 20, products: 20, placements: { length: 20 } },
  });
  const modal = screen.getByRole('dialog', { name: 'Mapa completo!' });
  expect(modal).toHaveTextContent('1.947');
  expect(modal).toHaveTextContent('Novo selo: Conhecedor da Rota');
  expect(modal).toHaveTextContent('+100 de influência');
  expect(screen.getByRole('region', { name: 'Aviso' })).toHaveTextContent(
    'Parabéns!Você completou o Mapa Produtivo com 1.947 pontos!',
  );
  expect(within(modal).getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/');

  fireEvent.click(within(modal).getByRole('button', { name: 'Ver as respostas' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'A casa de cada produto' })).toHaveFocus();
  for (const { fact } of products) expect(screen.getByText(fact.text)).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  expect(card()).toHaveFocus();
});

test('a round without a point completes nothing, and shows no badge', async () => {
  saved = savedRun(1, 0, { pointsEarned: 0 });
  for (let place = 1; place <= products.length; place++) {
    fireEvent.click(region(elsewhere()));
    await wait(2500);
  }
  const modal = screen.getByRole('dialog', { name: 'Mapa completo!' });
  expect(modal).toHaveTextContent('Você acertou 0 de 20 produtos.');
  expect(modal).not.toHaveTextContent('Conhecedor da Rota');
});

test('a reload goes on with the same product, the same points and the time measured', async () => {
  await wait(30_000);
  for (let place = 1; place <= 3; place++) {
    fireEvent.click(region(homeOf()));
    await wait(2500);
  }
  const next = current().id;
  cleanup();
  await wait(3_600_000);
  await open();
  expect(current().id).toBe(next);
  expect(progressText()).toBe('Produto 4 de 20 · 300 pontos da partida');
  for (let place = 4; place <= products.length; place++) {
    fireEvent.click(region(homeOf()));
    await wait(2500);
  }
  expect(finishedRuns(requests).at(-1)?.body).toMatchObject({
    score: 2050,
    // 30 s of thinking, 19 products of 2.5 s, and the feedback of the last one.
    data: { placements: { length: 20 }, seconds: 79 },
  });
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test('a reload in the middle of the feedback shows it again and gives no second try', async () => {
  const product = current();
  fireEvent.click(region(elsewhere()));
  cleanup();
  await open();
  expect(screen.getByRole('alertdialog', { name: 'Ops! Tente novamente' })).toHaveTextContent(product.name);
  await wait(2000);
  expect(progressText()).toBe('Produto 2 de 20 · 0 pontos da partida');
});

test('a page that is hidden keeps the time so far', async () => {
  fireEvent.click(region('Norte'));
  await wait(60_000);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(JSON.parse(localStorage.getItem(draftKey) ?? '')).toMatchObject({ elapsedMs: 60_000 });
});

const [first, second] = deal(7).queue;
const kept = { seed: 7, moves: [{ product: first, region: 'sul' }], isExplaining: false, elapsedMs: 5000 };

test.each([
  ['no object', 12],
  ['no seed', { ...kept, seed: undefined }],
  ['a time that runs backwards', { ...kept, elapsedMs: -1 }],
  ['another product than the one dealt', { ...kept, moves: [{ product: second, region: 'sul' }] }],
  ['an unknown region', { ...kept, moves: [{ product: first, region: 'lua' }] }],
  ['an older shape', { queue: [first], placements: [] }],
])('a draft with %s is dropped', async (_, draft) => {
  cleanup();
  localStorage.setItem(draftKey, JSON.stringify(kept));
  await open();
  expect(progressText()).toMatch(/^Produto 2 de 20/);
  cleanup();
  localStorage.setItem(draftKey, JSON.stringify(draft));
  await open();
  expect(progressText()).toBe('Produto 1 de 20 · 0 pontos da partida');
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test('whoever finds the text gone too soon keeps it by one touch, on this device and from then on', async () => {
  const product = current();
  fireEvent.click(region(homeOf()));
  fireEvent.click(screen.getByRole('button', { name: 'Ler com calma' }));
  await wait(60_000);
  expect(screen.getByRole('alertdialog', { name: 'Correto!' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(current().id).not.toBe(product.id);
  expect(JSON.parse(localStorage.getItem(draftKey) ?? '')).toMatchObject({ elapsedMs: 2000 });
  cleanup();
  await open();
  expect(screen.getByRole('switch', { name: 'Ler com calma' })).toBeChecked();
});

async function openFirst(trade?: string) {
  cleanup();
  if (trade) localStorage.setItem('trade:7:own', trade);
  history.replaceState(null, '', '/games/mapa-produtivo?primeira');
  await open();
}

test('a newcomer is led through three known products to the first badge, and then the same round goes on', async () => {
  await openFirst('leite');
  const begun = () => requests.filter(({ body }) => Object(body).data?.placements?.length === 3);
  for (const name of ['Queijo Minas Artesanal', 'Queijo do Marajó', 'Cabras e bodes']) {
    expect(current().name).toBe(name);
    expect(screen.getByText(/^É do .+ ou do .+\? Toque na região\.$/)).toBeVisible();
    fireEvent.click(region(homeOf()));
    await wait(2500);
  }
  const sheet = screen.getByRole('dialog', { name: 'Seu primeiro selo!' });
  expect(sheet).toHaveTextContent('3 acertos: 300 pontos da partida.');
  expect(begun()).toHaveLength(1);
  expect(begun()[0]?.body).toMatchObject({ score: 0, isCompleted: false, data: { seconds: 7 } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Continuar o mapa: faltam 17' }));
  await wait(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(progressText()).toMatch(/^Produto 4 de 20/);
  expect(screen.queryByText(/Toque na região/)).toBeNull();
  cleanup();
  localStorage.setItem('trade:7:own', 'mel');
  await open();
  expect(progressText()).toMatch(/^Produto 4 de 20/);
});

test('three wrong ones give no badge; the next right one does', async () => {
  await openFirst();
  for (let place = 1; place <= 3; place++) {
    fireEvent.click(region(elsewhere()));
    await wait(2500);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(region(homeOf()));
  await wait(2500);
  expect(screen.getByRole('dialog', { name: 'Seu primeiro selo!' })).toHaveTextContent('1 acerto');
});
