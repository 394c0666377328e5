import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { games } from '#core/content/games.ts';
import { mariasAccount } from '#web/testing/account.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { NowCard } from './now-card.tsx';

const done = games.map(({ type }) => ({ type, completed: true, bestPercent: 90, verifiedPercent: 90 }));
const withGames = (games: typeof done): typeof mariasAccount => ({
  ...mariasAccount,
  facts: { ...mariasAccount.facts, games },
});
const newcomer = withGames([]);
const oneUntried = withGames(done.filter(({ type }) => type !== 'voz-rota'));
const votes = {
  id: 9,
  kind: 'votes',
  count: 3,
  actor: null,
  about: 'Mel',
  path: '/community?ideia=4',
  isRead: false,
  at: '2026-11-10T12:00:00.000Z',
};

function show({
  account = newcomer,
  notices = [] as object[],
  connections = [] as object[],
  practised = [] as object[],
} = {}) {
  cleanup();
  stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/account': () => json(200, account),
    'GET /api/notices': () => json(200, { notices, unread: notices.length }),
    'GET /api/connections': () => json(200, connections),
    'GET /api/practice': () => json(200, { items: practised }),
    'GET /api/rounds/current': () =>
      json(200, {
        round: { id: 1, questions: ['A?', 'B?', 'C?'], endsAt: '2026-11-30T12:00:00.000Z' },
        answers: [],
        declines: false,
        own: null,
      }),
  });
  renderSignedIn(<NowCard />);
}
const heading = () => screen.findByRole('heading', { level: 2 });
const link = () => screen.getByRole('link');

test('somebody new is led to the first round', async () => {
  show();
  expect(await heading()).toHaveTextContent('Faça a sua primeira rodada');
  expect(link()).toHaveAttribute('href', '/games/mapa-produtivo?primeira');
});

test('a round kept on this device comes first', async () => {
  localStorage.setItem('draft:7:flip-produtividade', '{}');
  localStorage.setItem('draft:7:begun-1', '{}');
  show({ notices: [votes] });
  expect(await heading()).toHaveTextContent('Continue o Flip de Produtividade');
});

test('votes are told until they were looked at, and then comes a game never tried', async () => {
  show({ account: oneUntried, notices: [votes] });
  expect(await heading()).toHaveTextContent('Você recebeu 3 votos');
  fireEvent.click(link());
  show({ account: oneUntried, notices: [votes] });
  expect(await heading()).toHaveTextContent('Experimente a Voz da Rota');
});

test('who asked to connect, and questions of the community', async () => {
  show({ connections: [{ id: 3, username: 'rita', state: 'asks_you' }] });
  await waitFor(async () => expect(await heading()).toHaveTextContent('1 pessoa quer se conectar com você'));
  show({ notices: [{ ...votes, kind: 'round_opened', isRead: true }] });
  await waitFor(async () => expect(await heading()).toHaveTextContent('Quem você procura quando precisa?'));
});

test.each([
  [0, /^Faça a sua primeira rodada$/],
  [3, /^(?!Faça a sua primeira rodada)/],
])('it is there without a signal, for whoever has finished %i games', async (gamesCompleted, title) => {
  const me = { ...maria, gamesCompleted };
  stubApi({ 'GET /api/auth/me': () => json(200, me), 'GET /api/account': noSignal });
  renderSignedIn(<NowCard />);
  expect(await heading()).toHaveTextContent(title);
});

test('a device takes the ways of the account, and never takes back what was chosen here', async () => {
  const account = {
    ...newcomer,
    preferences: { trade: 'mel' as const, readsAloud: null, readsCalmly: true },
  };
  show({ account });
  await heading();
  expect(localStorage.getItem('ler-com-calma')).toBe('sim');
  expect(localStorage.getItem('trade:7:own')).toBe('mel');
  localStorage.removeItem('ler-com-calma');
  show({ account });
  await heading();
  expect(localStorage.getItem('ler-com-calma')).toBeNull();
});

test('as days go by the next step changes', async () => {
  const monday = Date.parse('2026-11-16T15:00:00.000Z');
  const onDay = (day: number) => vi.spyOn(Date, 'now').mockReturnValue(monday + day * 24 * 3600 * 1000);
  const practised = [{ item: 'mapa-produtivo:acai', step: 1, at: new Date(monday).toISOString() }];
  onDay(0);
  show({ account: oneUntried, practised });
  expect(await heading()).toHaveTextContent('Experimente a Voz da Rota');
  onDay(3);
  show({ account: oneUntried, practised });
  await waitFor(async () => expect(await heading()).toHaveTextContent('1 pergunta para praticar hoje'));

  const account = withGames(done);
  const seen = new Set<string | null>();
  for (const day of [0, 1, 2]) {
    onDay(day);
    show({ account });
    seen.add((await heading()).textContent);
  }
  expect(seen.size).toBe(3);
});
