import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { openDesk } from '#web/testing/desk.ts';
import { json, refusal } from '#web/testing/stub-api.ts';

const reports = 'GET /api/reports?communityId=1';
const reviews = 'GET /api/reviews?communityId=1';
const removed = 'GET /api/communities/1/removed';
const replies = 'GET /api/communities/1/replies';

const nothing = {
  [reports]: () => json(200, []),
  [reviews]: () => json(200, []),
  [removed]: () => json(200, []),
  [replies]: () => json(200, { reported: [], removed: [] }),
};

const reported = (id: number): Answer<'reportedPosts'>[number] => ({
  id,
  userId: 20,
  username: 'caio',
  votes: 2,
  createdAt: new Date().toISOString(),
  hasVoted: false,
  type: 'submission',
  title: `Pergunta ${id}`,
  text: `Resposta ${id}`,
  category: '',
  replies: 0,
  isHidden: id === 7,
  reports: 3,
  reasons: ['ofende', 'ofende'],
});

const articleOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  return within(heading.closest('article') ?? heading);
};

test('where nothing waits, that is told', async () => {
  openDesk('/cuidar/moderacao', nothing);
  expect(await screen.findByText('Nada para rever agora.')).toBeVisible();
  expect(screen.getByText('Nenhum pedido esperando resposta.')).toBeVisible();
  expect(screen.getByText('Nenhuma publicação foi tirada.')).toBeVisible();
});

test('one reported post is kept and another removed with a reason', async () => {
  let waiting = [reported(7), reported(8)];
  const { person, requests } = openDesk('/cuidar/moderacao', {
    ...nothing,
    [reports]: () => json(200, waiting),
    'POST /api/reports/7/review': () => {
      waiting = waiting.slice(1);
      return json(200, { ok: true });
    },
    'POST /api/posts/8/remove': () => {
      waiting = [];
      return json(200, { ok: true });
    },
  });
  const first = await articleOf('Pergunta 7');
  expect(first.getByText('3 denúncias: fora do mural até a revisão')).toBeVisible();
  expect(first.getAllByText('ofende')).toHaveLength(1);
  await person.click(first.getByRole('button', { name: /^Manter/ }));
  await waitFor(() => expect(screen.queryByText('Pergunta 7')).not.toBeInTheDocument());
  const second = await articleOf('Pergunta 8');
  await person.click(second.getByRole('button', { name: /^Tirar do mural/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox'), 'Expõe um vizinho.');
  await person.click(dialog.getByRole('button', { name: 'Tirar do mural' }));
  expect(await screen.findByText('Nada para rever agora.')).toBeVisible();
  expect(requests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { decision: 'keep' },
    { reason: 'Expõe um vizinho.' },
  ]);
});

test('what was removed can come back', async () => {
  let gone: Answer<'removedPosts'> = [
    {
      id: 8,
      userId: 20,
      username: 'caio',
      title: 'Pergunta 8',
      text: 'Resposta 8',
      reason: 'Expõe um vizinho.',
      removedAt: new Date().toISOString(),
    },
  ];
  let isRefused = true;
  const { person } = openDesk('/cuidar/moderacao', {
    ...nothing,
    [removed]: () => json(200, gone),
    'POST /api/posts/8/restore': () => {
      if (isRefused) return refusal('not_found');
      gone = [];
      return json(200, { ok: true });
    },
  });
  const article = await articleOf('Pergunta 8');
  expect(article.getByText('Motivo: Expõe um vizinho.')).toBeVisible();
  await person.click(article.getByRole('button', { name: /^Devolver ao mural/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não encontramos');
  isRefused = false;
  await person.click(article.getByRole('button', { name: /^Devolver ao mural/ }));
  expect(await screen.findByText('Nenhuma publicação foi tirada.')).toBeVisible();
});

test('a reported answer is kept, and one that was taken away comes back', async () => {
  const written = { userId: 20, username: 'caio', title: 'Pergunta 7', createdAt: new Date().toISOString() };
  let cared: Answer<'caredReplies'> = {
    reported: [{ ...written, id: 3, text: 'Que bobagem', isHidden: true, reports: 3, reasons: ['ofende'] }],
    removed: [{ ...written, id: 4, text: 'Outra coisa', reason: 'Expõe um vizinho.' }],
  };
  const { person, requests } = openDesk('/cuidar/moderacao', {
    ...nothing,
    [replies]: () => json(200, cared),
    'POST /api/replies/3/judge': () => {
      cared = { ...cared, reported: [] };
      return json(200, { ok: true });
    },
    'POST /api/replies/4/judge': () => {
      cared = { reported: [], removed: [] };
      return json(200, { ok: true });
    },
  });
  const answers = within(await screen.findByRole('region', { name: 'Respostas nas conversas' }));
  expect(await answers.findByText('3 denúncias: escondida até a revisão')).toBeVisible();
  await person.click(answers.getByRole('button', { name: 'Manter a resposta de caio' }));
  await waitFor(() => expect(answers.queryByText('Que bobagem')).not.toBeInTheDocument());
  expect(answers.getByText('Tirada. Motivo: Expõe um vizinho.')).toBeVisible();
  await person.click(answers.getByRole('button', { name: 'Devolver à conversa a resposta de caio' }));
  expect(await answers.findByText('Nenhuma resposta denunciada ou tirada.')).toBeVisible();
  expect(requests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { decision: 'keep' },
    { decision: 'restore' },
  ]);
});

test('requests for a review are answered', async () => {
  let waiting: Answer<'reviews'> = [
    {
      id: 4,
      userId: 12,
      username: 'Rita',
      message: 'Não concordo.',
      requestedAt: new Date().toISOString(),
      leadership: { type: null, name: 'Em formação', reasons: [] },
      named: { count: 14, endedAt: '2026-11-12T15:00:00.000Z', modelVersion: 1 },
    },
  ];
  const { person, requests } = openDesk('/cuidar/moderacao', {
    ...nothing,
    [reviews]: () => json(200, waiting),
    'POST /api/reviews/4/answer': () => {
      waiting = [];
      return json(200, { ok: true });
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Pedidos de revisão' }));
  expect(await panel.findByText('Não concordo.')).toBeVisible();
  expect(panel.getByText(/indicação de cerca de 14 pessoas na rodada de 12\/11\/2026/)).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'Responder' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Escreva sua mensagem antes de enviar.');
  await person.type(panel.getByRole('textbox', { name: 'Resposta para Rita' }), 'Vamos conversar.');
  await person.click(panel.getByRole('button', { name: 'Responder' }));
  expect(await panel.findByText('Nenhum pedido esperando resposta.')).toBeVisible();
  expect(requests.find(({ call }) => call === 'POST /api/reviews/4/answer')?.body).toEqual({
    answer: 'Vamos conversar.',
  });
});
