import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { hiddenName } from '#core/contract/network-export.ts';
import { storeToken } from '#web/api/token.ts';
import { mariasAccount } from '#web/testing/account.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, stubApi } from '#web/testing/stub-api.ts';

const stats: Answer<'leadershipStats'> = {
  topLeader: { fullName: 'Rita de Cássia', username: 'rita', score: 1250, isIdentified: true },
  topConnector: { username: 'bento', connections: 8, isEstablished: true },
  completionRate: { percentage: 75, completed: 3, total: 4 },
  totalGames: 8,
};

const member: Answer<'leaderboard'>[number] = {
  id: 1,
  username: 'rita',
  fullName: 'Rita de Cássia',
  influenceScore: 1250,
  gamesCompleted: 3,
  connections: 2,
  badges: [],
  periods: { week: 0, month: 0, quarter: 0 },
  leadership: {
    type: 'conector',
    name: 'Líder Comunitário/Conector',
    reasons: ['conectou 2 pessoas', 'concluiu 1 desafio em equipe'],
  },
};

const me = { ...member, id: maria.id, username: 'maria', fullName: null, influenceScore: 40 };
const idle = { ...member, id: 3, username: 'novato', fullName: null, influenceScore: 0 };

function open(replies: Parameters<typeof stubApi>[0] = {}) {
  storeToken('bom');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/account': () => json(200, mariasAccount),
    'GET /api/leadership/stats': () => json(200, stats),
    'GET /api/leaderboard': () => json(200, [member, me, idle]),
    ...replies,
  });
  return { person: renderApp('/leadership'), requests };
}

test('the cards tell who leads, who connects, how much is completed and in how many games', async () => {
  open();
  const cards = within(await screen.findByRole('region', { name: 'Números das lideranças' }));
  expect(await cards.findByText('Rita de Cássia')).toBeVisible();
  for (const text of ['1.250 de influência', 'bento', '8 conexões', '3 de 4 jogos começados', '8']) {
    expect(cards.getByText(text)).toBeVisible();
  }
  expect(cards.getByText('Liderança atual')).toBeVisible();
  expect(cards.getByText('Quem mais conecta')).toBeVisible();
  expect(cards.getByRole('img', { name: 'Taxa de conclusão: 75%' })).toBeVisible();
});

test('while nobody is identified as a leader, the first by points is called no leader', async () => {
  const topLeader = { fullName: 'Rita de Cássia', username: 'rita', score: 1250, isIdentified: false };
  open({ 'GET /api/leadership/stats': () => json(200, { ...stats, topLeader }) });
  const cards = within(await screen.findByRole('region', { name: 'Números das lideranças' }));
  expect(await cards.findByText('Mais pontos até agora')).toBeVisible();
  expect(cards.queryByText('Liderança atual')).not.toBeInTheDocument();
});

test('the ranking says how each one leads and why; who has no points is not in it', async () => {
  open();
  const ranking = within(await screen.findByRole('region', { name: 'Ranking' }));
  const rows = await ranking.findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/Rita de Cássia.*1\.250 de influência.*Líder Comunitário\/Conector/);
  expect(rows[0]).toHaveTextContent('Por quê: conectou 2 pessoas e concluiu 1 desafio em equipe.');
  expect(rows[1]).toHaveTextContent('maria (você)');
});

test('a member who keeps the name private leads nowhere and cannot be connected with', async () => {
  const hidden = { ...member, id: -1, username: hiddenName, fullName: null };
  open({
    'GET /api/leaderboard': () => json(200, [hidden, me]),
    'GET /api/connections': () => json(200, []),
  });
  const ranking = within(await screen.findByRole('region', { name: 'Ranking' }));
  const [row] = await ranking.findAllByRole('listitem');
  expect(row).toHaveTextContent(hiddenName);
  expect(ranking.queryByRole('button', { name: /Conectar/ })).toBeNull();
  expect(ranking.queryByRole('link', { name: hiddenName })).toBeNull();
});

test('each way to lead says where the member stands and what is missing', async () => {
  open();
  const types = within(await screen.findByRole('region', { name: 'Quatro jeitos de liderar' }));
  expect(await types.findByText(/Hoje você aparece como/)).toHaveTextContent('Pioneiro/Empreendedor');
  expect(types.getByText('Por quê: concluiu 1 jogo.')).toBeVisible();
  const conector = types.getByRole('heading', { name: /Conector/ }).closest('li');
  expect(conector).toHaveTextContent('Falta conectar mais 5 pessoas e concluir mais 2 desafios em equipe.');
  const voice = types.getByRole('heading', { name: /Porta-voz/ }).closest('li');
  expect(voice).toHaveTextContent('De cada 100 lideranças, você alcança ou passa pelo menos 57.');
});

const forming = { type: null, name: 'Em formação', reasons: [] };

test('who has more points without being a leader is not in the ranking of leaders', async () => {
  const robot = {
    ...member,
    id: 9,
    username: 'robo',
    fullName: null,
    influenceScore: 9000,
    leadership: forming,
  };
  open({ 'GET /api/leaderboard': () => json(200, [robot, member]) });
  const ranking = within(await screen.findByRole('region', { name: 'Ranking' }));
  expect(await ranking.findByText('Quem já aparece como liderança, por influência.')).toBeVisible();
  expect(ranking.getAllByRole('listitem')).toHaveLength(1);
  expect(ranking.queryByText('robo')).toBeNull();
});

test('while nobody is identified, whoever has most points is shown, and said to be no leader', async () => {
  open({ 'GET /api/leaderboard': () => json(200, [{ ...member, leadership: forming }]) });
  const ranking = within(await screen.findByRole('region', { name: 'Ranking' }));
  expect(await ranking.findByText(/Ainda não há lideranças identificadas/)).toBeVisible();
  expect(ranking.getByRole('listitem')).toHaveTextContent('Em formação');
});

test('someone in formation reads what is missing, and who is damped why', async () => {
  const standing = { ...mariasAccount.standing, ...forming, isDamped: true };
  const facts = {
    ...mariasAccount.facts,
    activeDays: 1,
    counted: { connections: 0, ideaVotes: 0, storyVotes: 0 },
  };
  open({ 'GET /api/account': () => json(200, { ...mariasAccount, facts, standing }) });
  const types = within(await screen.findByRole('region', { name: 'Quatro jeitos de liderar' }));
  expect(await types.findByText('Falta participar em outro dia.')).toBeVisible();
  expect(types.getByText(/^Falta participar de mais 1 jeito/)).toBeVisible();
  expect(types.getByText(/começa a contar quando quem se conectou ou votou concluir um jogo/)).toBeVisible();
  expect(types.getByText(/vem de contas que só se ligam a você.*peça revisão/)).toBeVisible();
});

test('who is known to few reads that more people are missing', async () => {
  const standing = { ...mariasAccount.standing, ...forming, isKnown: false };
  open({ 'GET /api/account': () => json(200, { ...mariasAccount, standing }) });
  const types = within(await screen.findByRole('region', { name: 'Quatro jeitos de liderar' }));
  expect(await types.findByText(/^Falta mais gente da comunidade/)).toBeVisible();
});

test('before anybody leads, the first place is offered', async () => {
  open({
    'GET /api/leadership/stats': () =>
      json(200, {
        topLeader: null,
        topConnector: null,
        completionRate: { percentage: 0, completed: 0, total: 0 },
        totalGames: 8,
      }),
    'GET /api/leaderboard': () => json(200, [idle]),
  });
  expect(await screen.findAllByText('Ninguém ainda')).toHaveLength(2);
  expect(await screen.findByText(/O primeiro lugar está livre/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Escolher um jogo' })).toHaveAttribute('href', '/games');
});

test('who has most connections is not said to connect most while none of them is established', async () => {
  const topConnector = { username: 'bento', connections: 8, isEstablished: false };
  open({ 'GET /api/leadership/stats': () => json(200, { ...stats, topConnector }) });
  expect(await screen.findByText('Mais conexões até agora')).toBeVisible();
  expect(screen.queryByText('Quem mais conecta')).not.toBeInTheDocument();
});

test('benefits and method are told', async () => {
  open();
  for (const heading of ['Destaque', 'Mentoria', 'Acesso antecipado', 'Certificação', 'Explicamos']) {
    expect(await screen.findByRole('heading', { level: 3, name: heading })).toBeVisible();
  }
});

test('a member reads what the standing is made of and asks for a review', async () => {
  let review: Answer<'account'>['review'] = null;
  const { person, requests } = open({
    'GET /api/account': () => json(200, { ...mariasAccount, review }),
    'POST /api/account/review': () => {
      review = {
        message: 'Organizei a feira.',
        requestedAt: '2026-11-10T12:00:00.000Z',
        answer: null,
        answeredAt: null,
      };
      return json(201, { ok: true });
    },
  });
  const types = within(await screen.findByRole('region', { name: 'Quatro jeitos de liderar' }));
  expect(await types.findByText('Média nos jogos de decisão (%)')).toBeInTheDocument();
  expect(types.getByText('Jogos concluídos').parentElement).toHaveTextContent('Jogos concluídos1 × 1');
  await person.click(types.getByRole('button', { name: 'Pedir revisão' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pedir revisão' }));
  expect(dialog.getByText(/LGPD, artigo 20/)).toBeVisible();
  await person.type(dialog.getByRole('textbox'), 'Organizei a feira.');
  await person.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  expect(await types.findByText('Você pediu em 10/11/2026')).toBeVisible();
  expect(types.queryByRole('button', { name: 'Pedir revisão' })).toBeNull();
  expect(requests.find(({ call }) => call === 'POST /api/account/review')?.body).toEqual({
    message: 'Organizei a feira.',
  });
});

test('whoever takes care of the community finds the requests on their desk', async () => {
  open({ 'GET /api/auth/me': () => json(200, { ...maria, isModerator: true }) });
  expect(await screen.findByRole('link', { name: 'Pedidos de revisão' })).toHaveAttribute(
    'href',
    '/cuidar/moderacao',
  );
});

test('what a round told stands beside the type, with its own rule', async () => {
  const named = { count: 12, endedAt: '2026-11-01T12:00:00.000Z', modelVersion: 1 };
  const account = { ...mariasAccount, standing: { ...mariasAccount.standing, named } };
  open({ 'GET /api/account': () => json(200, account) });
  expect(await screen.findByText(/indicação de cerca de 12 pessoas na rodada de/)).toBeVisible();
  expect(screen.getByText(/Regra das rodadas na versão 1/)).toBeVisible();
});
