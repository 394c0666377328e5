import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { newMember } from '#core/progress/member-facts.ts';
import { storeToken } from '#web/api/token.ts';
import { type DashboardAnswers, dashboardReplies, nothingYet } from '#web/testing/dashboard.ts';
import { smallNetwork } from '#web/testing/network.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, refusal, stubApi } from '#web/testing/stub-api.ts';
// What comes late in the browser is here from the start, so that no test waits for it.
import '#web/app/signed-in.tsx';
import '#web/app/live-updates.tsx';
import './community-part.tsx';
import './motivation-chart.tsx';
import './dashboard.tsx';

const now = new Date().toISOString();

const idea = { id: 3, userId: 12, username: 'Rita', votes: 4, createdAt: now, hasVoted: false };

const ranked: Answer<'leaderboard'>[number] = {
  id: 12,
  username: 'Rita',
  fullName: null,
  influenceScore: 900,
  gamesCompleted: 1,
  connections: 2,
  badges: [],
  periods: { week: 0, month: 0, quarter: 900 },
  leadership: { type: null, name: 'Em formação', reasons: [] },
};

function openDashboard(
  answers: Partial<DashboardAnswers> = {},
  vote = json(200, { votes: 6, hasVoted: true, notice: null }),
  connect = json(200, { state: 'asked', connections: 1, pointsEarned: 10, newBadges: [] }),
) {
  storeToken('bom');
  stubApi({
    ...dashboardReplies(answers),
    'POST /api/submissions/3/vote': () => vote,
    'POST /api/users/12/connect': () => connect,
  });
  return renderApp('/');
}

/** A panel by its title, once it has what it waits for. */
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

const unfold = (panel: ReturnType<typeof within>) =>
  fireEvent.click(panel.getByRole('button', { name: 'Ver exemplo' }));

test('the sections stand in the order of the specification', async () => {
  openDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Olá, maria!' });
  await panel('Insights Principais');
  await panel('Faça a sua primeira rodada');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Faça a sua primeira rodada',
    'Mutirão da semana',
    'Atividade Recente',
    'Perfil de Motivação',
    'Mural da Comunidade',
    'Lideranças Identificadas',
    'Procurando Parceiros',
    'Últimas Submissões',
    'Seus Selos',
    'Ranking de Influenciadores',
    'Análise de Rede',
    'Insights Principais',
  ]);
});

test('someone new sees zeros, invitations and samples that say so', async () => {
  openDashboard();
  const figures = await panel('Seus números');
  expect(await figures.findAllByText('0')).toHaveLength(4);
  expect(figures.getByText('+12% esta semana')).toBeVisible();
  expect(figures.getByText('Exemplo')).toBeVisible();
  const activity = await panel('Atividade Recente');
  expect(await activity.findByRole('link', { name: 'Escolher um jogo' })).toHaveAttribute('href', '/games');
  const folded = await panel('Seus Selos');
  expect(await folded.findByRole('button', { name: 'Ver exemplo' })).toBeVisible();
  expect(folded.queryByRole('list')).toBeNull();
  unfold(folded);
  const badges = await panel('Seus Selos');
  expect(badges.getByText('Exemplo')).toBeVisible();
  expect(badges.getByRole('button', { name: 'Fechar' })).toHaveFocus();
  expect(badges.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Conhecedor da RotaConquistado',
    'ConectadorConquistado',
    'InovadorConquistado',
    'MentorBloqueado. Lidere 3 equipes até o fim do desafio.',
  ]);
  for (const name of ['Procurando Parceiros', 'Análise de Rede', 'Insights Principais']) {
    expect((await panel(name)).getByRole('button', { name: 'Ver exemplo' })).toBeVisible();
  }
  // Folded too, a title that the member may not know has its plain words beside it.
  expect((await panel('Insights Principais')).getByText('O que os números dizem.')).toBeVisible();
});

test('a trend and badges of one’s own take the place of the samples', async () => {
  openDashboard({
    userStats: { ...nothingYet.userStats, trend: { thisWeek: 50, previousWeek: 100, ledgerDays: 14 } },
    account: {
      ...nothingYet.account,
      badges: [{ id: 'inovador', earnedAt: now }],
      facts: {
        ...newMember,
        games: [],
        ideas: 3,
        connections: 4,
        counted: { ...newMember.counted, connections: 4 },
      },
    },
  });
  const figures = await panel('Seus números');
  expect(await figures.findByText('-50% esta semana')).toBeVisible();
  expect(figures.queryByText('Exemplo')).toBeNull();
  const badges = await panel('Seus Selos');
  expect(await badges.findByText('Falta 1 conexão.')).toBeVisible();
  expect(badges.getAllByRole('listitem')[0]).toHaveTextContent('InovadorConquistado');
  expect(badges.getByRole('link', { name: 'Você tem 1 de 12. Ver todos' })).toHaveAttribute(
    'href',
    '/account',
  );
  expect(badges.queryByText('Exemplo')).toBeNull();
});

test('real figures of the network take the place of the samples once there is enough', async () => {
  openDashboard({ network: smallNetwork });
  expect(await screen.findByText('66%')).toBeVisible();
  const network = await panel('Análise de Rede');
  expect(network.getByText('Quem tem mais influência na rede.')).toBeVisible();
  expect(network.queryByText('Exemplo')).toBeNull();
  expect(network.getByRole('link', { name: 'Análise Completa' })).toHaveAttribute(
    'href',
    '/leadership/network',
  );
  const insights = await panel('Insights Principais');
  expect(insights.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    smallNetwork.insights,
  );
});

test('exporting offers every format', async () => {
  const person = openDashboard();
  unfold(await panel('Análise de Rede'));
  await person.click(await screen.findByRole('button', { name: 'Exportar Dados' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exportar Dados' }));
  for (const format of ['Planilha das pessoas', 'Planilha das ligações', 'GEXF', 'JSON']) {
    expect(dialog.getByRole('button', { name: new RegExp(format) })).toBeVisible();
  }
  await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the profile lists the four strongest factors and tells of the first', async () => {
  openDashboard({
    octalysisStats: {
      ...nothingYet.octalysisStats,
      gamesCompleted: 1,
      averageGameScore: 100,
      connectionsCount: 10,
    },
  });
  const profile = await panel('Perfil de Motivação');
  const top = within(await profile.findByRole('list', { name: 'Seus fatores mais fortes' }));
  expect(top.getAllByRole('listitem')).toHaveLength(4);
  expect(top.getAllByRole('listitem')[0]).toHaveTextContent('Propriedade100%Gostar de cuidar do que é seu.');
  expect(profile.getByText(/^Você gosta de cuidar do que é seu/)).toBeVisible();
  expect(profile.getAllByRole('row')).toHaveLength(8);
  expect(profile.getByText(/A Imprevisibilidade sai por sorteio/)).toBeVisible();
});

test('a vote counts at once and stays as the server counts it', async () => {
  const post = {
    ...idea,
    type: 'submission',
    title: 'Uma pergunta?',
    text: 'Uma ideia',
    category: '',
    replies: 0,
  } as const;
  const person = openDashboard({ feed: [post, { ...post, id: 4, userId: maria.id, username: 'maria' }] });
  const wall = await panel('Mural da Comunidade');
  const button = await wall.findByRole('button', { name: /Votar/ });
  await person.click(button);
  expect(await screen.findByText('Voto registrado!')).toBeVisible();
  expect(wall.getByRole('button', { pressed: true })).toHaveTextContent('6');
  expect(wall.getAllByRole('button')).toHaveLength(1);
});

test('a refused vote is taken back and told', async () => {
  const post = {
    ...idea,
    type: 'submission',
    title: 'Uma pergunta?',
    text: 'Uma ideia',
    category: '',
    replies: 0,
  } as const;
  const person = openDashboard({ feed: [post] }, refusal('not_found'));
  const wall = await panel('Mural da Comunidade');
  await person.click(await wall.findByRole('button', { name: /Votar/ }));
  expect(await screen.findByText('Não encontramos o que você procura.')).toBeVisible();
  expect(wall.getByRole('button', { pressed: false })).toHaveTextContent('4');
});

test('submissions show five at most, cut short, with who wrote them', async () => {
  const answer = 'Cerquei a nascente e plantei quarenta mudas; no segundo ano a água não secou.';
  const submissions = Array.from({ length: 7 }, (_, index) => ({
    ...idea,
    id: index + 1,
    question: 'Como?',
    answer,
    type: 'text' as const,
  }));
  openDashboard({ submissions });
  const list = await panel('Últimas Submissões');
  expect(await list.findAllByRole('listitem')).toHaveLength(5);
  expect(list.getAllByText('Cerquei a nascente e plantei quarenta mudas; no se…')).toHaveLength(5);
  expect(list.getAllByText('Usuário 12 · Rita')).toHaveLength(5);
  expect(list.getByRole('link', { name: 'Nova Postagem' })).toHaveAttribute('href', '/games/voz-rota');
});

test('the period selector ranks the one answer anew and marks the own row', async () => {
  const person = openDashboard({
    leaderboard: [
      ranked,
      {
        ...ranked,
        id: 7,
        username: 'maria',
        influenceScore: 300,
        periods: { week: 50, month: 90, quarter: 300 },
      },
    ],
  });
  const ranking = await panel('Ranking de Influenciadores');
  const rows = await ranking.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(
    /1º lugar, ouro.*maria.*Você.*Participante.*2 conexões.*\+50 de influência.*total: 300/,
  );
  await person.selectOptions(
    ranking.getByRole('combobox', { name: 'Período do ranking' }),
    'Último trimestre',
  );
  expect(ranking.getAllByRole('listitem')[0]).toHaveTextContent(/Rita.*\+900 de influência/);
});

test('open teams take the place of the sample, each with the way to its desk', async () => {
  const team = {
    id: 5,
    quizId: 2,
    leaderId: 12,
    leaderName: 'Rita',
    members: [],
    isCompleted: false,
    createdAt: now,
    isMine: false,
    quizTitle: 'Cooperativa de pé',
    freePart: 2,
    freeQuestion: 'Para onde vão as sobras do ano?',
  };
  openDashboard({ openTeams: [team] });
  const partners = await panel('Procurando Parceiros');
  const [row] = await partners.findAllByRole('listitem');
  expect(row).toHaveTextContent(
    'Ritahá poucos minutosParte 2/3No desafio “Cooperativa de pé”, falta quem responda: Para onde vão as sobras do ano?',
  );
  expect(partners.getByRole('link', { name: 'Quero Participar com Rita' })).toHaveAttribute(
    'href',
    '/games/rede-saberes?desafio=2&equipe=5&parte=2&entrar=1',
  );
  expect(partners.queryByText('Exemplo')).toBeNull();
});

test('one asks from the ranking and the leaders to connect, once, and never oneself', async () => {
  const leadership = {
    type: 'pioneiro',
    name: 'Pioneiro/Empreendedor',
    reasons: ['concluiu 3 jogos diferentes'],
  };
  const rita = { ...ranked, leadership };
  const person = openDashboard({ leaderboard: [rita, { ...rita, id: maria.id, username: 'maria' }] });
  const ranking = await panel('Ranking de Influenciadores');
  const leaders = await panel('Lideranças Identificadas');
  await person.click(await ranking.findByRole('button', { name: 'Conectar com Rita' }));
  expect(await screen.findByText(/^Quando Rita aceitar, você recebe um aviso/)).toBeVisible();
  expect(ranking.getByRole('button', { name: 'Pedido enviado a Rita' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(leaders.getByRole('button', { name: 'Pedido enviado a Rita' })).toBeVisible();
  expect(ranking.queryByRole('button', { name: /com maria/ })).toBeNull();
});

test('one says yes from the ranking to who asked', async () => {
  const asks = [{ id: ranked.id, username: 'Rita', state: 'asks_you' as const }];
  const yes = json(200, { state: 'connected', connections: 1, pointsEarned: 10, newBadges: ['Conectador'] });
  const person = openDashboard({ leaderboard: [ranked], connections: asks }, undefined, yes);
  const ranking = await panel('Ranking de Influenciadores');
  await person.click(await ranking.findByRole('button', { name: 'Aceitar o pedido de Rita' }));
  expect(
    await screen.findByText('Você e Rita se conectaram. +10 de influência. Novo selo: Conectador!'),
  ).toBeVisible();
  expect(ranking.getByRole('button', { name: 'Conexão feita com Rita' })).toBeVisible();
});

test('a refused connection is taken back and told', async () => {
  const sentence = 'Você já fez 50 conexões hoje. Amanhã você pode fazer mais.';
  const person = openDashboard({ leaderboard: [ranked] }, undefined, refusal('connection_limit', sentence));
  const ranking = await panel('Ranking de Influenciadores');
  await person.click(await ranking.findByRole('button', { name: 'Conectar com Rita' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(ranking.getByRole('button', { name: 'Conectar com Rita' })).toBeVisible();
});

test('a panel that did not load says so and asks again', async () => {
  storeToken('bom');
  stubApi({ 'GET /api/auth/me': () => json(200, maria) });
  renderApp('/');
  const figures = await panel('Seus números');
  expect(await figures.findAllByText('0')).toHaveLength(4);
  expect(
    await (await panel('Atividade Recente')).findByRole('button', { name: 'Tentar de novo' }),
  ).toBeVisible();
});
