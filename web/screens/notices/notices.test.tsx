import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { storeToken } from '#web/api/token.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import { type Notice, wordsOf } from './notice-words.ts';

const notice = (id: number, fields: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'votes',
  count: 3,
  actor: null,
  about: 'Vender o mel junto',
  path: '/community',
  isRead: false,
  at: new Date().toISOString(),
  ...fields,
});
const rita = { id: 4, username: 'Rita' };

function open(page: Answer<'notices'>, replies: Parameters<typeof stubApi>[0] = {}) {
  storeToken('bom');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/notices': () => json(200, page),
    'POST /api/notices/read': () => json(200, { unread: 0 }),
    'GET /api/connections': () => json(200, []),
    ...replies,
  });
  return { person: renderApp('/avisos'), requests };
}

test.each<[Partial<Notice>, string]>([
  [{}, 'Sua ideia “Vender o mel junto” recebeu 3 votos'],
  [{ kind: 'likes', count: 1 }, 'Sua história “Vender o mel junto” recebeu 1 curtida'],
  [{ kind: 'connection_asked', actor: rita }, 'Rita quer se conectar com você'],
  [{ kind: 'connection_asked' }, 'Alguém quer se conectar com você'],
  [{ kind: 'connection_accepted', actor: rita }, 'Rita aceitou se conectar com você'],
  [{ kind: 'team_joined', actor: rita, count: 1 }, 'Rita entrou na sua equipe'],
  [{ kind: 'team_joined', actor: rita, count: 2 }, 'Rita e mais 1 entraram na sua equipe'],
  [{ kind: 'team_message', actor: rita, count: 1 }, 'Rita escreveu na conversa da sua equipe'],
  [{ kind: 'team_message', actor: rita }, '3 mensagens novas na conversa da sua equipe, a última de Rita'],
  [{ kind: 'team_waits' }, 'Sua equipe só espera por você'],
  [{ kind: 'team_completed', actor: rita }, 'Rita concluiu o desafio com a sua equipe'],
  [{ kind: 'badge', about: 'Conectador' }, 'Você ganhou o selo Conectador'],
  [{ kind: 'review_answered' }, 'Seu pedido de revisão foi respondido'],
  [{ kind: 'post_removed' }, 'Sua publicação saiu do mural'],
  [{ kind: 'post_restored' }, 'Sua publicação voltou ao mural'],
  [{ kind: 'recovery_used', actor: rita }, 'Sua senha foi trocada com um código de Rita'],
  [{ kind: 'role_given' }, 'Seu papel mudou'],
  [{ kind: 'trial_opened' }, 'Experimente antes de todo mundo e dê a sua nota'],
  [{ kind: 'message', actor: rita }, 'Recado de Rita'],
  [{ kind: 'message' }, 'Recado de quem cuida'],
])('%o is told in one line', (fields, line) => {
  expect(wordsOf(notice(1, fields)).line).toBe(line);
});

test('the bell says how many are new, and the list marks them as read once seen', async () => {
  const { requests } = open({ notices: [notice(9), notice(8, { isRead: true, kind: 'badge' })], unread: 1 });
  const list = within(await screen.findByRole('list', { name: 'Avisos' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Novo');
  expect(second).not.toHaveTextContent('Novo');
  expect(list.getByRole('link', { name: /recebeu 3 votos/ })).toHaveAttribute('href', '/community');
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'POST /api/notices/read')?.body).toMatchObject({ upTo: 9 }),
  );
  expect(await screen.findByRole('link', { name: 'Avisos' })).toHaveAttribute('aria-current', 'page');
  // What was new stays marked for this visit.
  expect(first).toHaveTextContent('Novo');
});

test('nothing is marked where nothing is new', async () => {
  const { requests } = open({ notices: [notice(9, { isRead: true })], unread: 0 });
  await screen.findByRole('list', { name: 'Avisos' });
  expect(requests.some(({ call }) => call === 'POST /api/notices/read')).toBe(false);
});

test('a request is answered right there', async () => {
  const asked = notice(9, { kind: 'connection_asked', actor: rita, path: '/account', isRead: true });
  const { person, requests } = open(
    { notices: [asked], unread: 0 },
    {
      'GET /api/connections': () => json(200, [{ ...rita, state: 'asks_you' }]),
      'POST /api/users/4/connect': () =>
        json(200, { state: 'connected', connections: 6, pointsEarned: 10, newBadges: [] }),
    },
  );
  expect(await screen.findByRole('button', { name: 'Recusar o pedido de Rita' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Aceitar o pedido de Rita' }));
  expect(await screen.findByText(/Você e Rita se conectaram/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Recusar/ })).toBeNull();
  expect(requests.some(({ call }) => call === 'POST /api/users/4/connect')).toBe(true);
});

test('older ones come when they are asked for', async () => {
  const page = Array.from({ length: 50 }, (_, index) => notice(100 - index, { isRead: true }));
  const { person } = open(
    { notices: page, unread: 0 },
    {
      'GET /api/notices?before=51': () =>
        json(200, { notices: [notice(3, { kind: 'team_waits', isRead: true })], unread: 0 }),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Mostrar mais antigos' }));
  expect(await screen.findByText('Sua equipe só espera por você')).toBeVisible();
});

test('whoever has none is told what will come', async () => {
  open({ notices: [], unread: 0 });
  expect(await screen.findByText('Nenhum aviso ainda')).toBeVisible();
});

test('without a signal it says so', async () => {
  open({ notices: [], unread: 0 }, { 'GET /api/notices': noSignal });
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('without a signal what is seen counts as read here, and is told when the signal is back', async () => {
  let isLost = true;
  const { requests } = open(
    { notices: [notice(9)], unread: 1 },
    { 'POST /api/notices/read': () => (isLost ? noSignal() : json(200, { unread: 0 })) },
  );
  await screen.findByRole('list', { name: 'Avisos' });
  expect(await screen.findByRole('link', { name: 'Avisos' })).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Avisos' })).not.toHaveTextContent('1'));
  isLost = false;
  window.dispatchEvent(new Event('online'));
  const marks = () => requests.filter(({ call }) => call === 'POST /api/notices/read');
  await waitFor(() => expect(marks()).toHaveLength(2));
  expect(marks()[1]?.body).toEqual(marks()[0]?.body);
});

test('a list of connections that fails is not asked for without end, and the notices are there', async () => {
  const asks = notice(9, { kind: 'connection_asked', actor: rita });
  const { requests } = open(
    { notices: [asks], unread: 1 },
    { 'GET /api/connections': () => refusal('server_failure') },
  );
  const row = await screen.findByText('Rita quer se conectar com você');
  await waitFor(() => expect(requests.some(({ call }) => call === 'POST /api/notices/read')).toBe(true));
  expect(row).toBeVisible();
  expect(requests.filter(({ call }) => call === 'GET /api/connections').length).toBeLessThan(5);
});
