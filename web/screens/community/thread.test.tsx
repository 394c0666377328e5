import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { storeToken } from '#web/api/token.ts';
import { goal } from '#web/testing/goal.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, refusal, stubApi } from '#web/testing/stub-api.ts';
import { stubDictation } from '#web/testing/stub-dictation.ts';

type Reply = Answer<'replies'>[number];

const post: Answer<'feed'>[number] = {
  id: 2,
  type: 'submission',
  userId: 102,
  username: 'rita',
  title: 'O que falta?',
  text: 'Vender o mel junto',
  category: '',
  votes: 3,
  replies: 1,
  hasVoted: false,
  createdAt: new Date().toISOString(),
};

const numbers: Answer<'community'> = {
  posts: 1,
  participation: 50,
  activeUsers: 1,
  topContributor: null,
  topics: [],
};

const reply = (id: number, fields: Partial<Reply> = {}): Reply => ({
  id,
  userId: 200 + id,
  username: `pessoa ${id}`,
  text: `Resposta ${id}`,
  votes: 0,
  hasVoted: false,
  createdAt: new Date().toISOString(),
  ...fields,
});

function open(replies: Parameters<typeof stubApi>[0], isModerator = false) {
  storeToken('bom');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, { ...maria, isModerator }),
    'GET /api/week': () => json(200, goal),
    'GET /api/community': () => json(200, numbers),
    'GET /api/feed?limit=20': () => json(200, [post]),
    ...replies,
  });
  return { person: renderApp('/community'), requests };
}

const read = 'GET /api/posts/2/replies';

async function openThread({ person }: ReturnType<typeof open>) {
  const toggle = await screen.findByRole('button', { name: /à publicação de rita/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await person.click(toggle);
  return within(await screen.findByRole('region', { name: 'Respostas a rita' }));
}

test('an answer is written beneath the post, and stands there', async () => {
  let known = [reply(1)];
  const opened = open({
    [read]: () => json(200, known),
    'POST /api/posts/2/replies': () => {
      known = [...known, reply(5, { userId: maria.id, username: maria.username, text: 'Eu entro' })];
      return json(201, known[1]);
    },
  });
  const thread = await openThread(opened);
  expect(await thread.findByText('Resposta 1')).toBeVisible();
  await opened.person.type(thread.getByLabelText('Sua resposta'), 'Eu entro');
  await opened.person.click(thread.getByRole('button', { name: 'Responder a rita' }));
  expect(await thread.findByText('Eu entro', { selector: 'li p' })).toBeVisible();
  expect(thread.getByText('Você')).toBeVisible();
  expect(thread.getByLabelText('Sua resposta')).toHaveValue('');
  const sent = opened.requests.find(({ call }) => call === 'POST /api/posts/2/replies');
  expect(sent?.body).toEqual({ text: 'Eu entro', runId: expect.any(String) });
});

test('an answer can be said, mended by hand and sent', async () => {
  localStorage.setItem('fala-avisada', 'sim');
  const browser = stubDictation();
  const opened = open({
    [read]: () => json(200, []),
    'POST /api/posts/2/replies': () => json(201, reply(5, { userId: maria.id })),
  });
  const thread = await openThread(opened);
  await opened.person.click(thread.getByRole('button', { name: /^Falar.*sua resposta/ }));
  act(() => browser.hear('eu entro'));
  await opened.person.type(thread.getByLabelText('Sua resposta'), ' também');
  await opened.person.click(thread.getByRole('button', { name: 'Responder a rita' }));
  await waitFor(() => {
    const sent = opened.requests.find(({ call }) => call === 'POST /api/posts/2/replies');
    expect(sent?.body).toMatchObject({ text: 'Eu entro também' });
  });
});

test('two quick taps send one answer', async () => {
  const opened = open({
    [read]: () => json(200, []),
    'POST /api/posts/2/replies': () => json(201, reply(5, { userId: maria.id })),
  });
  const thread = await openThread(opened);
  await opened.person.type(thread.getByLabelText('Sua resposta'), 'Eu entro');
  // Faster than a screen is drawn.
  const button = thread.getByRole('button', { name: 'Responder a rita' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(thread.getByLabelText('Sua resposta')).toHaveValue(''));
  expect(opened.requests.filter(({ call }) => call === 'POST /api/posts/2/replies')).toHaveLength(1);
});

test('what was refused stays in the box', async () => {
  const opened = open({
    [read]: () => json(200, []),
    'POST /api/posts/2/replies': () => refusal('reply_limit'),
  });
  const thread = await openThread(opened);
  expect(await thread.findByText(/Ninguém respondeu ainda/)).toBeVisible();
  await opened.person.type(thread.getByLabelText('Sua resposta'), 'Mais uma');
  await opened.person.click(thread.getByRole('button', { name: 'Responder a rita' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro');
  expect(thread.getByLabelText('Sua resposta')).toHaveValue('Mais uma');
});

test('words that were not sent are there again after a look elsewhere, and an empty answer is told', async () => {
  const opened = open({ [read]: () => json(200, []) });
  const thread = await openThread(opened);
  await opened.person.click(await thread.findByRole('button', { name: 'Responder a rita' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Escreva sua mensagem');
  await opened.person.type(thread.getByLabelText('Sua resposta'), 'Eu tenho um');
  cleanup();
  const again = await openThread(open({ [read]: () => json(200, []) }));
  expect(again.getByLabelText('Sua resposta')).toHaveValue('Eu tenho um');
});

test('an answer is voted on at once, and a refused vote is taken back', async () => {
  const opened = open({
    [read]: () => json(200, [reply(1), reply(2, { votes: 4 })]),
    'POST /api/replies/1/vote': () => json(200, { votes: 1, hasVoted: true }),
    'POST /api/replies/2/vote': () => refusal('not_found'),
  });
  const thread = await openThread(opened);
  await opened.person.click(await thread.findByRole('button', { name: /^Votar na resposta de pessoa 1/ }));
  expect(
    await thread.findByRole('button', { pressed: true, name: 'Você votou na resposta de pessoa 1: 1 voto' }),
  ).toBeVisible();
  await opened.person.click(thread.getByRole('button', { name: /^Votar na resposta de pessoa 2/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro');
  expect(thread.getByRole('button', { name: /^Votar na resposta de pessoa 2: 4/ })).toBeVisible();
});

test('one’s own is taken back, that of others reported', async () => {
  let known = [reply(1), reply(2, { userId: maria.id })];
  const opened = open({
    [read]: () => json(200, known),
    'DELETE /api/replies/2': () => {
      known = known.slice(0, 1);
      return json(200, { ok: true });
    },
    'POST /api/reports': () => json(200, { ok: true, hidden: false }),
  });
  const thread = await openThread(opened);
  await opened.person.click(await thread.findByRole('button', { name: 'Apagar a sua resposta' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Apagar a sua resposta?' }));
  await opened.person.click(asking.getByRole('button', { name: 'Apagar' }));
  await waitFor(() => expect(thread.queryByText('Resposta 2')).not.toBeInTheDocument());
  await opened.person.click(thread.getByRole('button', { name: 'Denunciar resposta de pessoa 1' }));
  const report = within(await screen.findByRole('dialog', { name: 'Denunciar resposta' }));
  await opened.person.click(report.getByRole('button', { name: 'Enviar denúncia' }));
  expect(await screen.findByText('Denúncia enviada')).toBeVisible();
  const sent = opened.requests.find(({ call }) => call === 'POST /api/reports');
  expect(sent?.body).toMatchObject({ type: 'reply', id: 1 });
});

test('whoever takes care takes an answer away, with a reason', async () => {
  const opened = open(
    {
      [read]: () => json(200, [reply(1)]),
      'POST /api/replies/1/judge': () => json(200, { ok: true }),
    },
    true,
  );
  const thread = await openThread(opened);
  await opened.person.click(await thread.findByRole('button', { name: 'Tirar a resposta de pessoa 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tirar a resposta?' }));
  await opened.person.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Ofende.');
  await opened.person.click(dialog.getByRole('button', { name: 'Tirar da conversa' }));
  expect(await screen.findByText('Resposta tirada')).toBeVisible();
  const sent = opened.requests.find(({ call }) => call === 'POST /api/replies/1/judge');
  expect(sent?.body).toEqual({ decision: 'remove', reason: 'Ofende.' });
});
