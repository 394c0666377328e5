import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { day } from '#core/progress/day.ts';
import { storeToken } from '#web/api/token.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';

/** Noon in São Paulo. */
const now = Date.UTC(2026, 2, 10, 15);
type Item = Answer<'practice'>['items'][number];
const at = (days: number) => new Date(now + days * day).toISOString();
const acai: Item = { item: 'mapa-produtivo:acai', step: 0, at: at(-1) };
const coleta: Item = { item: 'cadeia-valor:mel/coleta', step: 1, at: at(-9) };
const caf: Item = { item: 'flip-produtividade:glossario/caf', step: 2, at: at(-1) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  return () => vi.useRealTimers();
});

function open(items: readonly Item[], replies: Parameters<typeof stubApi>[0] = {}) {
  storeToken('bom');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/practice': () => json(200, { items }),
    'POST /api/practice': () => json(200, { items }),
    ...replies,
  });
  renderApp('/praticar');
  return () => requests.filter(({ call }) => call === 'POST /api/practice').map(({ body }) => body);
}

const begin = async () => fireEvent.click(await screen.findByRole('button', { name: 'Começar' }));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
const figure = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd');

test('who missed nothing is told so', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Nada para praticar ainda' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Começar' })).toBeNull();
});

test('what is not due yet waits, and it is told for how long', async () => {
  open([{ ...acai, at: at(0) }, caf]);
  expect(await screen.findByText('Por hoje é só. Tem mais amanhã.')).toBeVisible();
  expect(figure('Já sei')).toHaveTextContent('1');
  expect(figure('Aprendendo')).toHaveTextContent('1');
});

test('a round asks what is due; a right answer moves up, a wrong one goes back, and both are kept', async () => {
  const sent = open([acai, coleta, caf]);
  expect(await screen.findByText('Hoje tem 2 perguntas para praticar.')).toBeVisible();
  await begin();
  expect(await screen.findByRole('heading', { name: 'O que vem logo depois de “Apiário”?' })).toBeVisible();
  await choose('Coleta');
  expect(screen.getByRole('status')).toHaveTextContent('Correto!');
  expect(screen.getByRole('status')).toHaveTextContent('Volta em 7 dias');
  goOn();
  expect(await screen.findByText('Açaí')).toBeVisible();
  await choose('Sul');
  expect(screen.getByRole('status')).toHaveTextContent('Ainda não foi desta vez.');
  expect(screen.getByRole('status')).toHaveTextContent('Açaí: região Norte.');
  // The answer stands, whatever is touched afterwards.
  await choose('Norte');
  goOn();
  expect(await screen.findByRole('heading', { name: 'Prática feita!' })).toBeVisible();
  expect(screen.getByText(/^Você acertou/, { selector: 'p' })).toHaveTextContent(
    'Você acertou 1 de 2. O que você errou volta amanhã.',
  );
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { items: [{ item: coleta.item, step: 2, at: at(0) }], runId: expect.any(String) },
    { items: [{ item: acai.item, step: 0, at: at(0) }] },
  ]);
  const list = within(
    screen.getByRole('heading', { name: 'O que você praticou' }).closest('section') ?? document.body,
  );
  expect(list.getAllByRole('listitem')).toHaveLength(2);
});

test('without a signal the round goes on, and what was answered counts on this device', async () => {
  localStorage.setItem('practice:7:unsent', JSON.stringify([{ item: acai.item, step: 0, at: now - day }]));
  open([], { 'GET /api/practice': noSignal, 'POST /api/practice': noSignal });
  await begin();
  await choose('Norte');
  goOn();
  expect(await screen.findByRole('heading', { name: 'Prática feita!' })).toBeVisible();
  expect(figure('Já sei')).toHaveTextContent('1');
  expect(JSON.parse(localStorage.getItem('practice:7:unsent') ?? '')).toEqual([
    { item: acai.item, step: 1, at: now },
  ]);
});

test('what an earlier visit could not send is sent again, and then no longer kept', async () => {
  const unsent = { item: acai.item, step: 1, at: now - day };
  localStorage.setItem('practice:7:unsent', JSON.stringify([unsent, 'nonsense']));
  const sent = open([]);
  await waitFor(() => expect(sent()).toMatchObject([{ items: [{ ...unsent, at: at(-1) }] }]));
  await waitFor(() => expect(localStorage.getItem('practice:7:unsent')).toBeNull());
});

test('what the content no longer has is not asked', async () => {
  open([{ ...acai, item: 'mapa-produtivo:foi-embora' }, acai]);
  await begin();
  expect(await screen.findByText('Açaí')).toBeVisible();
  expect(screen.getByText('1 de 1 · Mapa Produtivo')).toBeVisible();
});
