import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errors } from '#core/contract/errors.ts';
import type { Answer } from '#core/contract/index.ts';
import { storeToken } from '#web/api/token.ts';
import { goal } from '#web/testing/goal.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';

type Post = Answer<'feed'>[number];

const post = (id: number, fields: Partial<Post> = {}): Post => ({
  id,
  type: 'submission',
  userId: 100 + id,
  username: `pessoa ${id}`,
  title: `Pergunta ${id}`,
  text: `Ideia ${id} sobre #Mel e feira.`,
  category: 'Produtos Locais',
  votes: 3,
  replies: 0,
  hasVoted: false,
  createdAt: new Date().toISOString(),
  ...fields,
});

const numbers: Answer<'community'> = {
  posts: 29,
  participation: 50,
  activeUsers: 9,
  topContributor: { username: 'rita', contributions: 4 },
  topics: [{ tag: 'Mel', key: 'mel', posts: 2 }],
};

const feed = 'GET /api/feed?limit=20';

function open(
  replies: Parameters<typeof stubApi>[0] = {},
  { address = '/community', isModerator = false } = {},
) {
  storeToken('bom');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, { ...maria, isModerator }),
    'GET /api/community': () => json(200, numbers),
    'GET /api/week': () => json(200, goal),
    [feed]: () => json(200, [post(2), post(1, { userId: maria.id })]),
    [`${feed}&topic=mel`]: () => json(200, [post(2)]),
    ...replies,
  });
  return { person: renderApp(address), requests };
}

const articleOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  return within(heading.closest('article') ?? heading);
};

test('under thirty posts the figures are samples, folded into a line that says so', async () => {
  const { person } = open();
  await screen.findByRole('button', { name: 'Ver exemplo' });
  const figures = () => within(screen.getByRole('region', { name: 'Números da comunidade' }));
  expect(screen.queryByText('142')).toBeNull();
  await person.click(figures().getByRole('button', { name: 'Ver exemplo' }));
  expect(figures().getByText('Exemplo')).toBeVisible();
  expect(screen.getByText('142')).toBeVisible();
  expect(screen.getByText('89%')).toBeVisible();
  expect(screen.getByText('67')).toBeVisible();
  expect(screen.getByText('15 contribuições')).toBeVisible();
});

test('from thirty posts on the figures are real', async () => {
  open({ 'GET /api/community': () => json(200, { ...numbers, posts: 30 }) });
  expect(await screen.findByText('30')).toBeVisible();
  expect(screen.getByText('rita')).toBeVisible();
  expect(screen.queryByText('Exemplo')).not.toBeInTheDocument();
});

test('a post shows who wrote what and when', async () => {
  open();
  const article = await articleOf('Pergunta 2');
  for (const text of ['pessoa 2', 'há poucos minutos', 'Produtos Locais']) {
    expect(article.getByText(text)).toBeVisible();
  }
});

test('a vote counts at once, and for good when the server agrees', async () => {
  const { person } = open({
    'POST /api/submissions/2/vote': () => json(200, { votes: 5, hasVoted: true, notice: null }),
  });
  const article = await articleOf('Pergunta 2');
  await person.click(article.getByRole('button', { name: /^Votar/ }));
  expect(await screen.findByText('Voto registrado!')).toBeVisible();
  expect(article.getByRole('button', { pressed: true })).toHaveTextContent('5');
});

test('a story is liked by a call of its own', async () => {
  const { person } = open({
    [feed]: () => json(200, [post(2, { type: 'story' })]),
    'POST /api/stories/2/vote': () => json(200, { votes: 4, hasVoted: true, notice: null }),
  });
  const article = await articleOf('Pergunta 2');
  await person.click(article.getByRole('button', { name: /^Curtir a história de pessoa 2/ }));
  expect(await screen.findByText('Voto Registrado!')).toBeVisible();
  expect(
    article.getByRole('button', { pressed: true, name: 'Você curtiu a história de pessoa 2: 4 votos' }),
  ).toBeVisible();
});

test.each([
  ['not_found', false],
  ['already_voted', true],
] as const)('a vote refused as %s is taken back', async (code, isPressed) => {
  const { person } = open({ 'POST /api/submissions/2/vote': () => refusal(code) });
  const article = await articleOf('Pergunta 2');
  await person.click(article.getByRole('button', { name: /^Votar/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Erro${errors[code].message}`);
  expect(article.getByRole('button', { pressed: isPressed, name: /3 votos/ })).toBeVisible();
});

test('a refused vote on a story speaks of the story', async () => {
  const { person } = open({
    [feed]: () => json(200, [post(2, { type: 'story' })]),
    'POST /api/stories/2/vote': () => refusal('already_liked'),
  });
  const article = await articleOf('Pergunta 2');
  await person.click(article.getByRole('button', { name: /^Curtir/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ErroVocê já curtiu esta história.');
  expect(article.getByRole('button', { pressed: true, name: /3 votos/ })).toBeVisible();
});

test('nobody votes on or reports what they wrote themselves', async () => {
  open();
  const article = await articleOf('Pergunta 1');
  expect(article.getByText('Sua publicação')).toBeVisible();
  expect(article.queryByRole('button', { name: /Votar|Denunciar/ })).not.toBeInTheDocument();
});

test('a hashtag filters the feed, in the address too, and there is a way back', async () => {
  const { person } = open();
  const article = await articleOf('Pergunta 2');
  await person.click(article.getByRole('button', { name: '#Mel' }));
  expect(await screen.findByRole('heading', { name: 'Conversas sobre #mel' })).toHaveFocus();
  expect(location.search).toBe('?assunto=mel');
  await waitFor(() => expect(screen.queryByText('Pergunta 1')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '#Mel 2 vezes' })).toHaveAttribute('aria-pressed', 'true');

  await person.click(screen.getByRole('button', { name: 'Ver todas as conversas' }));
  expect(await screen.findByText('Pergunta 1')).toBeVisible();
  expect(location.search).toBe('');
});

test('an address with a topic opens it filtered', async () => {
  open({ [`${feed}&topic=queijo`]: () => json(200, []) }, { address: '/community?assunto=Queijo' });
  expect(await screen.findByText('Ninguém falou de #queijo ainda')).toBeVisible();
});

test('older posts come when asked for', async () => {
  const first = [...Array(20).keys()].map((back) => post(40 - back));
  const { person } = open({
    [feed]: () => json(200, first),
    [`${feed}&before=21`]: () => json(200, [post(20)]),
  });
  await person.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('Pergunta 20')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).not.toBeInTheDocument();
});

test('a page that does not come is told, and asked for again', async () => {
  let reply: () => Response = noSignal;
  const { person } = open({
    [feed]: () =>
      json(
        200,
        Array.from({ length: 20 }, (_, place) => post(40 - place)),
      ),
    [`${feed}&before=21`]: () => reply(),
  });
  await person.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText(/^Não deu para carregar mais/)).toBeVisible();
  reply = () => json(200, [post(1)]);
  await person.click(screen.getByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('Pergunta 1')).toBeVisible();
  expect(screen.queryByText(/^Não deu para carregar mais/)).toBeNull();
});

test('a report says what happens, and thanks', async () => {
  const { person, requests } = open({ 'POST /api/reports': () => json(200, { ok: true, hidden: false }) });
  const article = await articleOf('Pergunta 2');
  await person.click(article.getByRole('button', { name: /^Denunciar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar publicação' }));
  expect(dialog.getByText(/Quem cuida da comunidade vai rever/)).toBeVisible();
  await person.type(dialog.getByLabelText(/O que aconteceu/), 'É propaganda');
  await person.click(dialog.getByRole('button', { name: 'Enviar denúncia' }));
  expect(await screen.findByText('Denúncia enviada')).toBeVisible();
  const sent = requests.find(({ call }) => call === 'POST /api/reports');
  expect(sent?.body).toEqual({
    type: 'submission',
    id: 2,
    reason: 'É propaganda',
    runId: expect.any(String),
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(article.getByRole('button', { name: /^Denunciada/ })).toHaveFocus();
});

test('only those who take care of the community review reports', async () => {
  open();
  await articleOf('Pergunta 2');
  expect(screen.queryByText('Denúncias para rever')).not.toBeInTheDocument();
});

test('whoever takes care removes a post at once, with a reason', async () => {
  let posts = [post(2), post(1)];
  const { person, requests } = open(
    {
      [feed]: () => json(200, posts),
      'POST /api/posts/2/remove': () => {
        posts = posts.slice(1);
        return json(200, { ok: true });
      },
    },
    { isModerator: true },
  );
  const article = await articleOf('Pergunta 2');
  expect(article.queryByRole('button', { name: /^Denunciar/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Denúncias para rever' })).toHaveAttribute(
    'href',
    '/cuidar/moderacao',
  );
  await person.click(article.getByRole('button', { name: /^Tirar do mural/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tirar do mural?' }));
  await person.click(dialog.getByRole('button', { name: 'Tirar do mural' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Diga o motivo');
  await person.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Ofende uma vizinha.');
  await person.click(dialog.getByRole('button', { name: 'Tirar do mural' }));
  await waitFor(() => expect(screen.queryByText('Pergunta 2')).not.toBeInTheDocument());
  expect(requests.find(({ call }) => call === 'POST /api/posts/2/remove')?.body).toEqual({
    reason: 'Ofende uma vizinha.',
  });
});

test('an empty community invites the first post', async () => {
  open({ [feed]: () => json(200, []) });
  expect(await screen.findByText('Ninguém publicou ainda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nova Postagem' })).toHaveAttribute('href', '/games/voz-rota');
});

test('a report that is refused is told in the dialog', async () => {
  const { person } = open({
    'POST /api/reports': () => refusal('not_found', 'Não encontramos o que você procura.'),
  });
  const article = await articleOf('Pergunta 2');
  await person.click(article.getByRole('button', { name: /^Denunciar/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Enviar denúncia' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Não encontramos o que você procura.');
});

test('the address of a post is handed on, and shows that one above the others', async () => {
  const { person } = open();
  const article = await articleOf('Pergunta 2');
  await person.click(article.getByRole('button', { name: /^Compartilhar/ }));
  expect(await screen.findByText('Endereço copiado!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/community?publicacao=2`);
});

test.each([
  ['there', [post(40)], 'Pergunta 40'],
  ['gone', [post(39)], 'Esta publicação não está no mural da sua comunidade.'],
])('a post named by the address that is %s', async (_, found, words) => {
  open(
    {
      'GET /api/feed?limit=1&before=41': () => json(200, found),
      'GET /api/posts/40/replies': () => json(200, []),
    },
    { address: '/community?publicacao=40' },
  );
  const shared = within(await screen.findByRole('region', { name: 'Publicação compartilhada' }));
  expect(await shared.findByText(words)).toBeVisible();
  expect(shared.queryAllByRole('article')).toHaveLength(words.startsWith('Pergunta') ? 1 : 0);
});
